//! Tables where computers sit, and games as the browser keeps them.

use crate::Page;
use quincunx::games::{Game, GameId};
use quincunx::record::{Link, Match};
use quincunx::table::{Help, Origin, Session, Setup};
use serde_json::{Value, json};
use std::time::Duration;

/// A set-up with players of these levels; 0 is a person.
fn setup(levels: &[u8]) -> Value {
    let player = |&level: &u8| match level {
        0 => json!({ "person": { "name": "" } }),
        level => json!({ "computer": { "level": level } }),
    };
    let players: Vec<_> = levels.iter().map(player).collect();
    json!({ "players": players, "pace": 0 })
}

impl Page {
    /// Sets up a table for a new game with these levels; 0 is a person. Computers answer without a pause for show.
    pub async fn lay<P: Game>(&self, options: P::Options, levels: &[u8]) {
        self.lay_game(&Match::<P>::new(options), levels).await;
    }

    /// Sets up a table with the game of this link and so much help. Is it a computer's turn there?
    pub async fn lay_table(&self, link: &str, levels: &[u8], help: Help) -> bool {
        let link = Link::parse::<()>(link).expect("a link");
        let game = GameId::named(&link.game).expect("a game");
        let session = Session::open(game, Origin::Link(&link), Setup::default()).expect("a game");
        let mut setup = setup(levels);
        setup["help"] = json!(help);
        self.sit_down(game.id(), &setup, &session.status.save).await;
        levels[session.status.to_move.index()] != 0
    }

    /// The same for a game that has begun.
    pub async fn lay_game<P: Game>(&self, game: &Match<P>, levels: &[u8]) {
        self.sit_down(P::FACTS.id, &setup(levels), &game.save_text()).await;
    }

    async fn sit_down(&self, id: &str, setup: &Value, save: &str) {
        for (kind, text) in [("setup", setup.to_string()), ("game", save.to_owned())] {
            let key = format!("quincunx.{kind}.{id}");
            self.eval(&format!("localStorage.setItem({}, {})", json!(key), json!(text))).await;
        }
        self.go(&format!("#/{id}")).await;
    }

    /// The game as the browser keeps it, read by the rules.
    pub async fn kept<P: Game>(&self) -> Match<P> {
        let save = self.eval(&format!("localStorage.getItem('quincunx.game.{}')", P::FACTS.id)).await;
        Match::from_save(save.as_str().expect("a game is kept")).expect("it is a legal game")
    }

    /// The same once something holds of it.
    pub async fn kept_once<P: Game>(&self, holds: impl Fn(&Match<P>) -> bool) -> Match<P> {
        for _ in 0..1000 {
            let game = self.kept::<P>().await;
            if holds(&game) {
                return game;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("it never comes to that:\n{}", self.kept::<P>().await.save_text());
    }
}
