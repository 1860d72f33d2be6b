//! Takes pictures of every screen in every size and theme: `make screenshots`.

use browser_tests::{Device, PHONE, Page, TABLET};
use std::path::PathBuf;

const WIDE: Device = Device { width: 1440, height: 900, touch: false };
const LANDSCAPE: Device = Device { width: 740, height: 360, touch: true };
const SMALL: Device = Device { width: 320, height: 650, touch: true };

const MINOS: &str = "#/minos?m=d1d2.c7c6.e1d1.1<.d2d3.gv.a1a2.d7d6.c1c2.g^.a2a3.d6d5.a3a4.a^.a5a6.7>.a^.g7g6.e1e2.g6g5.a7b7.fv";
const MINOS_GAME: &str = "#/minos?m=c1c2.7>.a^.2<.b2b3.b^.b4b5.b^.b6b7.d7d6.f1f2.g7g6.f2f3.f7g7.f3f4.gv.f4f5.gv.b3b4.6>.f5f6.1<.f6f7.gv.b4b5.5>.c5c6.6>.d6d7";
const MINOS_THREAT: &str =
    "#/minos?p=.LD.DL%23/%23%23L..D./%23..%23.%23./...%23..D/..%23.%23.D/%23%23..%23../%23.LL..._L_-&m=c6d6";
/// Eight turns of Pivot, after which a line must be broken.
const PIVOT: &str = "#/pivot?m=b4S.b4a4+b2B.b2c2+b4S.b4c4+d4B.c2c3+c2B.a4b4+d3B.c3b3+a3S.c4c3+d2B";

/// The 25th turn of Shape & Colour.
const RODS: &str =
    "#/shape-colour?p=CRSRCR_CYSYSY_LR_-_CYLRLB_CB_SB_CYLB_SR_CRCB_LR_SB_LYCB_CY_LY_SY_|_8,6_|_1";

/// A whole game of it.
const RODS_OVER: &str = "#/shape-colour?m=\
    LB@d1.LR@d2.LR@d4.LR@a3.CY@a4.SY@a2.SB@b2.LR@b3.SR@c4.SR@c3.SY@d3.SR@b4.CB@b1.CB@c1.LB@a1\
    .CR@c2.a2:a3+CR@c4.a1:b2+CR@d1.c4:d3,c3+SR@a2.c2:b2+LB@c4.c4:d1+CB@a1.b3:c4+LB@d4\
    .a4:d3+LY@a1.c4:c3+SY@b1.d3:a3,b4,a1+CR@a4.a1:b3,d3,a4+LY@b4.b3:d2+CB@a2.d3:a1+SB@b3\
    .a1:d4+CY@a1.a1:c1+SY@a1.a4:d2,c4+CY@c4.a1:b3+CY@a4.b4:a2,d3,a4+SB@b3.b1:c2,a1+LY@d3\
    .a1:a4+SB@b1.b3:b4,b1,a1+LY@c1";

