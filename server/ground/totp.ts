import { createHmac, timingSafeEqual } from "node:crypto";

/** RFC 6238 with what every authenticator app expects: SHA-1, six digits, half a minute. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** The steps before and after the present one that are accepted: clocks differ, and people type slowly. */
const DRIFT = 1;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes in Base32 (RFC 4648) without padding, as authenticators take a typed secret. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** The number of the half minute of a time. */
export const stepOf = (time: Date): number => Math.floor(time.getTime() / STEP_MS);

/** The code of a step (RFC 4226): four bytes of the hash, at the place that its last digit names. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const place = hash.readUInt8(hash.length - 1) & 0xf;
  const number = hash.readUInt32BE(place) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The step whose code this is: the present one or its neighbours, and later than `after`. Undefined for a wrong code. */
export function stepOfCode(secret: Buffer, code: string, now: Date, after: number): number | undefined {
  const present = stepOf(now);
  for (let step = present - DRIFT; step <= present + DRIFT; step++) {
    const isSame = timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code));
    if (isSame && step > after) return step;
  }
  return undefined;
}

/** The bytes of a secret that `base32` wrote. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
