import type net from "node:net";
import type tls from "node:tls";
import { ftpGreetingMs, ftpGuessesPerConnection } from "#domain/limits.ts";
import type { Actor } from "../ground/actor.ts";
import type { House } from "../house/house.ts";
import { actorOf } from "../sign-in/sessions.ts";
import { ClientFolder } from "./client-folder.ts";
import { type Command, commandOf } from "./control-lines.ts";
import type { DataPort } from "./data-port.ts";
import { failureOf } from "./failure.ts";
import type { FtpOptions } from "./ftp-options.ts";
import type { Porter } from "./porter.ts";
import { Refusal } from "./refusal.ts";
import { type Guest, leaveFtp } from "./sign-in-at-ftp.ts";
import type { Left, Spool } from "./spool.ts";
import { Talk } from "./talk.ts";

/** The parts that all sessions of the FTP entrance share. */
export type Door = {
  house: House;
  options: FtpOptions;
  /** The IPv4 address in answers to PASV, if it is another than the one that the client connected to. */
  passiveAddress: string | undefined;
  secure: tls.SecureContext | undefined;
  porter: Porter;
  spool: Spool;
  /** Reads a file that was left; false if the house cannot now and will later. */
  take(left: Left): Promise<boolean>;
};
export type Obey = (session: Session, command: Command) => Promise<void>;

const COMMANDS_WAITING = 20;

/** One client's session: its state, and its commands in order. */
export class Session {
  readonly door: Door;
  readonly talk: Talk;
  name: string | undefined;
  guesses = 0;
  here: string[] = [];
  isProtected = false;
  isExtendedOnly = false;
  renaming: Left | undefined;
  /** The announced size of the next file, 0 if there is none. */
  announced = 0;
  passive: DataPort | undefined;
  transfer: AbortController | undefined;
  #guest: Guest | undefined;
  #turn: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(door: Door, socket: net.Socket, obey: Obey) {
    this.door = door;
    const hear = (line: string) => this.#hear(commandOf(line), obey);
    this.talk = new Talk(socket, hear, () => this.#waiting === 0);
    // The time limit does not depend on silence: a command now and then would else keep the place without signing in.
    const inVain = setTimeout(() => {
      if (!this.isSignedIn) this.talk.end(421, "Nobody signed in for too long.");
    }, door.options.greetingMs ?? ftpGreetingMs).unref();
    this.talk.gone.addEventListener("abort", () => clearTimeout(inVain));
  }

  /** Settles when every command has finished and the client is signed out. */
  async ended(): Promise<void> {
    await this.#turn;
    this.passive?.close();
    const guest = this.#guest;
    this.#guest = undefined;
    if (!guest) return;
    this.door.porter.leavesAgain(guest.accountId);
    await leaveFtp(this.door.house, guest).catch((err: unknown) =>
      this.door.house.log.warn({ err }, "an FTP session could not be ended and will expire"),
    );
  }

  get isSignedIn(): boolean {
    return this.#guest !== undefined;
  }

  welcome(guest: Guest): void {
    this.#guest = guest;
    this.guesses = 0;
  }

  /** Counts a wrong guess; after a few the connection is closed. */
  guessedWrong(words: string): void {
    this.guesses++;
    this.name = undefined;
    if (this.guesses >= ftpGuessesPerConnection) this.talk.end(421, words);
    else this.talk.reply(530, words);
  }

  /** The actor as the portal sees them at this moment: an account that was switched off is refused. */
  async actor(): Promise<Actor> {
    if (!this.#guest) throw new Refusal(530, "Please sign in with USER and PASS.");
    return actorOf(this.door.house, this.#guest.authorization);
  }

  folder(actor: Actor): ClientFolder {
    return new ClientFolder(this.door.house, this.door.spool, actor.accountId);
  }

  #hear(command: Command, obey: Obey): void {
    if (command.verb === "ABOR") this.transfer?.abort();
    if (this.#waiting >= COMMANDS_WAITING) {
      this.talk.end(421, "One command at a time, please.");
      return;
    }
    this.#waiting++;
    this.#turn = this.#turn
      .then(() => (this.talk.gone.aborted ? undefined : obey(this, command)))
      .catch((error: unknown) => this.#fail(error, command))
      .finally(() => void this.#waiting--);
  }

  #fail(error: unknown, { verb }: Command): void {
    const failure = failureOf(error);
    if (failure?.isForLog || (!failure && !this.talk.gone.aborted)) {
      this.door.house.log.error({ err: error, verb }, "an FTP command failed");
    }
    const { code, words, isOver } = failure ?? {
      code: 451,
      words: "Something went wrong. Please try again later.",
    };
    if (isOver) this.talk.end(code, words);
    else this.talk.reply(code, words);
  }
}
