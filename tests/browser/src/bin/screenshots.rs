//! Takes pictures of every screen in every size and theme: `make screenshots`.

use browser_tests::{Device, PHONE, Page, SCREENS, TABLET};
use std::path::PathBuf;

const WIDE: Device = Device { width: 1440, height: 900, touch: false };
const LANDSCAPE: Device = Device { width: 740, height: 360, touch: true };
const SMALL: Device = Device { width: 320, height: 650, touch: true };

#[tokio::main]
async fn main() {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "target", "screenshots"].iter().collect();
    std::fs::create_dir_all(&folder).expect("a folder for the pictures");
    // `make screenshots ONLY=quantik,light` takes those whose name contains all of it.
    let only = std::env::var("ONLY").unwrap_or_default();
    for lang in ["fr", "en"] {
        let page = Page::open(PHONE, lang, "").await;
        for theme in ["light", "dark", "contrast"] {
            let settings = format!(r#"{{"lang":"{lang}","theme":"{theme}"}}"#);
            page.eval(&format!("localStorage.setItem('quincunx.settings', '{settings}')")).await;
            // A page reads its settings when it is loaded; the screens are reached without loading it anew.
            page.reload().await;
            for screen in SCREENS {
                for device in [PHONE, SMALL, LANDSCAPE, TABLET, WIDE] {
                    let file =
                        format!("{}-{lang}-{theme}-{}x{}.png", screen.name, device.width, device.height);
                    if !only.split(',').all(|part| file.contains(part)) {
                        continue;
                    }
                    page.resize(device).await;
                    page.show(screen).await;
                    // Animations that the last press has started are more than half done.
                    tokio::time::sleep(std::time::Duration::from_millis(120)).await;
                    page.screenshot(&folder.join(file)).await;
                }
            }
        }
        page.close().await;
    }
    println!("pictures in {}", folder.canonicalize().expect("the folder is there").display());
}
