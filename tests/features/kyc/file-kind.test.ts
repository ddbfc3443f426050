import { expect, test } from "vitest";
import { kycFileMaxBytes } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { lookAtFile } from "#features/kyc/file-kind.ts";
import { smallPdf } from "#support/small-pdf.ts";

const bytes = (...codes: number[]) => new Uint8Array([...codes, ...new Array<number>(24).fill(0)]);
const text = (words: string) => new TextEncoder().encode(words);

const taken = [
  ["a JPEG", bytes(0xff, 0xd8, 0xff, 0xe0), "image/jpeg"],
  ["a PNG", bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), "image/png"],
  ["a WebP", text("RIFF\0\0\0\0WEBPVP8 "), "image/webp"],
  ["a PDF", smallPdf(["ONE"]), "application/pdf"],
] as const;

for (const [what, content, type] of taken) {
  test(`${what} is taken under its true type, whatever it calls itself`, async () => {
    const seen = await lookAtFile(new File([content], "paper.txt", { type: "text/plain" }));
    expect("file" in seen && [seen.file.type, seen.file.name]).toEqual([type, "paper.txt"]);
  });
}

const refused = [
  ["a drawing with a script", text("<svg onload=alert(1)>"), messages.fileNotAllowed],
  ["an archive", text("PK\u0003\u0004 and more of it"), messages.fileNotAllowed],
  ["a sound that begins as a WebP does", text("RIFF\0\0\0\0WAVEfmt "), messages.fileNotAllowed],
  ["nothing at all", new Uint8Array(), messages.fileEmpty],
] as const;

for (const [what, content, fault] of refused) {
  test(`${what} is refused before it is sent, though it calls itself a PNG`, async () => {
    const seen = await lookAtFile(new File([content], "paper.png", { type: "image/png" }));
    expect(seen).toEqual({ fault });
  });
}

test("a file of the largest size is taken, one of a byte more is not", async () => {
  const head = smallPdf(["ONE"]);
  const fileOf = (size: number) => new File([head, new Uint8Array(size - head.length)], "paper.pdf");
  expect("file" in (await lookAtFile(fileOf(kycFileMaxBytes)))).toBe(true);
  expect(await lookAtFile(fileOf(kycFileMaxBytes + 1))).toEqual({ fault: "This file is larger than 10 MB." });
});
