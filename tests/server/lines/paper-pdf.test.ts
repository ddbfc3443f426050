import { expect, test } from "vitest";
import { formatDate, number2 } from "#domain/format.ts";
import { sheetsOf } from "#server/export/paper-layout.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { freeStones } from "#support/line-stones.ts";
import { memoOf, paper, pdfOf, sold } from "#support/papers.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();

test("the PDF of a memo says what the paper says, and where it is signed", async () => {
  const memo = await memoOf(portal, "customer", 3);
  const shown = await paper(portal, "customer", memo.id);
  const { file, pages } = await pdfOf(portal, "customer", memo.id);
  expect(file.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="memo-M-2026-0001.pdf"',
  });
  expect(pages).toHaveLength(1);
  const words = (pages[0] ?? "").split("\n");
  for (const { stock_no, carat, price_per_ct, amount } of shown.lines) {
    for (const word of [stock_no, number2(carat), number2(price_per_ct), number2(amount)])
      expect(words).toContain(word);
  }
  for (const word of [
    "Loupe",
    "Memo M-2026-0001",
    "Northlight Jewels",
    "Mara Lind",
    "+91 98200 11223",
    "Ines Novak",
    formatDate(shown.due_date),
    "Handed over by",
    "Received by",
    "Return received by",
    `Log entry ${shown.proof.entry}, ${shown.proof.hash}`,
    "Memo M-2026-0001 – 1/1".replace("–", "\x96"),
  ]) {
    expect(words).toContain(word);
  }
  const { totals } = shown;
  expect(words).toContain(`3 pieces    ${number2(totals.carat)} ct    $${number2(totals.amount)}`);
});

test("a name keeps its letters on paper, and the paper is the same file again", async () => {
  const id = await ownerId(portal, "customer");
  await portal.pool.query("UPDATE account SET first_name = 'Łukasz', last_name = 'Παπαδόπουλος' WHERE id = $1", [id]);
  const memo = await memoOf(portal, "customer", 1);
  const [first, again] = [await pdfOf(portal, "customer", memo.id), await pdfOf(portal, "customer", memo.id)];
  expect((first.pages[0] ?? "").split("\n")).toContain("Łukasz Παπαδόπουλος");
  expect(bytesOf(again).equals(bytesOf(first))).toBe(true);
});

/** The fetched file, as it came. */
const bytesOf = ({ file }: Awaited<ReturnType<typeof pdfOf>>) => (file as unknown as { rawPayload: Buffer }).rawPayload;

test("the PDF of a credit note says which invoice it credits, how much and why", async () => {
  const memo = await memoOf(portal, "customer", 2);
  const id = await sold(portal, memo.ids);
  await portal.as("admin").call("reverseMemo", { body: { ids: memo.ids.slice(1), reason: "Wrong stone" } });
  const [note] = (await paper(portal, "admin", id)).followed_by;
  const shown = await paper(portal, "admin", note?.id ?? 0);
  const words = ((await pdfOf(portal, "admin", shown.id)).pages[0] ?? "").split("\n");
  const { totals } = shown;
  const said = ["Credit note CN-2026-0001", "INV-2026-0001", "Wrong stone", "Credited", "Credited by"];
  expect(words).toEqual(expect.arrayContaining(said));
  expect(words).toContain(`1 piece    ${number2(totals.carat)} ct    $${number2(totals.amount)}`);
  expect(words).not.toContain("Return received by");
});

test("a memo of many stones has all of them once, over as many sheets as it takes", async () => {
  const stock_numbers = await freeStones(portal, 90);
  const user_id = await ownerId(portal, "customer");
  const terms = "Insured by the client from the handing over to the return.\n".repeat(3);
  const { data } = await portal.as("admin").call("issueMemo", { body: { stock_numbers, user_id, terms } });
  const { pages } = await pdfOf(portal, "associate", data.data[0]?.memo?.id ?? 0);
  expect(pages.length).toBeGreaterThan(1);
  const words = pages.flatMap((page) => page.split("\n"));
  for (const stock_no of stock_numbers) expect(words.filter((word) => word === stock_no)).toHaveLength(1);
  expect(words.filter((word) => word === "Stock no")).toHaveLength(pages.length);
  expect(words.filter((word) => word === "Received by")).toHaveLength(1);
});

test.each([
  [0, [0]],
  [10, [10]],
  [12, [11, 1]],
  [20, [19, 1]],
  [21, [20, 1]],
  [50, [20, 30]],
  [55, [20, 34, 1]],
])("%d lines lie on their sheets so that the last has room for the signatures", (count, sizes) => {
  const lines = Array.from({ length: count }, (_, at) => at);
  const sheets = sheetsOf(lines, { first: 20, next: 40, closing: 10 });
  expect(sheets.map(({ length }) => length)).toEqual(sizes);
  expect(sheets.flat()).toEqual(lines);
});

test("the link is good for one hour, for the asker alone, and the log says who took it", async () => {
  const memo = await memoOf(portal, "customer", 1);
  const { open } = await pdfOf(portal, "customer", memo.id);
  const { rows } = await portal.pool.query("SELECT data FROM audit_event ORDER BY seq DESC LIMIT 1");
  expect(rows[0].data).toMatchObject({
    transition: "export.ask",
    who: await ownerId(portal, "customer"),
    after: { format: "pdf", paper_id: memo.id },
  });
  expect((await open("customer")).statusCode).toBe(200);
  for (const other of ["customer2", "admin", "associate"] as const) expect((await open(other)).statusCode).toBe(404);
  portal.clock.advance(hours(1));
  expect((await open("customer")).statusCode).toBe(404);
});
