import type { IncomingMessage } from "node:http";
import { type Readable, Transform } from "node:stream";
import { createGunzip } from "node:zlib";
import { RemoteFault } from "../../remote/remote-fault.ts";
import { faultOf } from "./web-source.ts";

/** The sentence for an answer that is no stock. Undefined for one that may be. */
function refusalOf(host: string, status: number): RemoteFault | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 401 || status === 403) {
    return new RemoteFault("refused", `${host} does not let us in (${status}). Check the secret and how it is sent.`);
  }
  if (status === 404 || status === 410)
    return new RemoteFault("noFolder", `${host} has nothing at this address (${status}).`);
  if (status === 429) return new RemoteFault("refused", `${host} was asked too often (429).`);
  return new RemoteFault("broken", `${host} answered with the error ${status}.`);
}

const pageOfWords = /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;

/** The bytes of an answer, unpacked. A limit, a lost connection or a web page instead of stock ends it with a sentence. */
export function bytesOf(answer: IncomingMessage, host: string, most: number): Readable {
  const refusal = refusalOf(host, answer.statusCode ?? 0);
  const type = answer.headers["content-type"] ?? "";
  const isPage = /^(?:text\/html|application\/xhtml)/i.test(type);
  const fault = refusal ?? (isPage ? webPage(host) : undefined);
  if (fault) {
    answer.destroy();
    throw fault;
  }
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      if (bytes === 0 && pageOfWords.test(chunk.toString("latin1", 0, 512))) return done(webPage(host));
      bytes += chunk.length;
      if (bytes > most) return done(tooMuch(host, most));
      done(null, chunk);
    },
    flush: (done) => done(bytes === 0 ? new RemoteFault("broken", `${host} answered with nothing.`) : null),
  });
  const fail = (error: Error) => void counted.destroy(faultOf(host, error));
  const isPacked = /\bgzip\b/i.test(answer.headers["content-encoding"] ?? "");
  answer.on("error", fail);
  const open = isPacked ? answer.pipe(createGunzip()).on("error", fail) : answer;
  counted.on("close", () => answer.destroy());
  return open.pipe(counted);
}

const webPage = (host: string) => new RemoteFault("broken", `${host} answered with a web page instead of stock.`);
export const tooMuch = (host: string, most: number) =>
  new RemoteFault("broken", `${host} sends more than ${Math.floor(most / 1024 / 1024)} MB. Nothing of it was taken.`);
