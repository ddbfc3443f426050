import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export type SmtpPeer = {
  url: string;
  received: Email[];
  /** The bytes of each mail, and the sender of its envelope, in the order of `received`. */
  taken: { raw: string; sender: string }[];
  /** Refuses every recipient, or lets them in again. */
  refuse(words: string | null, code?: number): void;
  /** Takes the next mail and dies before it says so. */
  dieAfterData(): void;
  /** Goes away: no connection is accepted until it is back. */
  away(): Promise<void>;
  back(): Promise<void>;
};

/** A mail server of the outside world. It accepts everything, or refuses every recipient with these words. */
export async function smtpPeer(): Promise<SmtpPeer> {
  const received: Email[] = [];
  const taken: SmtpPeer["taken"] = [];
  let refusal: { words: string; code: number } | null = null;
  let isDying = false;
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo(_address, _session, done) {
      done(refusal && Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : "";
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          taken.push({ raw: Buffer.concat(chunks).toString("latin1"), sender });
          if (isDying) return cut();
          return done();
        }, done);
      });
    },
  };
  const sockets = new Set<Socket>();
  const cut = () => {
    isDying = false;
    for (const socket of sockets) socket.destroy();
  };
  let server = await listening(options, 0);
  server.server.on("connection", (socket: Socket) => sockets.add(socket));
  const { port } = server.server.address() as AddressInfo;
  const away = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(away);
  return {
    url: `smtp://127.0.0.1:${port}?from=house@loupe.test`,
    received,
    taken,
    refuse: (words, code = 550) => {
      refusal = words === null ? null : { words, code };
    },
    dieAfterData: () => {
      isDying = true;
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
