import { mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable, Writable } from "node:stream";
import { type AccessOptions, Client } from "basic-ftp";
import type { FtpOptions } from "#server/ftp/ftp-options.ts";
import { type FtpServer, startFtp } from "#server/ftp/ftp-server.ts";
import type { House } from "#server/house/house.ts";
import { demoPassword } from "./template.ts";

export type FtpDoor = FtpServer & { folder: string };
type Closing = (close: () => unknown) => void;

const options: FtpOptions = {
  host: "127.0.0.1",
  port: 0,
  passiveHost: undefined,
  passivePorts: undefined,
  tls: undefined,
  takesClear: false,
};

/** A folder for the files of clients. */
export function spoolFolder(closing: Closing): string {
  const folder = mkdtempSync(path.join(tmpdir(), "loupe-ftp-"));
  closing(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The FTP door of a house, on a port of its own. */
export async function openDoor(
  house: House,
  closing: Closing,
  changes: Partial<FtpOptions> = {},
  folder = spoolFolder(closing),
): Promise<FtpDoor> {
  const server = await startFtp(house, { ...options, ...changes }, folder);
  closing(() => server.close());
  return { ...server, folder };
}

/** A real FTP client, signed in. */
export async function ftpClient(
  door: Pick<FtpDoor, "port">,
  closing: Closing,
  access: AccessOptions = {},
): Promise<Client> {
  const client = new Client(10_000);
  closing(() => client.close());
  try {
    await client.access({ host: "127.0.0.1", port: door.port, user: "ftp", password: demoPassword, ...access });
  } catch (error) {
    client.close();
    throw error;
  }
  return client;
}

/** The content of a file as text. */
export const fetched = async (client: Client, file: string): Promise<string> =>
  (await fetchedBytes(client, file)).toString("utf8");

export async function fetchedBytes(client: Client, file: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  const into = new Writable({
    write(chunk: Buffer, _, done) {
      parts.push(chunk);
      done();
    },
  });
  await client.downloadTo(into, file);
  return Buffer.concat(parts);
}

/** Uploads a file and returns the house's words about it. */
export const leave = async (client: Client, file: string, text: string): Promise<string> =>
  (await client.uploadFrom(Readable.from([Buffer.from(text)]), file)).message;

/** The code of the house's refusal; 0 without one. */
export const refusalCode = (asked: Promise<unknown>): Promise<number> =>
  asked.then(
    () => 0,
    (error: { code?: number }) => error.code ?? -1,
  );

/** An FTP client of commands written by hand, like an attacker's. */
export class RawFtp {
  readonly socket: net.Socket;
  #heard = "";
  #wake: () => void = () => {};

  private constructor(socket: net.Socket) {
    this.socket = socket;
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      this.#heard += chunk;
      this.#wake();
    });
    socket.on("close", () => {
      this.#heard += "000 closed\r\n";
      this.#wake();
    });
  }

  static async open(door: Pick<FtpDoor, "port">, closing: Closing): Promise<RawFtp> {
    const socket = net.connect(door.port, "127.0.0.1");
    closing(() => socket.destroy());
    const raw = new RawFtp(socket);
    await raw.reply();
    return raw;
  }

  static async signedIn(door: Pick<FtpDoor, "port">, closing: Closing): Promise<RawFtp> {
    const raw = await RawFtp.open(door, closing);
    await raw.say("USER ftp");
    await raw.say(`PASS ${demoPassword}`);
    return raw;
  }

  /** Sends a line, or bytes as they are, and returns the next reply. */
  say(line: string | Buffer): Promise<string> {
    this.socket.write(typeof line === "string" ? `${line}\r\n` : line);
    return this.reply();
  }

  /** The last line of the next reply; `000 closed` if the house hung up. */
  async reply(): Promise<string> {
    for (;;) {
      const found = /^(?:.*\r\n)*?(\d{3} .*)\r\n/.exec(this.#heard);
      if (found) {
        this.#heard = this.#heard.slice(found[0].length);
        return found[1] ?? "";
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** The port that the house opened for data. */
  async passivePort(): Promise<number> {
    return Number(/\|\|\|(\d+)\|/.exec(await this.say("EPSV"))?.[1]);
  }
}
