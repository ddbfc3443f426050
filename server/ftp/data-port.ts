import net from "node:net";
import tls from "node:tls";
import { ftpDataIdleMs } from "#domain/limits.ts";
import type { PortRange } from "./ftp-options.ts";
import { listenPassively } from "./passive-ports.ts";
import { Refusal } from "./refusal.ts";

const PATIENCE_MS = 30_000;

type Wish = {
  host: string;
  range: PortRange | undefined;
  /** The address that may connect: the one of the control connection. */
  peer: string;
  secure: tls.SecureContext | undefined;
};

/** An address without the prefix of IPv4 inside IPv6. */
export const plainAddress = (address: string | undefined): string => (address ?? "").replace(/^::ffff:/i, "");

/** A port that waits for one data connection. It turns strangers away and goes on waiting. */
export class DataPort {
  readonly #server = net.createServer({ noDelay: true });
  readonly #wish: Wish;
  #socket: net.Socket | undefined;
  #arrived: (socket: net.Socket) => void = () => {};

  private constructor(wish: Wish) {
    this.#wish = wish;
    this.#server.on("connection", (socket) => this.#meet(socket));
  }

  static async open(wish: Wish): Promise<DataPort> {
    const port = new DataPort(wish);
    await listenPassively(port.#server, wish.host, wish.range);
    port.#server.on("error", () => {});
    return port;
  }

  get number(): number {
    return (this.#server.address() as net.AddressInfo).port;
  }

  /** The connection, as soon as it is made. */
  async connection(signal: AbortSignal): Promise<net.Socket> {
    const late = AbortSignal.timeout(PATIENCE_MS);
    const socket = await new Promise<net.Socket>((resolve, reject) => {
      if (this.#socket) return resolve(this.#socket);
      this.#arrived = resolve;
      late.addEventListener("abort", () => reject(new Refusal(425, "No data connection was opened.")));
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    this.#server.close();
    return socket;
  }

  close(): void {
    this.#server.close();
    this.#socket?.destroy();
  }

  #meet(plain: net.Socket): void {
    plain.on("error", () => {}); // the user of the socket gets the error too
    if (this.#socket || plainAddress(plain.remoteAddress) !== this.#wish.peer) return void plain.destroy();
    const secureContext = this.#wish.secure;
    const socket = secureContext ? new tls.TLSSocket(plain, { isServer: true, secureContext }) : plain;
    socket.on("error", () => {});
    socket.setTimeout(ftpDataIdleMs).on("timeout", () => {
      socket.destroy(new Refusal(426, "The data connection was idle for too long."));
    });
    this.#socket = socket;
    this.#arrived(socket);
  }
}
