//! Tables where computers sit, and games as the browser keeps them.

use crate::Page;
use quincunx::games::Game;
use quincunx::record::Match;
use serde_json::json;
use std::time::Duration;

impl Page {
    /// Sets up a table for a new game with these levels; 0 is a person. Computers answer without a pause for show.
    pub async fn lay<P: Game>(&self, options: P::Options, levels: &[u8]) {
        self.lay_game(&Match::<P>::new(options), levels).await;
    }

    /// The same for a game that has begun.
    pub async fn lay_game<P: Game>(&self, game: &Match<P>, levels: &[u8]) {
        let player = |&level: &u8| match level {
            0 => json!({ "person": { "name": "" } }),
            level => json!({ "computer": { "level": level } }),
        };
        let players: Vec<_> = levels.iter().map(player).collect();
        let setup = json!({ "players": players, "pace": 0 }).to_string();
        for (kind, text) in [("setup", setup), ("game", game.save_text())] {
            let key = format!("quincunx.{kind}.{}", P::FACTS.id);
            self.eval(&format!("localStorage.setItem({}, {})", json!(key), json!(text))).await;
        }
        self.go(&format!("#/{}", P::FACTS.id)).await;
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
