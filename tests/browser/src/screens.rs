//! Every screen of the site, for the pictures of it and for what must hold on each.

use crate::Page;

/// A screen: its name, its address, and what is pressed there.
pub struct Screen {
    pub name: &'static str,
    address: &'static str,
    presses: &'static [&'static str],
}

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

const fn screen(name: &'static str, address: &'static str, presses: &'static [&'static str]) -> Screen {
    Screen { name, address, presses }
}

pub const SCREENS: &[Screen] = &[
    screen("home", "", &[]),
    screen("new-game", "#/quantik", &[".new-game", "[data-seat='1'] label:last-child"]),
    screen("new-game-emblem", "#/emblem", &[".new-game", "[data-dial='variant-1'] label:nth-child(3)"]),
    screen(
        "new-game-teams",
        "#/shape-colour",
        &[".new-game", "[data-dial='variant-0'] label:nth-child(4)", "[data-seat='1'] label:last-child"],
    ),
    screen("menu", "#/quantik?m=Da2.Ca3.Db1", &[".more"]),
    screen("resign", "#/quantik?m=Da2.Ca3.Db1", &[".more", "[data-entry='resign']"]),
    screen("resigned", "#/quantik?m=Da2.Ca3.Db1", &[".more", "[data-entry='resign']", "[data-confirm]"]),
    screen("quantik-start", "#/quantik", &[]),
    screen("quantik-why-not", "#/quantik?m=Da2.Ca3.Db1.Cc4.Ab4.Bd1.Ac1.Dd3", &["tray-1", "c2"]),
    screen("quantik-offers", "#/quantik?m=Da2.Ca3.Db1.Cc4.Ab4.Bd1.Ac1.Dd3", &["tray-2"]),
    screen("quantik-result", "#/quantik?m=Aa1.Bb2.Cc3.Db1.Ca2", &[]),
    screen("emblem-start", "#/emblem", &[]),
    screen(
        "emblem-why-not",
        "#/emblem?m=e2d3.b2c3.b1b2.c3b3.d3c3.b3c2.e6d5.f5f4.d5d4.e1e2.c3d3.b6c6",
        &["d4", "c4"],
    ),
    screen("emblem-chosen", "#/emblem?m=e2d3.b2c3.b1b2.c3b3.d3c3.b3c2.e6d5.f5f4", &["d5"]),
    screen("emblem-threat", "#/emblem?m=b1c2.b2c1.a1b2.a2b1.e2d2", &[]),
    screen("emblem-areas", "#/emblem?o=areas&m=e2d3.b2c3", &["d3", "f6"]),
    screen("emblem-result", "#/emblem?m=b1c2.b2c1.a1b2.a2b1.e2d2.e5f4.f2e2", &[]),
    screen("minos-start", "#/minos", &[]),
    screen("minos-chosen", MINOS, &["e2"]),
    screen("minos-ghost", MINOS, &["line-2+way-left"]),
    screen("minos-undoes", MINOS, &["line-f+way-up"]),
    screen("minos-locked", MINOS, &["line-b+way-down"]),
    screen("minos-why-not", MINOS, &["c2", "c3"]),
    screen("minos-junior", "#/minos?o=junior&m=b1b2.7<.f1f2.1>.f2f3.f^.f4f5.f^.f6f7.b7b6.b2b3.d7d6", &["b3"]),
    screen("minos-threat", MINOS_THREAT, &[]),
    screen("minos-result", MINOS_GAME, &[]),
    screen("pivot-start", "#/pivot", &[]),
    screen("pivot-threat", PIVOT, &[]),
    screen("pivot-lifted", PIVOT, &["d2"]),
    screen("pivot-lay", PIVOT, &["d2", "d1", "tray-1"]),
    screen("pivot-why-not", PIVOT, &["d2", "b1"]),
    screen("pivot-not-yet", PIVOT, &["tray-0"]),
    screen("pivot-result", PIVOT, &["b3", "b2", "a1", "tray-0"]),
    screen("rods-start", "#/shape-colour", &["tray-4"]),
    screen("rods-hand", RODS, &["b1", "b3"]),
    screen("rods-add", RODS, &["b1", "b3", "b2", "a4", "tray-2"]),
    screen("rods-pending", RODS, &["b1", "b3", "b2", "a4", "tray-2", "b1"]),
    screen("rods-played", RODS, &["b1", "b3", "b2", "a4", "tray-2", "b1", "confirm"]),
    screen("rods-level", RODS, &["b1", "b3", "b2", "a4", "tray-2", "b1", "view-3"]),
    screen("rods-why-not", RODS, &["b1", "a1"]),
    screen("rods-teams", "#/shape-colour?o=teams", &["tray-4", "b2"]),
    screen("rods-three", "#/shape-colour?o=3&m=LB@d1.LR@d2.CY@a3", &[]),
    screen("rods-result", RODS_OVER, &[]),
    screen("turns", "#/quantik?m=Da2.Ca3.Db1.Cc4.Ab4.Bd1.Ac1.Dd3", &["turns"]),
    screen(
        "quantik-values",
        "#/quantik?m=Da2.Ca3.Db1.Cc4.Ab4.Bd1.Ac1.Dd3",
        &[".more", "[data-dial='help'] label:nth-child(4)", ".sheet-head .icon-button", "tray-2", "awaited"],
    ),
    screen(
        "pivot-values",
        PIVOT,
        &[".more", "[data-dial='help'] label:nth-child(4)", ".sheet-head .icon-button", "awaited"],
    ),
    screen(
        "emblem-values",
        "#/emblem?m=e2d3.b2c3.b1b2.c3b3.d3c3.b3c2.e6d5.f5f4",
        &[".more", "[data-dial='help'] label:nth-child(4)", ".sheet-head .icon-button", "d5", "awaited"],
    ),
    screen(
        "minos-values",
        MINOS,
        &[".more", "[data-dial='help'] label:nth-child(4)", ".sheet-head .icon-button", "awaited"],
    ),
    screen(
        "rods-values",
        RODS,
        &[".more", "[data-dial='help'] label:nth-child(4)", ".sheet-head .icon-button", "awaited"],
    ),
    screen(
        "emblem-hint",
        "#/emblem?m=e2d3.b2c3.b1b2.c3b3.d3c3.b3c2.e6d5.f5f4",
        &[
            ".more",
            "[data-dial='help'] label:nth-child(3)",
            ".sheet-head .icon-button",
            ".hint-button",
            "hinted",
            ".hint-button",
        ],
    ),
    screen("minos-rotated", MINOS, &[".more", "[data-entry='rotate']", "rotated", "e2"]),
    screen(
        "quantik-rotated",
        "#/quantik?m=Da2.Ca3.Db1.Cc4.Ab4.Bd1.Ac1.Dd3",
        &[".more", "[data-entry='rotate']", "rotated", "tray-2"],
    ),
    screen("home-first", "", &["forgotten"]),
    screen("welcome-quantik", "#/quantik/welcome", &["pictured"]),
    screen("welcome-pivot", "#/pivot/welcome", &["pictured"]),
    screen("welcome-emblem", "#/emblem/welcome", &["pictured"]),
    screen("welcome-shape-colour", "#/shape-colour/welcome", &["pictured"]),
    screen("welcome-minos", "#/minos/welcome", &["pictured"]),
    screen("welcome-options", "#/shape-colour/welcome", &["pictured", "unfolded"]),
    screen("lesson-quantik", "#/quantik/lesson", &["asked"]),
    screen("lesson-pivot", "#/pivot/lesson", &["asked"]),
    screen("lesson-emblem", "#/emblem/lesson", &["asked"]),
    screen("lesson-shape-colour", "#/shape-colour/lesson", &["asked"]),
    screen("lesson-minos", "#/minos/lesson", &["asked"]),
    screen("lesson-refused", "#/quantik/lesson", &["asked", "tray-1", "d2"]),
    screen("lesson-taken-back", "#/quantik/lesson", &["asked", "tray-0", "d2"]),
    screen("lesson-done", "#/quantik/lesson", &["asked", "tray-3", "d2"]),
    screen("lesson-end-quantik", "#/quantik/lesson", &["asked", "skipped"]),
    screen("lesson-end-pivot", "#/pivot/lesson", &["asked", "skipped"]),
    screen("lesson-end-emblem", "#/emblem/lesson", &["asked", "skipped"]),
    screen("lesson-end-shape-colour", "#/shape-colour/lesson", &["asked", "skipped"]),
    screen("lesson-end-minos", "#/minos/lesson", &["asked", "skipped"]),
    screen("rules-quantik", "#/quantik/rules", &["figured"]),
    screen("rules-pivot", "#/pivot/rules", &["figured"]),
    screen("rules-emblem", "#/emblem/rules", &["figured"]),
    screen("rules-shape-colour", "#/shape-colour/rules", &["figured"]),
    screen("rules-minos", "#/minos/rules", &["figured"]),
    screen("print-quantik", "#/quantik/print", &["printable"]),
    screen("print-pivot", "#/pivot/print", &["printable"]),
    screen("print-emblem", "#/emblem/print", &["printable"]),
    screen("print-shape-colour", "#/shape-colour/print", &["printable"]),
    screen("print-minos", "#/minos/print", &["printable"]),
    screen("help-quantik", "#/quantik?m=Da2.Ca3.Db1", &["#help-button", "explained"]),
    screen("help-pivot", PIVOT, &["#help-button", "explained"]),
    screen("help-emblem", "#/emblem?m=b1c2.b2c1.a1b2.a2b1.e2d2", &["#help-button", "explained"]),
    screen("help-rods", RODS, &["#help-button", "explained"]),
    screen("help-minos", MINOS, &["#help-button", "explained"]),
    screen("settings", "#/settings", &[]),
    screen("settings-data", "#/settings", &["scroll"]),
    screen("settings-delete", "#/settings", &["[data-delete]"]),
    screen("share", "#/quantik?m=Da2.Ca3.Db1.Cc4.Ab4.Bd1.Ac1.Dd3", &[".more", "[data-entry='share']"]),
    screen("share-long", RODS_OVER, &[".more", "[data-entry='share']"]),
    screen(
        "share-copied",
        "#/quantik?m=Da2.Ca3.Db1",
        &[".more", "[data-entry='share']", "[data-copy='turns']"],
    ),
    screen("bad-link", "#/quantik?m=Aa1.Aa2", &[]),
    screen("no-such-page", "#/chess", &[]),
];

