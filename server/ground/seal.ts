import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** The first bytes of a sealed file, which name its form. The key's name and the nonce follow. */
const FORM = Buffer.from("LPE1", "latin1");
const KEY_NAME = 8;
const NONCE = 12;
const TAG = 16;
const HEAD = FORM.length + KEY_NAME + NONCE;

/** The name of a key. It tells which key a file needs, and nothing about the key. */
export const keyName = (key: Buffer): string =>
  createHash("sha256").update("loupe/key-name/").update(key).digest("hex").slice(0, KEY_NAME);

/** The letters that every text begins with that was sealed with the key of this name: form and name as base64. */
export const sealedHead = (name: string): string =>
  Buffer.concat([FORM, Buffer.from(name, "latin1")]).toString("base64");

/** Seals bytes by AES-256-GCM with a fresh nonce. `place` is bound to them: bytes in another's place do not open. */
export function seal(bytes: Buffer, key: Buffer, place: string): Buffer {
  const nonce = randomBytes(NONCE);
  const head = Buffer.concat([FORM, Buffer.from(keyName(key), "latin1"), nonce]);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.concat([head, Buffer.from(place)]));
  return Buffer.concat([head, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** The unsealed bytes; undefined for another key, another place or changed bytes. */
export function unseal(sealed: Buffer, key: Buffer, place: string): Buffer | undefined {
  const head = sealed.subarray(0, HEAD);
  const isOurs = sealed.length >= HEAD + TAG && head.subarray(0, FORM.length).equals(FORM);
  if (!isOurs || head.toString("latin1", FORM.length, FORM.length + KEY_NAME) !== keyName(key)) return undefined;
  const opening = createDecipheriv("aes-256-gcm", key, head.subarray(-NONCE), { authTagLength: TAG })
    .setAAD(Buffer.concat([head, Buffer.from(place)]))
    .setAuthTag(sealed.subarray(-TAG));
  const start = opening.update(sealed.subarray(HEAD, -TAG));
  try {
    return Buffer.concat([start, opening.final()]);
  } catch {
    return undefined;
  }
}
