import { ftpIdleMs } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { Problem } from "../ground/problem.ts";
import type { Commands } from "./command-table.ts";
import { Refusal } from "./refusal.ts";
import type { Session } from "./session.ts";
import { leaveFtp, signInAtFtp } from "./sign-in-at-ftp.ts";

/**
 * Refuses a password in the clear. A house without a certificate takes it on its own machine, or where its operator allows
 * it; one with a certificate never does, since behind a forwarder everybody comes from its own machine.
 */
function insistOnSafety({ door, talk }: Session): void {
  if (talk.isSafe) return;
  if (door.secure) throw new Refusal(530, "Please secure the connection first with AUTH TLS.");
  if (!talk.isLocal && !door.options.takesClear)
    throw new Refusal(530, "Passwords are taken over TLS alone, and this house has no certificate yet.");
}

/** Signing in (RFC 959) and securing the connection (RFC 4217). */
export const signInCommands: Commands = {
  USER: {
    isPublic: true,
    run(session, name) {
      insistOnSafety(session);
      if (session.isSignedIn) throw new Refusal(503, "You are already signed in.");
      session.name = name;
      session.talk.reply(331, "Please give the password.");
    },
  },
  PASS: {
    isPublic: true,
    async run(session, password) {
      insistOnSafety(session);
      const { talk, door, name } = session;
      if (session.isSignedIn || name === undefined) throw new Refusal(503, "Please begin with USER.");
      if (!door.porter.mayGuess(talk.address)) return talk.end(421, messages.tooManyRequests);
      try {
        const guest = await signInAtFtp(door.house, name, password, talk.address);
        if (!door.porter.letsIn(guest.accountId)) {
          await leaveFtp(door.house, guest);
          return talk.end(421, "This account has too many connections.");
        }
        session.welcome(guest);
        talk.patience(door.options.idleMs ?? ftpIdleMs);
        talk.reply(230, "Welcome.");
      } catch (error) {
        if (!(error instanceof Problem) || error.code === "maintenance") throw error;
        session.guessedWrong(error.message);
      }
    },
  },
  AUTH: {
    isPublic: true,
    run({ door, talk }, argument) {
      const isKnown = /^(TLS|TLS-C|SSL)$/i.test(argument);
      if (!isKnown || !door.secure || talk.isSafe) {
        talk.goOn();
        throw isKnown && talk.isSafe
          ? new Refusal(503, "The connection is already secure.")
          : new Refusal(door.secure ? 504 : 502, "This security mechanism is not supported.");
      }
      talk.reply(234, "Continue with TLS.");
      talk.secure(door.secure);
    },
  },
  PBSZ: {
    isPublic: true,
    run({ talk }) {
      if (!talk.isSafe) throw new Refusal(503, "Please begin with AUTH TLS.");
      talk.reply(200, "PBSZ=0");
    },
  },
  PROT: {
    isPublic: true,
    run(session, level) {
      if (!session.talk.isSafe) throw new Refusal(503, "Please begin with AUTH TLS.");
      if (level.toUpperCase() !== "P") throw new Refusal(536, "Data connections must be protected: PROT P.");
      session.isProtected = true;
      session.talk.reply(200, "Data connections are protected.");
    },
  },
  QUIT: { isPublic: true, run: ({ talk }) => talk.end(221, "Goodbye.") },
};