/// A screen: its name, its address, and what is pressed there.
const SCREENS: &[(&str, &str, &[&str])] = &[
    ("home", "", &[]),
    ("new-game", "#/quantik", &[".new-game", "[data-seat='1'] label:last-child"]),
    ("new-game-emblem", "#/emblem", &[".new-game", "[data-dial='variant-1'] label:nth-child(3)"]),
    (
        "new-game-teams",
        "#/shape-colour",
        &[".new-game", "[data-dial='variant-0'] label:nth-child(4)", "[data-seat='1'] label:last-child"],
    ),
    ("menu", "#/quantik?m=Da2.Ca3.Db1", &[".more"]),
    ("resign", "#/quantik?m=Da2.Ca3.Db1", &[".more", "[data-entry='resign']"]),
    ("resigned", "#/quantik?m=Da2.Ca3.Db1", &[".more", "[data-entry='resign']", "[data-confirm]"]),
    ("quantik-start", "#/quantik", &[]),
    ("quantik-why-not", "#/quantik?m=Da2.Ca3.Db1.Cc4.Ab4.Bd1.Ac1.Dd3", &["tray-1", "c2"]),
    ("quantik-offers", "#/quantik?m=Da2.Ca3.Db1.Cc4.Ab4.Bd1.Ac1.Dd3", &["tray-2"]),
    ("quantik-result", "#/quantik?m=Aa1.Bb2.Cc3.Db1.Ca2", &[]),
    ("emblem-start", "#/emblem", &[]),
    (
        "emblem-why-not",
        "#/emblem?m=e2d3.b2c3.b1b2.c3b3.d3c3.b3c2.e6d5.f5f4.d5d4.e1e2.c3d3.b6c6",
        &["d4", "c4"],
    ),
    ("emblem-chosen", "#/emblem?m=e2d3.b2c3.b1b2.c3b3.d3c3.b3c2.e6d5.f5f4", &["d5"]),
    ("emblem-threat", "#/emblem?m=b1c2.b2c1.a1b2.a2b1.e2d2", &[]),
    ("emblem-areas", "#/emblem?o=areas&m=e2d3.b2c3", &["d3", "f6"]),
    ("emblem-result", "#/emblem?m=b1c2.b2c1.a1b2.a2b1.e2d2.e5f4.f2e2", &[]),
    ("minos-start", "#/minos", &[]),
    ("minos-chosen", MINOS, &["e2"]),
    ("minos-ghost", MINOS, &["line-2+way-left"]),
    ("minos-undoes", MINOS, &["line-f+way-up"]),
    ("minos-locked", MINOS, &["line-b+way-down"]),
    ("minos-why-not", MINOS, &["c2", "c3"]),
    ("minos-junior", "#/minos?o=junior&m=b1b2.7<.f1f2.1>.f2f3.f^.f4f5.f^.f6f7.b7b6.b2b3.d7d6", &["b3"]),
    ("minos-threat", MINOS_THREAT, &[]),
    ("minos-result", MINOS_GAME, &[]),
    ("pivot-start", "#/pivot", &[]),
    ("pivot-threat", PIVOT, &[]),
    ("pivot-lifted", PIVOT, &["d2"]),
    ("pivot-lay", PIVOT, &["d2", "d1", "tray-1"]),
    ("pivot-why-not", PIVOT, &["d2", "b1"]),
    ("pivot-not-yet", PIVOT, &["tray-0"]),
    ("pivot-result", PIVOT, &["b3", "b2", "a1", "tray-0"]),
    ("rods-start", "#/shape-colour", &["tray-4"]),
    ("rods-hand", RODS, &["b1", "b3"]),
    ("rods-add", RODS, &["b1", "b3", "b2", "a4", "tray-2"]),
    ("rods-pending", RODS, &["b1", "b3", "b2", "a4", "tray-2", "b1"]),
    ("rods-played", RODS, &["b1", "b3", "b2", "a4", "tray-2", "b1", "confirm"]),
    ("rods-level", RODS, &["b1", "b3", "b2", "a4", "tray-2", "b1", "view-3"]),
    ("rods-why-not", RODS, &["b1", "a1"]),
    ("rods-teams", "#/shape-colour?o=teams", &["tray-4", "b2"]),
    ("rods-result", RODS_OVER, &[]),
    ("settings", "#/settings", &[]),
    ("settings-data", "#/settings", &["scroll"]),
    ("settings-delete", "#/settings", &["[data-delete]"]),
    ("share", "#/quantik?m=Da2.Ca3.Db1.Cc4.Ab4.Bd1.Ac1.Dd3", &[".share"]),
    ("share-long", RODS_OVER, &[".share"]),
    ("share-copied", "#/quantik?m=Da2.Ca3.Db1", &[".share", "[data-copy='turns']"]),
    ("bad-link", "#/quantik?m=Aa1.Aa2", &[]),
];

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
            for (name, address, presses) in SCREENS {
                for device in [PHONE, SMALL, LANDSCAPE, TABLET, WIDE] {
                    let file = format!("{name}-{lang}-{theme}-{}x{}.png", device.width, device.height);
                    if !only.split(',').all(|part| file.contains(part)) {
                        continue;
                    }
                    page.resize(device).await;
                    page.go(address).await;
                    for target in *presses {
                        match *target {
                            "confirm" => page.tap(".confirm").await,
                            "scroll" => {
                                page.eval("(() => { scrollTo(0, 9999); return true })()").await;
                            }
                            selector if selector.starts_with(['.', '[']) => page.tap(selector).await,
                            view if view.starts_with("view-") => {
                                page.tap(&format!("[data-view='{}']", &view[5..])).await
                            }
                            target => page.press(target).await,
                        }
                    }
                    // One frame to draw what the last press did.
                    tokio::time::sleep(std::time::Duration::from_millis(120)).await;
                    page.screenshot(&folder.join(file)).await;
                }
            }
        }
        page.close().await;
    }
    println!("pictures in {}", folder.canonicalize().expect("the folder is there").display());
}
