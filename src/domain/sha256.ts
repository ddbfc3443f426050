/** The first 32 bits of the fractions of a root of the first primes: the constants of FIPS 180-4. */
function fractions(count: number, power: number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => (prime ** power % 1) * 2 ** 32);
}
const rounds = fractions(64, 1 / 3);
const begin = fractions(8, 1 / 2);

const blockBytes = 64;
const lengthBytes = 8;
const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The bytes, a one, zeros up to whole blocks, and the count of the bits. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 1 + lengthBytes) / blockBytes);
  const made = new Uint8Array(blocks * blockBytes);
  made.set(bytes);
  made[bytes.length] = 0x80;
  const view = new DataView(made.buffer);
  view.setBigUint64(made.length - lengthBytes, BigInt(bytes.length) * 8n);
  return view;
}

/** The 64 words that a block is stretched to. */
function stretched(block: DataView, from: number): Uint32Array {
  const w = new Uint32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      w[i] = block.getUint32(from + 4 * i);
      continue;
    }
    const [a = 0, b = 0, c = 0, d = 0] = [w[i - 15], w[i - 2], w[i - 16], w[i - 7]];
    w[i] = c + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + d + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10));
  }
  return w;
}

/**
 * SHA-256 of bytes. It is written out because a browser has its own only on encrypted pages, and a house may stand in a
 * local network without any.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = begin.slice();
  const view = padded(bytes);
  for (let from = 0; from < view.byteLength; from += blockBytes) {
    const w = stretched(view, from);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const mixed = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
      const one = (h + mixed + (rounds[i] ?? 0) + (w[i] ?? 0)) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word;
  }
  const made = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) made.setUint32(4 * i, word);
  return new Uint8Array(made.buffer);
}
