//! A player that is another program: it is asked in lines on its standard input, and answers on its standard output.

use super::question::Question;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// How much longer than it may think a program may take to answer: it has to start, and the machine may be busy.
const GRACE: Duration = Duration::from_secs(1);
/// How long a program may take that is not limited by time.
const WITHOUT_TIME: Duration = Duration::from_secs(60);

/// A running program.
pub struct Program {
    child: Child,
    answers: Receiver<String>,
}

impl Program {
    /// Starts a command: a program and its arguments, separated by spaces.
    pub fn start(command: &str) -> Result<Program, String> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or("exec: a command is missing")?;
        let mut child = Command::new(name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("exec:{command}: {error}"))?;
        let output = child.stdout.take().expect("it is piped");
        // A program that talks without being asked has to wait.
        let (sender, answers) = sync_channel(1);
        std::thread::spawn(move || {
            let lines = BufReader::new(output).lines().map_while(Result::ok);
            let mut answers = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
            // Nobody listens any more once the game is over.
            answers.try_for_each(|line| sender.send(line))
        });
        Ok(Program { child, answers })
    }

    /// The line that the program answers with, or what is wrong with it.
    pub fn ask(&mut self, question: &Question) -> Result<String, String> {
        let input = self.child.stdin.as_mut().expect("it is piped");
        // A program that has ended is told by its missing answer.
        let _ = input.write_all(question.to_string().as_bytes()).and_then(|()| input.flush());
        let patience = question.millis.map_or(WITHOUT_TIME, Duration::from_millis) + GRACE;
        self.answers.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("no answer after {} ms", patience.as_millis()),
            RecvTimeoutError::Disconnected => "it has ended without an answer".to_owned(),
        })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
