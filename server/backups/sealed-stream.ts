import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { keyName } from "../ground/seal.ts";
import { inChunks } from "./in-chunks.ts";

/** The first bytes of a sealed stream, which name its form. The key's name and the salt follow. */
const FORM = Buffer.from("LPB1", "latin1");
const KEY_NAME = 8;
const SALT = 32;
const HEAD = FORM.length + KEY_NAME + SALT;
const TAG = 16;
const NONCE = 12;
const CHUNK = 1024 * 1024;

type Bytes = AsyncIterable<Buffer>;

/**
 * Seals a stream chunk by chunk (AES-256-GCM). Each stream has a key of its own, made of the given key, a fresh salt and
 * the stream's name. Each chunk is bound to its number, and the last one says that it is the last: a stream that was cut,
 * exchanged or put together anew does not open.
 */
export async function* sealStream(source: Bytes, key: Buffer, name: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT);
  yield Buffer.concat([FORM, Buffer.from(keyName(key), "latin1"), salt]);
  const own = streamKey(key, salt, name);
  for await (const { at, chunk, isLast } of inChunks(source, CHUNK)) {
    const cipher = createCipheriv("aes-256-gcm", own, nonceOf(at)).setAAD(endMark(isLast));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** The bytes of a sealed stream. It fails in words under another key, and at the first chunk that is not what it was. */
export async function* openStream(source: Bytes, key: Buffer, name: string): AsyncGenerator<Buffer> {
  const { head, rest } = await headOf(source);
  if (head.length < HEAD || !head.subarray(0, FORM.length).equals(FORM))
    throw new Error(`${name} is damaged: it is no sealed backup`);
  const sealedWith = head.toString("latin1", FORM.length, FORM.length + KEY_NAME);
  if (sealedWith !== keyName(key)) throw new Error(otherKey(name, sealedWith, key));
  const own = streamKey(key, head.subarray(-SALT), name);
  for await (const { at, chunk, isLast } of inChunks(rest, CHUNK + TAG)) {
    const opening = createDecipheriv("aes-256-gcm", own, nonceOf(at), { authTagLength: TAG }).setAAD(endMark(isLast));
    try {
      opening.setAuthTag(chunk.subarray(-TAG));
      yield Buffer.concat([opening.update(chunk.subarray(0, -TAG)), opening.final()]);
    } catch (error) {
      throw new Error(`${name} is damaged: its bytes are not those that were written`, { cause: error });
    }
  }
}

export const otherKey = (name: string, sealedWith: string, key: Buffer): string =>
  `${name} was sealed with the key ${sealedWith}, but BACKUP_KEY is the key ${keyName(key)}`;

const streamKey = (key: Buffer, salt: Buffer, name: string): Buffer =>
  Buffer.from(hkdfSync("sha256", key, salt, `loupe/backup/${name}`, 32));

const endMark = (isLast: boolean): Buffer => Buffer.of(isLast ? 1 : 0);

function nonceOf(at: number): Buffer {
  const nonce = Buffer.alloc(NONCE);
  nonce.writeBigUInt64BE(BigInt(at), NONCE - 8);
  return nonce;
}

/** The head of a stream, and what follows it. */
async function headOf(source: Bytes): Promise<{ head: Buffer; rest: Bytes }> {
  const reading = source[Symbol.asyncIterator]();
  let begun: Buffer = Buffer.alloc(0);
  while (begun.length < HEAD) {
    const { value, done } = await reading.next();
    if (done) break;
    begun = Buffer.concat([begun, value]);
  }
  async function* rest() {
    yield begun.subarray(HEAD);
    for (let next = await reading.next(); !next.done; next = await reading.next()) yield next.value;
  }
  return { head: begun.subarray(0, HEAD), rest: rest() };
}