impl Page {
    /// Goes to a screen, and presses what is pressed there.
    pub async fn show(&self, screen: &Screen) {
        // What was played and chosen on the screens before does not matter here.
        let forget = "(() => { Object.keys(localStorage).filter(key => key !== 'quincunx.settings').forEach(key => key.startsWith('quincunx.setup.') ? localStorage.setItem(key, '{}') : localStorage.removeItem(key)); sessionStorage.clear(); return true })()";
        self.eval(forget).await;
        self.visit(screen.address).await;
        for &target in screen.presses {
            match target {
                "forgotten" => {
                    self.eval("(() => { localStorage.clear(); return true })()").await;
                    self.visit(screen.address).await;
                }
                "pictured" => self.wait("document.querySelector('.welcome .board-picture') !== null").await,
                "asked" => self.wait("document.querySelector('.lesson .ask') !== null").await,
                "figured" => self.wait("document.querySelector('.figure') !== null").await,
                "printable" => self.wait("document.querySelector('.paper-lines li') !== null").await,
                "explained" => self.wait("document.querySelectorAll('.card li').length === 5").await,
                // On a wide screen the options are there from the beginning.
                "unfolded" => {
                    if self.eval("document.querySelector('.chevron') !== null").await == true {
                        self.tap("[data-unfold='together']").await;
                    }
                }
                "skipped" => {
                    while self.eval("document.querySelector('.finish') === null").await == true {
                        self.wait(
                            "document.querySelector('[data-do=skip]:not([aria-disabled]), .finish') !== null",
                        )
                        .await;
                        self.eval("document.querySelector('[data-do=skip]')?.click() ?? true").await;
                        self.drawn().await;
                    }
                }
                "awaited" => self.wait("document.querySelector('.verdict') !== null").await,
                // The sheet with this button closes first.
                "rotated" => self.wait("document.querySelector('.rotated') !== null").await,
                "hinted" => self.wait("document.querySelector('.hint') !== null").await,
                // Where there is room, the list lies beside the board, and no button opens it.
                "turns" => {
                    if self.eval("document.querySelector('.bar-button.turns').offsetParent !== null").await
                        == true
                    {
                        self.tap(".bar-button.turns").await;
                    }
                }
                "confirm" => self.tap(".confirm").await,
                "scroll" => {
                    self.eval("(() => { scrollTo(0, 9999); return true })()").await;
                }
                selector if selector.starts_with(['.', '[', '#']) => self.tap(selector).await,
                view if view.starts_with("view-") => self.tap(&format!("[data-view='{}']", &view[5..])).await,
                target => self.press(target).await,
            }
        }
        self.drawn().await;
    }
}
