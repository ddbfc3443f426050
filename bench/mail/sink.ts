/** A mail server that takes every letter and keeps the first: `SMTP at … counts at …`. It is measured by nobody. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

let taken = 0;
let first: Buffer | undefined;

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => first ?? chunks.push(chunk));
    stream.on("end", () => {
      first ??= Buffer.concat(chunks);
      taken += 1;
      done();
    });
  },
});
smtp.on("error", () => {}); // a sender that is stopped in the middle
const counts = createServer(({ url }, answer) => answer.end(url === "/letter" ? first : String(taken)));
const portOf = (address: AddressInfo | string | null) => (address as AddressInfo).port;

smtp.listen(0, "127.0.0.1", () => {
  counts.listen(0, "127.0.0.1", () => {
    const at = portOf(counts.address());
    console.log(`SMTP at smtp://127.0.0.1:${portOf(smtp.server.address())} counts at http://127.0.0.1:${at}`);
  });
});
