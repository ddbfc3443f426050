import { blockCounts, bytesOf, checkBytes, dataBytesOf } from "./qr-sizes.ts";

/** Multiplies in the field of 256 elements that QR codes use. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The Reed-Solomon polynomial that makes so many check bytes. */
function divisorOf(length: number): number[] {
  const divisor: number[] = Array(length).fill(0);
  divisor[length - 1] = 1;
  let root = 1;
  for (let round = 0; round < length; round++) {
    for (let at = 0; at < length; at++) divisor[at] = times(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    root = times(root, 2);
  }
  return divisor;
}

function checkOf(data: readonly number[], divisor: readonly number[]): number[] {
  const rest: number[] = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, at) => {
      rest[at] = (rest[at] ?? 0) ^ times(coefficient, factor);
    });
  }
  return rest;
}

/** The smallest version that holds a text of so many bytes; undefined for a text that none holds. */
export function versionFor(length: number): number | undefined {
  for (let version = 1; version <= blockCounts.length; version++) {
    const head = version < 10 ? 12 : 20;
    if (head + length * 8 <= dataBytesOf(version) * 8) return version;
  }
  return undefined;
}

/** The data of a text: mode, length, bytes, and padding to the size of the version. */
function dataOf(text: Uint8Array, version: number): number[] {
  const lengthBits = version < 10 ? 8 : 16;
  const size = dataBytesOf(version);
  let bits = `0100${text.length.toString(2).padStart(lengthBits, "0")}`;
  for (const byte of text) bits += byte.toString(2).padStart(8, "0");
  bits += "0".repeat(Math.min(4, size * 8 - bits.length));
  bits += "0".repeat((8 - (bits.length % 8)) % 8);
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let pad = 0xec; data.length < size; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** The bytes of a QR code in their order: the blocks take turns, first with data, then with check bytes. */
export function qrBytes(text: Uint8Array, version: number): number[] {
  const blocks = blockCounts[version - 1] ?? 1;
  const check = checkBytes[version - 1] ?? 0;
  const short = Math.floor(bytesOf(version) / blocks) - check;
  const longBlocks = bytesOf(version) % blocks;
  const data = dataOf(text, version);
  const divisor = divisorOf(check);
  const cut = Array.from({ length: blocks }, (_, index) => {
    const from = index * short + Math.max(0, index - (blocks - longBlocks));
    return data.slice(from, from + short + (index >= blocks - longBlocks ? 1 : 0));
  });
  const checks = cut.map((block) => checkOf(block, divisor));
  const inTurn = (parts: number[][], most: number) =>
    Array.from({ length: most }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
  return [...inTurn(cut, short + 1), ...inTurn(checks, check)];
}
