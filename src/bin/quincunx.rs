//! The native tool; see `quincunx --help`.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    quincunx::tool::main()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
