import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export type SmtpPeer = {
  url: string;
  received: Email[];
  refuse(words: string | null): void;
  /** Goes away: no connection is accepted until it is back. */
  away(): Promise<void>;
  back(): Promise<void>;
};

/** A mail server of the outside world. It accepts everything, or refuses every recipient with these words. */
export async function smtpPeer(): Promise<SmtpPeer> {
  const received: Email[] = [];
  let refusal: string | null = null;
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo(_address, _session, done) {
      done(refusal ? Object.assign(new Error(refusal), { responseCode: 550 }) : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        }, done);
      });
    },
  };
  let server = await listening(options, 0);
  const { port } = server.server.address() as AddressInfo;
  const away = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(away);
  return {
    url: `smtp://127.0.0.1:${port}?from=house@loupe.test`,
    received,
    refuse: (words) => {
      refusal = words;
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
