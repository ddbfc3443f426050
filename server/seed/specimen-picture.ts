import { writeFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";

const WIDTH = 640;
const HEIGHT = 400;
const SIZE = 10;
/** Letters of five by seven points, a row of bits for each line. */
const letters: Record<string, readonly number[]> = {
  S: [0b01111, 0b10000, 0b10000, 0b01110, 0b00001, 0b00001, 0b11110],
  P: [0b11110, 0b10001, 0b10001, 0b11110, 0b10000, 0b10000, 0b10000],
  E: [0b11111, 0b10000, 0b10000, 0b11110, 0b10000, 0b10000, 0b11111],
  C: [0b01111, 0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b01111],
  I: [0b01110, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
  M: [0b10001, 0b11011, 0b10101, 0b10101, 0b10001, 0b10001, 0b10001],
  N: [0b10001, 0b11001, 0b10101, 0b10101, 0b10011, 0b10001, 0b10001],
};
const word = "SPECIMEN";
const left = (WIDTH - word.length * 6 * SIZE) / 2;

/** True if the word covers this point. */
function isInk(x: number, y: number): boolean {
  const [column, row] = [Math.floor((x - left) / SIZE), Math.floor((y - 250) / SIZE)];
  const letter = letters[word[Math.floor(column / 6)] ?? ""];
  return column >= 0 && column % 6 < 5 && (((letter?.[row] ?? 0) >> (4 - (column % 6))) & 1) === 1;
}
const isFace = (x: number, y: number) => ((x - 130) / 60) ** 2 + ((y - 120) / 75) ** 2 < 1;

/** Draws the picture page of an identity document, with nobody's face. */
export async function specimenPicture(file: string): Promise<void> {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isEdge = x < 8 || y < 8 || x >= WIDTH - 8 || y >= HEIGHT - 8;
      const isLine = x > 240 && x < 590 && y % 40 > 22 && y % 40 < 30 && y < 220;
      const colour = isInk(x, y)
        ? 0xa01f1c
        : isEdge
          ? 0x2b4a6b
          : isFace(x, y)
            ? 0x8fa3b8
            : isLine
              ? 0xb9c6d3
              : 0xeef2f6;
      rows.writeUIntBE(colour, y * (1 + WIDTH * 3) + 1 + x * 3, 3);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2], 8); // eight bits, red green blue
  const parts = [chunk("IHDR", head), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
  await writeFile(file, Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]), { mode: 0o600 });
}

function chunk(name: string, bytes: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), bytes]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
