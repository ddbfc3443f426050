import type net from "node:net";
import tls from "node:tls";
import { ftpGreetingMs } from "#domain/limits.ts";
import { ControlLines } from "./control-lines.ts";
import { plainAddress } from "./data-port.ts";

/** The control connection: lines come in, answers go out. After AUTH it is under TLS. */
export class Talk {
  readonly address: string;
  /** The house's address as the client connected to it. */
  readonly here: string;
  readonly #gone = new AbortController();
  readonly #lines = new ControlLines();
  readonly #hear: (line: string) => void;
  readonly #isQuiet: () => boolean;
  #patienceMs = 0;
  #socket: net.Socket;

  /** `hear` gets each line; `isQuiet` is true if an idle connection has no command under way. */
  constructor(socket: net.Socket, hear: (line: string) => void, isQuiet: () => boolean) {
    this.#socket = socket;
    this.#hear = hear;
    this.#isQuiet = isQuiet;
    this.address = plainAddress(socket.remoteAddress);
    this.here = plainAddress(socket.localAddress);
    this.#listen(socket);
    this.patience(ftpGreetingMs);
  }

  /** Aborted when the client is gone. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  get isSafe(): boolean {
    return this.#socket instanceof tls.TLSSocket;
  }

  get isLocal(): boolean {
    return this.address === "::1" || this.address.startsWith("127.");
  }

  reply(code: number, words: string, more: readonly string[] = []): void {
    const last = `${code} ${words}`;
    const lines = more.length > 0 ? [`${code}-${words}`, ...more.map((line) => ` ${line}`), `${code} End`] : [last];
    if (this.#socket.writable) this.#socket.write(lines.map((line) => `${line}\r\n`).join(""));
  }

  /** Sends the last answer and closes the connection. */
  end(code: number, words: string): void {
    if (this.gone.aborted) return; // the last answer was sent before
    this.reply(code, words);
    this.#socket.end();
    this.#gone.abort();
    this.#socket.destroySoon();
  }

  patience(ms: number): void {
    this.#patienceMs = ms;
    this.#socket.setTimeout(ms);
  }

  /** Continues in the clear after a refused AUTH. */
  goOn(): void {
    this.#socket.on("data", this.#read).resume();
  }

  /** Continues under TLS. Bytes that came in the clear after AUTH are no command: anybody may have put them there. */
  secure(secureContext: tls.SecureContext): void {
    this.#lines.forget();
    const safe = new tls.TLSSocket(this.#socket, { isServer: true, secureContext });
    this.#socket.setTimeout(0);
    this.#socket = safe;
    this.#listen(safe);
    this.patience(this.#patienceMs);
  }

  #listen(socket: net.Socket): void {
    const leave = () => this.#gone.abort();
    socket.on("error", leave).on("end", leave).on("close", leave).on("data", this.#read);
    socket.on("timeout", () => {
      if (this.#isQuiet()) this.end(421, "The session was idle for too long.");
    });
  }

  readonly #read = (chunk: Buffer): void => {
    const lines = this.#lines.take(chunk);
    if (!lines) this.end(500, "The line is too long.");
    for (const line of lines ?? []) {
      const isAuth = /^ *AUTH\b/i.test(line);
      if (this.gone.aborted) return;
      if (isAuth) this.#socket.off("data", this.#read).pause();
      this.#hear(line);
      if (isAuth) return;
    }
  };
}
