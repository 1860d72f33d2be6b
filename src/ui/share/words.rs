//! The words of sharing.

use crate::i18n::Text;

pub const SHARE: Text = Text::new("Partager la partie", "Share the game");
pub const SEND: Text = Text::new("Envoyer…", "Send…");
/// What a button copies, and that it has.
pub const LINK: [Text; 2] =
    [Text::new("Copier le lien", "Copy link"), Text::new("Lien copié.", "Link copied.")];
pub const TURNS: [Text; 2] =
    [Text::new("Copier les coups", "Copy turns"), Text::new("Coups copiés.", "Turns copied.")];
pub const POSITION: [Text; 2] =
    [Text::new("Copier la position", "Copy position"), Text::new("Position copiée.", "Position copied.")];
pub const BY_HAND: Text = Text::new(
    "La copie automatique est bloquée ici\u{a0}: copiez ce texte vous-même.",
    "Automatic copying is blocked here: copy this text yourself.",
);
pub const CODE: Text = Text::new("Code QR du lien", "QR code for the link");
pub const SCAN: Text = Text::new("À scanner avec un autre appareil.", "Scan it with another device.");
pub const TOO_LONG: Text = Text::new(
    "Cette partie est trop longue pour un code QR\u{202f}; le lien la contient tout entière.",
    "This game is too long for a QR code; the link holds all of it.",
);
