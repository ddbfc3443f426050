import { describe, expect, test } from "vitest";
import { houseLacks } from "#domain/paper-lacks.ts";
import { defaultPaperSettings } from "#domain/paper-settings.ts";
import { expectRefusal } from "#support/answer.ts";
import { pngBytes, scriptNamedPng } from "#support/forms.ts";
import { freeStones } from "#support/line-stones.ts";
import { picture, usePaperSettingsWorld } from "#support/paper-settings-world.ts";
import { memoOf, paper, sold } from "#support/papers.ts";
import { ownerId } from "#support/rows.ts";

const { portal, admin, version, set, wordsOf } = usePaperSettingsWorld();
const said = {
  name: "Loupe Diamonds BV",
  address: "Hoveniersstraat 2\n2018 Antwerp",
  tax_number: "BE 0417.000.000",
  contact: "+32 3 555 01 00",
  bank: "IBAN BE00 0000 0000 0000\nBIC LOUPBEBB",
  memo_clause: "The stones stay ours until they are paid.",
  payment_terms: "Net 30 days.",
  payment_days: 30,
  footer: "Every stone is described line by line.",
} as const;

describe("the settings of the papers", () => {
  test("are an administrator's alone, and say at first that nothing was said", async () => {
    const { data } = await admin().call("getPaperSettings");
    expect(data).toEqual({ ...defaultPaperSettings, logo: null, saved_by: null, saved_at: null, version: 1 });
    expect(houseLacks(data)).toEqual([
      "name",
      "address",
      "tax_number",
      "bank",
      "memo_clause",
      "payment_terms",
      "payment_days",
      "tax_statement",
    ]);
    for (const name of ["associate", "customer", "auditor", "qc"] as const) {
      expectRefusal(await portal.as(name).call("getPaperSettings"), 403, "forbidden");
      const body = { ...defaultPaperSettings, version: 1 };
      expectRefusal(await portal.as(name).call("setPaperSettings", { body }), 403, "forbidden");
    }
  });

  test("stand on every paper that is issued from then on, and on none from before", async () => {
    const before = await memoOf(portal, "customer", 1);
    expect((await set(said)).status).toBe(200);
    const memo = await memoOf(portal, "customer", 1);
    const invoice = await sold(portal, memo.ids);
    const issued = await paper(portal, "customer", invoice);
    const { memo_clause: _, payment_terms, payment_days: __, ...house } = said;
    expect(issued).toMatchObject({ house, payment_terms, clause: null, issued_due: "2026-12-20" });
    const onMemo = await wordsOf(memo.id);
    const onInvoice = await wordsOf(invoice);
    for (const words of [onMemo, onInvoice])
      expect(words).toEqual(
        expect.arrayContaining([said.name, "2018 Antwerp", "Tax number BE 0417.000.000", said.footer]),
      );
    expect(onMemo).toContain(said.memo_clause);
    expect(onInvoice).toEqual(expect.arrayContaining(["BIC LOUPBEBB", said.payment_terms, "20/12/2026"]));
    expect(onInvoice).not.toContain(said.memo_clause);
    expect(await wordsOf(before.id)).not.toContain(said.name);
  });

  test("that nobody has made: a paper prints all the same, and says nothing of what is not known", async () => {
    const memo = await memoOf(portal, "customer", 1);
    const words = await wordsOf(await sold(portal, memo.ids));
    expect(words).toEqual(expect.arrayContaining(["Loupe", "Northlight Jewels"]));
    for (const label of ["Bank", "Payment", "Due", "Tax 0.00 %"]) expect(words).not.toContain(label);
    expect(words.filter((word) => word.startsWith("Tax number"))).toEqual(["Tax number BE 0712.440.318"]);
  });

  test("are not overwritten unseen: the second to save hears who was first, and when", async () => {
    await set(said);
    const body = { ...defaultPaperSettings, name: "Another", version: 1 };
    const stale = await portal.as("admin2").call("setPaperSettings", { body });
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toMatchObject({
      name: said.name,
      version: 2,
      saved_by: { first_name: "Ines", last_name: "Novak" },
      saved_at: portal.clock.now().toISOString(),
    });
  });
});

describe("terms that follow the due date", () => {
  test("are printed with the days and the day of each paper, and the settings keep their placeholders", async () => {
    const memo_clause = "Returned within {days} days, by {due date}.";
    const payment_terms = "Payable within {days} days, by {due date}.";
    const saved = await set({ ...said, memo_clause, payment_terms });
    expect(saved.data).toMatchObject({ memo_clause, payment_terms });
    const memo = await memoOf(portal, "customer", 1);
    const invoice = await sold(portal, memo.ids);
    const due = "Returned within 14 days, by 04/12/2026.";
    expect(await paper(portal, "customer", memo.id)).toMatchObject({ issued_due: "2026-12-04", clause: due });
    expect(await wordsOf(memo.id)).toContain(due);
    const paid = "Payable within 30 days, by 20/12/2026.";
    expect(await paper(portal, "customer", invoice)).toMatchObject({ issued_due: "2026-12-20", payment_terms: paid });
    expect(await wordsOf(invoice)).toContain(paid);
  });

  test("stay on an issued memo as they were printed, also when its due date moves", async () => {
    const [stock_no = ""] = await freeStones(portal, 1);
    const body = {
      stock_numbers: [stock_no],
      user_id: await ownerId(portal, "customer"),
      terms: "Return within {days} days.",
      due_date: "2026-11-27",
    };
    const { data } = await portal.as("associate").call("issueMemo", { body });
    const id = data.data[0]?.memo?.id ?? 0;
    expect(await paper(portal, "customer", id)).toMatchObject({ terms: "Return within 7 days." });
    const version = (await paper(portal, "admin", id)).version;
    await portal.as("admin").call("setMemoDue", { path: { id }, body: { due_date: "2026-12-11", version } });
    expect(await paper(portal, "customer", id)).toMatchObject({
      terms: "Return within 7 days.",
      issued_due: "2026-11-27",
      due_date: "2026-12-11",
    });
  });

  test("are refused for invoices that have no due date, at the field that is missing", async () => {
    for (const payment_terms of ["Payable within {days} days.", "Payable by { Due Date }."])
      expectRefusal(await set({ payment_terms, payment_days: null }), 422, "termsWithoutDue", ["/data/payment_days"]);
    expect(await version()).toBe(1);
    expect((await set({ payment_terms: "Payable within {days} days.", payment_days: 0 })).status).toBe(200);
  });
});

