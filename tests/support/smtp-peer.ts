import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export type SmtpPeer = {
  url: string;
  received: Email[];
  /** The bytes of each mail, and the sender of its envelope, in the order of `received`. */
  taken: { raw: string; sender: string }[];
  /** Refuses every recipient or one of them, or lets them in again. */
  refuse(words: string | null, code?: number, only?: string): void;
  /** Says that it has too many connections, to as many as this. */
  turnAway(connections: number): void;
  /** Waits with what it says of mails until the answer is called. */
  hold(): () => void;
  /** Takes the next mail and dies before it says so. */
  dieAfterData(): void;
  /** Dies while it reads the next mail. */
  dieInData(): void;
  /** Closes the connection of the next mail when that is announced, and has not a byte of it. */
  dieBeforeData(): void;
  /** The number of connections that were opened. */
  connections(): number;
  /** Called with each mail that it has taken, before it says so. */
  whenTaken(told: (count: number) => void): void;
  /** Goes away: no connection is accepted until it is back. */
  away(): Promise<void>;
  back(): Promise<void>;
};

/** A mail server of the outside world. It accepts everything, or refuses every recipient with these words. */
export async function smtpPeer(): Promise<SmtpPeer> {
  const received: Email[] = [];
  const taken: SmtpPeer["taken"] = [];
  let refusal: { words: string; code: number; only?: string | undefined } | null = null;
  let dies: "after" | "in" | "before" | null = null;
  let turnedAway = 0;
  let held: Promise<void> = Promise.resolve();
  let tell: (count: number) => void = () => {};
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 50, // who keeps a connection open is told that the server goes
    onConnect(_session, done) {
      if (turnedAway-- > 0) done(Object.assign(new Error("4.7.0 too many connections"), { responseCode: 421 }));
      else done();
    },
    onMailFrom(_address, _session, done) {
      if (dies === "before") cut();
      else done();
    },
    onRcptTo({ address }, _session, done) {
      const isRefused = refusal && (refusal.only === undefined || refusal.only === address);
      done(isRefused ? Object.assign(new Error(refusal?.words), { responseCode: refusal?.code }) : null);
    },
    onData(stream, session, done) {
      if (dies === "in") return cut();
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : "";
        PostalMime.parse(Buffer.concat(chunks)).then(async (mail) => {
          received.push(mail);
          taken.push({ raw: Buffer.concat(chunks).toString("latin1"), sender });
          tell(taken.length);
          if (dies === "after") return cut();
          await held;
          return done();
        }, done);
      });
    },
  };
  const sockets = new Set<Socket>();
  const cut = () => {
    dies = null;
    for (const socket of sockets) socket.destroy();
  };
  let connections = 0;
  let server = await listening(options, 0);
  server.server.on("connection", (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
  });
  const { port } = server.server.address() as AddressInfo;
  const away = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(away);
  return {
    url: `smtp://127.0.0.1:${port}?from=house@loupe.test`,
    received,
    taken,
    refuse: (words, code = 550, only = undefined) => {
      refusal = words === null ? null : { words, code, only };
    },
    turnAway: (connections) => {
      turnedAway = connections;
    },
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    dieAfterData: () => {
      dies = "after";
    },
    dieInData: () => {
      dies = "in";
    },
    dieBeforeData: () => {
      dies = "before";
    },
    connections: () => connections,
    whenTaken: (told) => {
      tell = told;
    },
    away,
    back: async () => {
      server = await listening(options, port);
    },
  };
}

async function listening(options: SMTPServerOptions, port: number): Promise<SMTPServer> {
  const server = new SMTPServer(options);
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}
