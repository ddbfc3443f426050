import { qrBytes, versionFor } from "./qr-bytes.ts";
import { type Modules, masks, penaltyOf } from "./qr-masks.ts";
import { alignmentPlaces } from "./qr-sizes.ts";

/**
 * A text as a QR code (ISO/IEC 18004, byte mode, level M), without its quiet zone: it is drawn where it is shown, so that
 * a secret in it goes nowhere else. Undefined for a text of more than 2,331 bytes.
 */
export function qrCode(text: string): Modules | undefined {
  const bytes = utf8(text);
  const version = versionFor(bytes.length);
  if (version === undefined) return undefined;
  const bits = qrBytes(bytes, version).flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => (byte >> at) % 2 === 1));
  const drawn = masks.map((_, mask) => draw(version, bits, mask));
  const penalties = drawn.map(penaltyOf);
  return drawn[penalties.indexOf(Math.min(...penalties))];
}

/** The bytes of a text. */
const utf8 = (text: string): Uint8Array =>
  Uint8Array.from(encodeURIComponent(text).match(/%..|./g) ?? [], (part) =>
    part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
  );

/** The square with its fixed patterns; undefined is a place for data. */
type Canvas = (boolean | undefined)[][];

function draw(version: number, bits: readonly boolean[], mask: number): Modules {
  const size = version * 4 + 17;
  const canvas: Canvas = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = canvas[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(4, x, y, (ring) => ring !== 2 && ring !== 4, set);
  const places = alignmentPlaces(version);
  const last = places.length - 1;
  places.forEach((x, across) => {
    places.forEach((y, down) => {
      const isFinder = (across === 0 && (down === 0 || down === last)) || (across === last && down === 0);
      if (!isFinder) square(2, x, y, (ring) => ring !== 1, set);
    });
  });
  drawFormat(size, mask, set);
  if (version >= 7) drawVersion(size, version, set);
  return fill(canvas, bits, mask);
}

type Set = (x: number, y: number, isDark: boolean) => void;

/** Rings around a centre. */
function square(reach: number, x: number, y: number, isDark: (ring: number) => boolean, set: Set): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

/** A number followed by the rest of its division, by which a reader corrects it. */
function corrected(number: number, bits: number, divisor: number): number {
  let rest = number;
  for (let round = 0; round < bits; round++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  return (number << bits) | rest;
}

/** The level (M is 0) and the mask, twice. */
function drawFormat(size: number, mask: number, set: Set): void {
  const format = corrected(mask, 10, 0x537) ^ 0x5412;
  const bit = (at: number) => (format >>> at) % 2 === 1;
  for (let at = 0; at <= 5; at++) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at++) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
}

function drawVersion(size: number, version: number, set: Set): void {
  const told = corrected(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const isDark = (told >>> at) % 2 === 1;
    const [across, down] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(across, down, isDark);
    set(down, across, isDark);
  }
}

/** Lays the data in two columns at a time, up and down from the right, and turns it over by the mask. */
function fill(canvas: Canvas, bits: readonly boolean[], mask: number): Modules {
  const size = canvas.length;
  const isFree = canvas.map((row) => row.map((one) => one === undefined));
  const modules = canvas.map((row) => row.map((one) => one === true));
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5; // the column of the timing pattern
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = modules[y];
        if (row && isFree[y]?.[x]) row[x] = (bits[next++] ?? false) !== (masks[mask]?.(x, y) ?? false);
      }
    }
  }
  return modules;
}
