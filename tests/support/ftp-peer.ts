import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { buffer } from "node:stream/consumers";

type Faults = {
  /** Added to each size that is announced. */
  liesBy?: number;
  /** Added to each size in a list. */
  listLiesBy?: number;
  /** So many files are listed, whatever is there. */
  lists?: number;
  /** The data connection ends after so many bytes, as if that were all. */
  cutsAt?: number;
  /** The server falls silent at this word. */
  hangsAt?: string;
  /** Called after a file was read and before it is sent whole. */
  whileSent?: () => void;
  /** The host at which data connections are said to be; its own address without. */
  dataHost?: string;
};
export type FtpPeer = { port: number; faults: Faults; close(): void };

/** A plain FTP server over a folder that does what an honest one would not. An honest one is vsftpd. */
export async function ftpPeer(folder: string): Promise<FtpPeer> {
  const sockets = new Set<net.Socket>();
  const faults: Faults = {};
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    serve(socket, folder, faults);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as net.AddressInfo).port,
    faults,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function serve(socket: net.Socket, root: string, faults: Faults): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let folder = "/";
  let user = "";
  let from = "";
  let data: Promise<net.Socket> | undefined;
  const inside = (name: string) => path.posix.resolve(folder, name);
  const place = (name: string) => path.join(root, inside(name));
  const isFolder = (at: string) => statSync(at, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const send = async (bytes: Buffer) => {
    const line = await data;
    say("150 Here it comes.");
    line?.end(faults.cutsAt === undefined ? bytes : bytes.subarray(0, faults.cutsAt));
    await new Promise((resolve) => line?.once("close", resolve));
    say("226 Done.");
  };
  const words: Record<string, (argument: string) => unknown> = {
    USER: (name) => {
      user = name;
      say("331 And the password?");
    },
    PASS: (password) => say(user === "loupe" && password === "three-quiet-lanterns" ? "230 Welcome." : "530 No."),
    CWD: (name) => {
      if (!isFolder(place(name))) return say("550 No such folder.");
      folder = inside(name);
      return say("250 There.");
    },
    PWD: () => say(`257 "${folder}" is here.`),
    TYPE: () => say("200 Yes."),
    PASV: async () => {
      const listener = net.createServer().listen(0, "127.0.0.1");
      data = once(listener, "connection").then(([line]) => {
        line.on("error", () => {});
        listener.close();
        return line;
      });
      await once(listener, "listening");
      const { port } = listener.address() as net.AddressInfo;
      const host = (faults.dataHost ?? "127.0.0.1").replaceAll(".", ",");
      say(`227 Entering Passive Mode (${host},${port >> 8},${port & 255}).`);
    },
    LIST: () => {
      const lineOf = (kind: string, size: number, name: string) =>
        `${kind}rw-r--r-- 1 a a ${size + (faults.listLiesBy ?? 0)} Nov 20 06:30 ${name}\r\n`;
      const lines = readdirSync(place(".")).map((name) => {
        const { size, mode } = statSync(place(name));
        return lineOf(mode & 0o40000 ? "d" : "-", size, name);
      });
      for (let more = 0; more < (faults.lists ?? 0); more++) lines.push(lineOf("-", 100, `list-${more}.csv`));
      return send(Buffer.from(lines.join("")));
    },
    SIZE: (name) =>
      say(existsSync(place(name)) ? `213 ${statSync(place(name)).size + (faults.liesBy ?? 0)}` : "550 No such file."),
    RETR: (name) => {
      if (!existsSync(place(name))) return say("550 No such file.");
      const bytes = readFileSync(place(name));
      faults.whileSent?.();
      return send(bytes);
    },
    STOR: async (name) => {
      const line = await data;
      say("150 Go on.");
      if (!line) return;
      const bytes = await buffer(line).catch(() => Buffer.alloc(0));
      writeFileSync(place(name), faults.cutsAt === undefined ? bytes : bytes.subarray(0, faults.cutsAt));
      say("226 Done.");
    },
    RNFR: (name) => {
      from = place(name);
      say("350 To what?");
    },
    RNTO: (name) => {
      if (existsSync(place(name))) return say("553 There is such a file.");
      if (!isFolder(path.dirname(place(name)))) return say("553 No such folder.");
      renameSync(from, place(name));
      return say("250 Renamed.");
    },
    DELE: (name) => {
      rmSync(place(name), { force: true });
      say("250 Gone.");
    },
  };
  say("220 A server.");
  let heard = "";
  socket.on("data", (chunk) => {
    heard += chunk;
    for (let end = heard.indexOf("\r\n"); end >= 0; end = heard.indexOf("\r\n")) {
      const [word = "", ...rest] = heard.slice(0, end).split(" ");
      heard = heard.slice(end + 2);
      if (word === faults.hangsAt) continue;
      const answer = words[word];
      if (answer) answer(rest.join(" "));
      else say("502 I do not know this word.");
    }
  });
}
