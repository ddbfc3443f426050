import { once } from "node:events";
import net from "node:net";

/**
 * A database by TCP for DATABASE_URL, in front of the test server's socket. It can go away, come back, and fall silent
 * like a machine without its cable.
 */
export class DatabaseProxy {
  private readonly socketPath: string;
  private readonly connections = new Set<net.Socket>();
  private server: net.Server | undefined;
  private port = 0;

  /** `url` is the test server's, by its socket. */
  constructor(url: string) {
    this.socketPath = `${new URL(url).searchParams.get("host")}/.s.PGSQL.5432`;
  }

  async start() {
    this.server = net.createServer({ noDelay: true }, (client) => this.connect(client));
    this.server.listen(this.port, "127.0.0.1");
    await once(this.server, "listening");
    this.port = (this.server.address() as net.AddressInfo).port;
  }

  /** The same database and role through this proxy. `password` is one that the server does not ask for. */
  urlOf(url: string, { role, password = "hunter2" }: { role?: string; password?: string } = {}): string {
    const { username, pathname } = new URL(url);
    return `postgresql://${role ?? username}:${password}@127.0.0.1:${this.port}${pathname}?sslmode=disable`;
  }

  /** Ends all connections and accepts no more. */
  async goAway() {
    const closed = this.server && once(this.server, "close");
    this.server?.close();
    for (const socket of this.connections) socket.destroy();
    await closed;
  }

  fallSilent() {
    for (const socket of this.connections) {
      socket.unpipe();
      socket.pause();
    }
  }

  private connect(client: net.Socket) {
    const server = net.connect(this.socketPath);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.connections.add(from);
      from.on("error", () => {});
      from.on("close", () => {
        this.connections.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }
}
