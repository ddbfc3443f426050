import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import net from "node:net";
import tls from "node:tls";
import { cannotListen } from "../ground/cannot-listen.ts";
import type { House } from "../house/house.ts";
import { obey } from "./commands.ts";
import { plainAddress } from "./data-port.ts";
import type { FtpOptions } from "./ftp-options.ts";
import { readLeftFiles } from "./left-files.ts";
import { Porter } from "./porter.ts";
import { type Door, Session } from "./session.ts";
import { Spool } from "./spool.ts";

export type FtpServer = { port: number; close(): Promise<void> };

/** Opens the FTP entrance (docs/ftp.md). `close` ends transfers and lets orders finish that are being read. */
export async function startFtp(house: House, options: FtpOptions, folder: string): Promise<FtpServer> {
  const spool = new Spool(folder);
  const secure = options.tls && secureContext(options.tls);
  const passiveAddress = options.passiveHost && (await addressOf(options.passiveHost));
  const server = net.createServer({ noDelay: true, keepAlive: true });
  await listen(server, options);
  const left = readLeftFiles(house, spool);
  const porter = new Porter(house.limits.costlyPublicCallsPerMinute);
  const door: Door = { house, options, passiveAddress, secure, porter, spool, take: left.take };

  const sessions = new Set<Session>();
  const leaving = new Set<Promise<void>>();
  server.on("connection", (socket) => {
    const address = plainAddress(socket.remoteAddress);
    if (!porter.lets(address))
      return void socket.on("error", () => {}).end("421 Too many connections from your address.\r\n");
    const session = new Session(door, socket, obey);
    sessions.add(session);
    session.talk.gone.addEventListener("abort", () => {
      porter.leaves(address);
      sessions.delete(session);
      const end = session.ended().finally(() => leaving.delete(end));
      leaving.add(end);
    });
    session.talk.reply(220, "Loupe");
  });
  return {
    port: (server.address() as net.AddressInfo).port,
    async close() {
      server.close();
      for (const session of sessions) session.talk.end(421, "The server is shutting down.");
      await Promise.all(leaving);
      await left.stop();
    },
  };
}

async function listen(server: net.Server, { host, port }: FtpOptions): Promise<void> {
  try {
    server.listen({ host, port });
    await once(server, "listening");
  } catch (error) {
    throw cannotListen(error, { port, portBy: "FTP_URL", hostBy: "FTP_URL" });
  }
  server.on("error", () => {});
}

function secureContext({ cert, key }: { cert: string; key: string }): tls.SecureContext {
  const read = (name: string, file: string) => {
    try {
      return readFileSync(file);
    } catch (error) {
      throw new Error(`${name}: cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  };
  const pair = { cert: read("FTP_TLS_CERT", cert), key: read("FTP_TLS_KEY", key) };
  try {
    return tls.createSecureContext({ ...pair, minVersion: "TLSv1.2" });
  } catch {
    throw new Error("FTP_TLS_CERT: is not a certificate that matches FTP_TLS_KEY");
  }
}

async function addressOf(host: string): Promise<string> {
  try {
    return (await lookup(host, { family: 4 })).address;
  } catch {
    throw new Error("FTP_PASSIVE_HOST: has no IPv4 address");
  }
}