describe("the word on tax", () => {
  const tax_statement = "No VAT is charged:\nexport.";

  test("stands on papers of a client without a tax, and on none from before", async () => {
    const before = await memoOf(portal, "customer", 1);
    expect((await set({ tax_statement })).status).toBe(200);
    const memo = await memoOf(portal, "customer", 1);
    const invoice = await sold(portal, memo.ids);
    await portal.as("admin").call("reverseMemo", { body: { ids: memo.ids, reason: "The wrong stone" } });
    const { followed_by } = await paper(portal, "admin", invoice);
    for (const id of [memo.id, invoice, followed_by[0]?.id ?? 0]) {
      expect(await paper(portal, "customer", id)).toMatchObject({ tax_statement });
      expect(await wordsOf(id)).toEqual(expect.arrayContaining(["Tax", "No VAT is charged:", "export."]));
    }
    expect(await paper(portal, "customer", before.id)).toMatchObject({ tax_statement: null });
    expect(await wordsOf(before.id)).not.toContain("Tax");
  });

  test("is on no paper that charges a tax", async () => {
    await set({ tax_statement });
    await portal.pool.query("UPDATE business SET tax_kind = 'percent', tax_percent = 21");
    const memo = await memoOf(portal, "customer", 1);
    expect(await paper(portal, "customer", memo.id)).toMatchObject({ tax_statement: null });
    expect(await wordsOf(memo.id)).not.toContain("No VAT is charged:");
  });
});

describe("prefixes", () => {
  test("are for what is issued next; the count goes on without a gap", async () => {
    const first = await memoOf(portal, "customer", 1);
    expect((await set({ memo_prefix: "MEMO" })).status).toBe(200);
    const second = await memoOf(portal, "customer", 1);
    const numbers = [first, second].map(({ lines }) => lines[0]?.memo?.number);
    expect(numbers).toEqual(["M-2026-0001", "MEMO-2026-0002"]);
    expect((await paper(portal, "admin", first.id)).number).toBe("M-2026-0001");
  });

  test("that two kinds share are refused at both, and nothing is written", async () => {
    const refused = await set({ memo_prefix: "INV" });
    expectRefusal(refused, 409, "prefixTaken", ["/data/memo_prefix", "/data/invoice_prefix"]);
    expect(await version()).toBe(1);
  });

  test.each(["", "m", "1A", "A-B", "TOOLONGER"])("are capital letters and figures: %j is refused", async (prefix) => {
    expectRefusal(await set({ credit_prefix: prefix }), 400, "malformed", ["/data/credit_prefix"]);
  });
});

describe("the logo", () => {
  test.each([
    ["a program", "fileNotAllowed", scriptNamedPng],
    [
      "the head of a PNG without a body",
      "fileDamaged",
      () => new File([pngBytes().subarray(0, 40) as BlobPart], "a.png"),
    ],
    [
      "a PNG that would fill the memory",
      "pictureTooLarge",
      () => picture({ width: 40_000, height: 40_000, body: Buffer.alloc(10) }),
    ],
    ["a PNG whose rows are not all there", "fileDamaged", () => picture({ body: Buffer.alloc(3) })],
    ["a PNG with a filter that there is not", "fileDamaged", () => picture({ body: Buffer.from([9, 0, 0, 9, 0, 0]) })],
    ["a PNG of colours that it does not have", "fileDamaged", () => picture({ type: 3 })],
    [
      "the head of a WebP alone",
      "fileDamaged",
      () => new File([`RIFF\0\0\0\0WEBPVP8 ${"x".repeat(40)}`], "logo.png", { type: "image/png" }),
    ],
    [
      "the head of a JPEG alone",
      "fileDamaged",
      () => new File([Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"), "x".repeat(90)], "a.jpg"),
    ],
  ] as const)("is refused where it is %s", async (_, code, file) => {
    expectRefusal(await set({}, { logo: file() }), 422, code, ["/logo"]);
    expect(await version()).toBe(1);
  });

  test("is not read further than it may be large", async () => {
    const huge = new File([Buffer.alloc(1_048_577, 0x89)], "logo.png", { type: "image/png" });
    expectRefusal(await set({}, { logo: huge }), 413, "tooLarge");
  });
});
