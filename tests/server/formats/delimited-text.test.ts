import { describe, expect, test } from "vitest";
import { delimitedLines } from "#server/formats/delimited-text.ts";

const limits = { filled: 100, lines: 200, cells: 1000 };
const CHUNK = 1024;

/** Bytes a piece at a time, which counts the pieces that somebody takes. */
function counted(text: string, bytes = CHUNK) {
  const all = Buffer.from(text);
  const source = {
    taken: 0,
    *[Symbol.iterator]() {
      for (let from = 0; from < all.length; from += bytes) {
        source.taken++;
        yield all.subarray(from, from + bytes);
      }
    },
  };
  return source;
}

describe("a text of lines and cells", () => {
  test("is the same wherever its bytes are cut, in the middle of a letter or of a line end too", async () => {
    const text = '\uFEFFSaphir;"für Ä; ""blau"""\r\n\r\n;\rA;B\nlast';
    const whole = await delimitedLines([Buffer.from(text)], limits);
    expect(whole).toEqual([
      { cells: ["Saphir", 'für Ä; "blau"'], line: 1 },
      { cells: ["A", "B"], line: 4 },
      { cells: ["last"], line: 5 },
    ]);
    for (const bytes of [1, 2, 3, 7]) expect(await delimitedLines(counted(text, bytes), limits)).toEqual(whole);
  });

  test("is not read further than it may be long, whatever still comes", async () => {
    const endless: [string, string, string][] = [
      ["tooManyLines", "empty lines", "\n"],
      ["tooManyLines", "lines of blanks and marks", " ;\r\n"],
      ["tooManyRows", "rows", "A;B\n"],
      ["tooManyRows", "cells", ",A"],
      ["tooManyRows", "one line", "A"],
      ["tooManyRows", "an open quote", '"'],
    ];
    for (const [fault, what, piece] of endless) {
      const source = counted(`A;B\n`.repeat(10) + piece.repeat(1_000_000));
      expect([what, await delimitedLines(source, limits)]).toEqual([what, expect.objectContaining({ fault })]);
      expect(source.taken).toBeLessThan(100); // of a thousand pieces and more
    }
  });

  test("may be just as long as it may be", async () => {
    const filled = await delimitedLines([Buffer.from("A\n\n".repeat(100))], limits);
    expect(filled).toHaveLength(100);
    const more = await delimitedLines([Buffer.from(`${"A\n\n".repeat(100)}A`)], limits);
    expect(more).toEqual({ fault: "tooManyLines", line: 201 });
  });

  test("in another writing is none, also where only its end is broken", async () => {
    for (const bytes of [
      [0x41, 0],
      [0x41, 0xff],
      [0x41, 0xc3],
    ]) {
      expect(await delimitedLines([new Uint8Array(bytes)], limits)).toEqual({ fault: "notText" });
    }
  });
});

test("a line break between quotes is a part of the cell, and the lines behind it are counted on", async () => {
  const text = 'stock_no,remark\r\nA1,"for the fair,\r\nor for ""Quist"""\r\nA2,none\r\n';
  expect(await delimitedLines([Buffer.from(text)], limits)).toEqual([
    { cells: ["stock_no", "remark"], line: 1 },
    { cells: ["A1", 'for the fair,\r\nor for "Quist"'], line: 2 },
    { cells: ["A2", "none"], line: 4 },
  ]);
});

test("it is the same wherever the bytes are cut", async () => {
  const bytes = Buffer.from('A1,"one\r\ntwo"\r\n"A2"";","3"\r\nA4,5"\r\n');
  const whole = await delimitedLines([bytes], limits);
  for (let at = 1; at < bytes.length; at++)
    expect(await delimitedLines([bytes.subarray(0, at), bytes.subarray(at)], limits)).toEqual(whole);
});

test("a quote that nobody closes is a letter, and swallows no line behind it", async () => {
  const lines = await delimitedLines([Buffer.from('A1,"7 inch\nA2,6\nA3,5\n')], limits);
  expect(lines).toEqual([
    { cells: ["A1", '"7 inch'], line: 1 },
    { cells: ["A2", "6"], line: 2 },
    { cells: ["A3", "5"], line: 3 },
  ]);
  const many = `A1,"7 inch\n${"A2,6\n".repeat(20_000)}`;
  expect(
    await delimitedLines([Buffer.from(many)], { ...limits, filled: 30_000, lines: 30_000, cells: 90_000 }),
  ).toHaveLength(20_001);
});

test("a quote in the middle of a cell is a letter", async () => {
  expect(await delimitedLines([Buffer.from('A1,5"\nA2,6\n')], limits)).toEqual([
    { cells: ["A1", '5"'], line: 1 },
    { cells: ["A2", "6"], line: 2 },
  ]);
});
