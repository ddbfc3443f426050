import { createSocket } from "node:dgram";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export type DnsPeer = {
  server: string;
  /** The texts of each name. Any other name is unknown. */
  texts: Record<string, string[]>;
  /** The number of questions. */
  asked(): number;
  /** Answers that it cannot answer, from now on. */
  fail(): void;
};

const NO_NAME = 3;
const CANNOT = 2;
const TXT = 16;

/** A DNS server on a free port of this machine (RFC 1035), which knows texts alone. */
export async function dnsPeer(texts: Record<string, string[]> = {}): Promise<DnsPeer> {
  const socket = createSocket("udp4");
  let asked = 0;
  let isFailing = false;
  const fail = () => {
    isFailing = true;
  };
  const peer = { texts, asked: () => asked, fail };
  socket.on("message", (query, { port, address }) => {
    asked += 1;
    socket.send(
      answerTo(query, (name) => (isFailing ? "fails" : peer.texts[name])),
      port,
      address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => socket.close(() => resolve())));
  return Object.assign(peer, { server: `127.0.0.1:${(socket.address() as AddressInfo).port}` });
}

function answerTo(query: Buffer, known: (name: string) => string[] | "fails" | undefined): Buffer {
  const { name, end } = nameIn(query);
  const found = known(name);
  const texts = Array.isArray(found) ? found : [];
  const code = found === "fails" ? CANNOT : found ? 0 : NO_NAME;
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | code, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(texts.length, 6);
  return Buffer.concat([head, query.subarray(12, end), ...texts.map(record)]);
}

/** The name of a question, and where the question ends. */
function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 5 };
}

/** One text, in parts of at most 255 bytes, under the name of the question. */
function record(text: string): Buffer {
  const parts = (text.match(/.{1,255}/gs) ?? [""]).map((part) =>
    Buffer.concat([Buffer.from([part.length]), Buffer.from(part, "latin1")]),
  );
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
