import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import SMTPTransport from "nodemailer/lib/smtp-transport";

/** Fewer letters than mail servers take over one connection, and less time than they wait for the next. */
const LETTERS_MOST = 100;
const IDLE_MS = 5_000;

type Envelope = Parameters<SMTPConnection["send"]>[0];
type Answered = { response: string };
type Open = { smtp: SMTPConnection; letters: number; end?: NodeJS.Timeout };
/** A letter as it travels. `beforeLastByte` is awaited before its last byte goes. */
type Letter = { envelope: Envelope; bytes: Buffer; beforeLastByte?: (() => Promise<void>) | undefined };
/** A letter on its way. `isBegun`: the mail server has asked for its bytes. */
type Outgoing = Letter & { isBegun: boolean };

/**
 * Sends letters over connections that stay open for the next letter. The library's own pool sends a letter again by
 * itself where a connection broke, and knows nothing of letters that had been taken (decision 0099).
 */
export class KeptConnections extends SMTPTransport {
  readonly #free: Open[] = [];

  /** Hands a letter to the mail server, and answers what that said. */
  sent(letter: Letter): Promise<Answered> {
    return this.#given({ ...letter, isBegun: false });
  }

  async #given(letter: Outgoing) {
    const kept = this.#free.pop();
    if (!kept) return this.#over(await this.#open(), letter);
    clearTimeout(kept.end);
    try {
      return await this.#over(kept, letter);
    } catch (error) {
      // The mail server may have closed it a moment ago. It has not a byte of the letter.
      if (letter.isBegun || !isGone(error)) throw error;
      return this.#over(await this.#open(), letter);
    }
  }

  async #over(open: Open, letter: Outgoing) {
    try {
      const said = await given(open.smtp, letter);
      this.#keep(open);
      return said;
    } catch (error) {
      if (isGone(error) || open.smtp.destroyed) open.smtp.close();
      else open.smtp.reset((wrong) => (wrong ? open.smtp.close() : this.#keep(open)));
      throw error;
    }
  }

  #keep(open: Open): void {
    open.letters += 1;
    if (open.letters >= LETTERS_MOST) {
      open.smtp.quit();
      return;
    }
    const end = () => {
      this.#forget(open);
      open.smtp.quit();
    };
    open.end = setTimeout(end, IDLE_MS).unref();
    this.#free.push(open);
  }

  #forget(open: Open): void {
    clearTimeout(open.end);
    const at = this.#free.indexOf(open);
    if (at >= 0) this.#free.splice(at, 1);
  }

  #open(): Promise<Open> {
    return new Promise((resolve, reject) => {
      const open: Open = { smtp: new SMTPConnection(this.options), letters: 0 };
      const { smtp } = open;
      const fail = (error: Error) => {
        reject(error); // first: the close below is told too
        smtp.close();
      };
      smtp.on("error", fail);
      smtp.once("end", () => {
        this.#forget(open);
        reject(new Error("the mail server closed the connection"));
      });
      smtp.connect((error) => {
        if (error) return fail(error);
        if (!this.auth || !(smtp.allowsAuth || this.options.forceAuth)) return resolve(open);
        smtp.login(this.auth, (wrong) => (wrong ? fail(wrong) : resolve(open)));
      });
    });
  }
}

/** Gives a letter to a mail server. Its last byte goes when its turn has come. */
function given(smtp: SMTPConnection, letter: Outgoing): Promise<Answered> {
  return new Promise((resolve, reject) => {
    smtp.send(letter.envelope, new HeldBack(letter, smtp), (error, said) => (said ? resolve(said) : reject(error)));
  });
}

/** The bytes of a letter, whose end comes when its turn has come. */
class HeldBack extends Readable {
  readonly #letter: Outgoing;
  readonly #smtp: SMTPConnection;

  constructor(letter: Outgoing, smtp: SMTPConnection) {
    super();
    this.#letter = letter;
    this.#smtp = smtp;
  }

  override _read(): void {
    if (this.#letter.isBegun) return;
    this.#letter.isBegun = true;
    this.push(this.#letter.bytes);
    void this.#end(this.#letter.beforeLastByte);
  }

  /** Whoever waits for a turn is silent; that is no silence of the mail server. */
  async #end(turn: Letter["beforeLastByte"]): Promise<void> {
    const socket = this.#smtp._socket || undefined;
    const longest = socket?.timeout ?? 0;
    try {
      if (turn) socket?.setTimeout(0);
      await turn?.();
      socket?.setTimeout(longest);
      this.push(null);
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** True where the connection ended, or is about to. Any other answer is about the letter. */
const isGone = (error: unknown): boolean => {
  const { responseCode } = error as { responseCode?: number };
  return responseCode === undefined || responseCode === 421;
};
