import { readFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { houseFile } from "#server/export/house-file.ts";
import { type MediaKind, writeZip } from "#server/export/zip.ts";
import { readZip } from "#support/read-zip.ts";
import { aStone } from "#support/stone-fields.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const folder = useThrowAwayDir();
const name = (digit: string, extension = "jpg") => `${digit.repeat(32)}.${extension}`;

async function zipped(stones: readonly StoneFields[], media: MediaKind[] = ["image", "certificate", "video"]) {
  const opened: string[] = [];
  const files = {
    open: async (stored: string) => {
      opened.push(stored);
      return stored.startsWith("0") ? undefined : Readable.from([Buffer.from(`bytes of ${stored}`)]);
    },
  };
  const file = path.join(folder.dir, "stones.zip");
  const all = async function* () {
    yield stones;
  };
  await writeZip(
    {
      stones: all(),
      excel: null,
      media,
      files,
      publicUrl: "https://portal.test",
      at: new Date("2026-11-20T09:00:00Z"),
    },
    file,
  );
  const entries = await readZip(readFileSync(file));
  return { opened, names: [...entries.keys()], text: (entry: string) => entries.get(entry)?.toString() };
}

test("the house's files lie in it under their stones' numbers", async () => {
  const { names, text } = await zipped([
    aStone("S-1", { image: `/files/${name("a")}`, certificate: `https://portal.test/files/${name("b", "pdf")}` }),
    aStone("S-2", { image: `/files/${name("c", "png")}` }),
  ]);
  expect(names).toEqual(["image/S-1.jpg", "certificate/S-1.pdf", "image/S-2.png", "stones.txt"]);
  expect(text("image/S-2.png")).toBe(`bytes of ${name("c", "png")}`);
});

test("only what was asked for is in it", async () => {
  const both = { image: `/files/${name("a")}`, certificate: `/files/${name("b", "pdf")}` };
  expect((await zipped([aStone("S-1", both)], ["certificate"])).names).toEqual(["certificate/S-1.pdf", "stones.txt"]);
});

test("nothing is fetched from another host: its address is written down", async () => {
  const elsewhere = [
    "https://pictures.example/a.jpg",
    "http://169.254.169.254/latest/meta-data",
    "file:///etc/passwd",
    "https://portal.test.evil.example/files/x.jpg",
    "/files/../../etc/passwd",
    "/files/exports/0123456789abcdef0123456789abcdef",
    `//evil.example/files/${name("a")}`,
  ];
  const { names, text, opened } = await zipped(elsewhere.map((image, at) => aStone(`S-${at}`, { image })));
  expect(opened).toEqual([]);
  expect(names).toEqual(["stones.txt", "links.txt"]);
  expect(text("links.txt")?.split("\r\n")[0]).toBe("S-0\timage\thttps://pictures.example/a.jpg");
  expect(text("links.txt")?.trim().split("\r\n")).toHaveLength(elsewhere.length);
});

test("a file of the house that is gone is written down too", async () => {
  const { names, text } = await zipped([aStone("S-1", { video: `/files/${name("0", "mp4")}` })]);
  expect(names).toEqual(["stones.txt", "links.txt"]);
  expect(text("links.txt")).toBe(`S-1\tvideo\thttps://portal.test/files/${name("0", "mp4")}\r\n`);
});

test("a stock number climbs nowhere, and no two stones share a name", async () => {
  const { names } = await zipped(
    ["../../x", "..\\..\\x", "S/1", "s_1"].map((stockNo) => aStone(stockNo, { image: `/files/${name("a")}` })),
  );
  expect(names).toEqual(["image/______x.jpg", "image/______x-2.jpg", "image/S_1.jpg", "image/s_1-2.jpg", "stones.txt"]);
});

test("the house's own address is its own in every writing that it has", () => {
  const stored = name("a");
  for (const home of ["https://portal.test", "https://portal.test/"]) {
    expect(houseFile(`/files/${stored}`, home)).toBe(stored);
    expect(houseFile(`https://portal.test/files/${stored}`, home)).toBe(stored);
    expect(houseFile(`https://other.test/files/${stored}`, home)).toBeNull();
  }
});
