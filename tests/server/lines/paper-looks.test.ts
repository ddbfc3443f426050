import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { KeptPaper } from "#domain/kept-paper.ts";
import { writePaperPdf } from "#server/export/paper-pdf.ts";
import type { printedPaper } from "#server/wire/paper-on-wire.ts";
import { aStone } from "#support/a-stone.ts";
import { useApp } from "#support/app.ts";
import { onMemo } from "#support/line-stones.ts";
import { paper, pdfOf, sold } from "#support/papers.ts";
import { readPdf } from "#support/read-pdf.ts";

const portal = useApp();
const brown = { fluorescence: "STG", fluorescence_color: "B", shade: "LB", milky: "M1", eye_clean: "N" };
const plain = { fluorescence: "NON", fluorescence_color: null, shade: "NONE", milky: "M0", eye_clean: "Y" };
const remarks = "Fluorescence Strong blue, Shade Light brown, Milky M1, Not eye clean";

async function issued() {
  await aStone(portal, "BROWN-1", { shape: "EMERALD", polish: "VG", symmetry: "EX", ...brown });
  await aStone(portal, "PLAIN-1", { cut: "EX", polish: "EX", symmetry: "VG", ...plain });
  await aStone(portal, "FAIR-1", { cut: "F" });
  const lines = await onMemo(portal, "customer", ["BROWN-1", "PLAIN-1", "FAIR-1"]);
  return { id: lines[0]?.memo?.id ?? 0, ids: lines.map(({ id }) => id) };
}
const wordsOf = async (id: number) => (await pdfOf(portal, "customer", id)).pages.join("\n").split("\n");

test("a memo and its invoice keep shade, milk, fluorescence and eye cleanness, and say what is not plain", async () => {
  const memo = await issued();
  const invoice = await sold(portal, memo.ids);
  for (const id of [memo.id, invoice]) {
    const { lines } = await paper(portal, "customer", id);
    expect(lines[0]).toMatchObject({ stock_no: "BROWN-1", ...brown });
    expect(lines[1]).toMatchObject({ stock_no: "PLAIN-1", ...plain });
    const words = await wordsOf(id);
    expect(words.filter((word) => word === remarks)).toHaveLength(1);
    expect(words.join()).not.toMatch(/Shade None|Milky M0/);
  }
});

test("a paper says a cut as a cut, and polish and symmetry by their names", async () => {
  const words = await wordsOf((await issued()).id);
  expect(words).toEqual(expect.arrayContaining(["pol VG sym EX", "EX EX VG", "cut F"]));
  expect(words).not.toContain("Cut");
});

test("a later change of the stone changes no paper", async () => {
  const memo = await issued();
  await portal.pool.query("UPDATE stone SET shade = 'NONE', milky = 'M0', eye_clean = 'Y', fluorescence = 'NON'");
  expect((await paper(portal, "customer", memo.id)).lines[0]).toMatchObject(brown);
  expect(await wordsOf(memo.id)).toContain(remarks);
});

test("a paper from before these were kept is printed as it was", async () => {
  const memo = await issued();
  const { rows } = await portal.pool.query("SELECT shown, people, number, created_at FROM paper WHERE id = $1", [
    memo.id,
  ]);
  const [{ shown, people, number, created_at }] = rows as [{ shown: KeptPaper } & Record<string, never>];
  const old = shown.lines.map(
    ({ fluorescence: _, fluorescence_color: __, shade: ___, milky: ____, eye_clean: _____, ...line }) => line,
  );
  const file = join(await mkdtemp(join(tmpdir(), "paper-")), "memo.pdf");
  const kept = { kind: "memo", number, created_at, people, shown: { ...shown, lines: old } };
  const proof = { entry: 1, hash: "00" };
  await writePaperPdf({ ...kept, proof } as unknown as Awaited<ReturnType<typeof printedPaper>>, undefined, file);
  const words = readPdf(await readFile(file))
    .pages.join("\n")
    .split("\n");
  expect(words).toEqual(expect.arrayContaining(["Cut", "VG EX", "EX EX VG", "F"]));
  expect(words.join()).not.toMatch(/Light brown|pol VG|cut F/);
});
