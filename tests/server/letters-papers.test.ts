import { describe, expect, test } from "vitest";
import { defaultPaperSettings } from "#domain/paper-settings.ts";
import { expectRefusal } from "#support/answer.ts";
import { lettersTo } from "#support/letters.ts";
import { freeStones, onMemo } from "#support/line-stones.ts";
import { usd, usePaperLetterWorld } from "#support/paper-letter-world.ts";
import { memoOf, paper, sold } from "#support/papers.ts";

const { portal, admin, latest, letters, invoices, notices } = usePaperLetterWorld();
const idsOf = (lines: { id: number }[]) => lines.map(({ id }) => id);

async function payWithin(payment_days: number | null) {
  const { version } = (await admin().call("getPaperSettings")).data;
  const body = { ...defaultPaperSettings, payment_days, version };
  expect((await admin().send("setPaperSettings", { body })).status).toBe(200);
}

async function taxed(percent: number) {
  const { rows } = await portal.pool.query(
    "SELECT b.id, b.version FROM business b JOIN account a ON a.business_id = b.id WHERE a.email = 'customer@demo.test'",
  );
  const [{ id, version }] = rows;
  expect(
    (await admin().send("setBusinessTax", { path: { id }, body: { kind: "percent", percent, version } })).status,
  ).toBe(200);
}

describe("stones that are sold", () => {
  test("are told to their client: the invoice, what is payable with its tax, when it is due, and the way to it", async () => {
    await payWithin(30);
    await taxed(21);
    const memo = await memoOf(portal, "customer", 2);
    const id = await sold(portal, memo.ids, 4321.09);
    expect(await letters()).toEqual([
      ["customer", "memoIssued"],
      ["customer", "invoiceIssued"],
    ]);
    const { totals, due_date } = await paper(portal, "customer", id);
    expect(due_date).toBe("2026-12-20");
    const words = `Invoice INV-2026-0001 was issued to you: 2 stones, ${totals.carat.toFixed(2)} ct. The amount payable is ${usd(totals.payable)}, including ${usd(totals.tax)} of tax. It is due on 20/12/2026.`;
    const letter = await latest();
    expect(letter?.subject).toBe("Invoice INV-2026-0001: 2 stones");
    expect(letter?.text).toContain("Dear Mara");
    expect(letter?.text).toContain(words);
    for (const { stock_no } of memo.lines.map(({ stone }) => stone))
      expect(letter?.text).toMatch(new RegExp(`${stock_no} {2}Natural.*\\$4,321\\.09/ct`));
    const path = `/customer-profile/paper/${id}`;
    expect(letter?.text).toContain(`http://portal.test${path}\n`);
    const stones = memo.lines.map(({ stone }) => `${stone.stock_no} (natural)`).join(", ");
    const notice = { title: letter?.subject, text: `${words} ${stones}.`, path, topic: "memos" };
    expect(await notices()).toMatchObject([notice]);
  });

  test("from two memos stand on one invoice and in one letter, without a tax or a day where there is none", async () => {
    const ids = [...(await memoOf(portal, "customer", 1)).ids, ...(await memoOf(portal, "customer", 1)).ids];
    const { totals } = await paper(portal, "customer", await sold(portal, ids));
    expect(await invoices()).toHaveLength(1);
    const text = (await latest())?.text;
    expect(text).toContain(`The amount payable is ${usd(totals.payable)}.\n`);
    expect(text).not.toMatch(/tax|due on/);
  });

  test("are told once: a sale that is refused or sent again by the same key tells nobody", async () => {
    const memo = await memoOf(portal, "customer", 1);
    const [id = 0] = memo.ids;
    expectRefusal(await admin().call("sellMemo", { body: { lines: [{ id, price_per_ct: 1 }] } }), 422, "belowCost");
    expect(await invoices()).toEqual([]);
    const once = admin().with({ "idempotency-key": "c2d4a1f0-6f0d-4f57-8d0a-0a8d3a1c7b55" });
    for (let turn = 0; turn < 2; turn++)
      expect((await once.call("sellMemo", { body: { ids: memo.ids } })).status).toBe(201);
    expectRefusal(await portal.as("admin2").call("sellMemo", { body: { ids: memo.ids } }), 409, "transitionRefused");
    expect([(await invoices()).length, (await notices()).length]).toEqual([1, 1]);
  });

  test("in a house without a mail server are told in the portal, and the outbox does not call the letter sent", async () => {
    portal.house.mailer = null;
    await sold(portal, (await memoOf(portal, "customer", 1)).ids);
    expect(await notices()).toHaveLength(1);
    expect(await latest()).toMatchObject({ kind: "invoiceIssued", status: "kept" });
  });

  test("are no news to whoever is switched off", async () => {
    const memo = await memoOf(portal, "customer", 1);
    await portal.pool.query("UPDATE account SET is_active = false WHERE email = 'customer@demo.test'");
    await sold(portal, memo.ids);
    expect(await invoices()).toEqual([]);
  });
});

describe("a sale that is reversed", () => {
  test("tells the client of its credit note, once for all stones of one invoice, with the reason that it bears", async () => {
    const issued = await onMemo(portal, "customer", await freeStones(portal, 3));
    const [one, two, other] = idsOf(issued) as [number, number, number];
    await admin().call("sellMemo", { body: { ids: [one, two] } });
    await admin().call("sellMemo", { body: { ids: [other] } });
    const before = (await letters()).length;
    const reason = "Sold at the wrong price";
    expect((await admin().call("reverseMemo", { body: { ids: [one, two, other], reason } })).status).toBe(200);
    expect((await letters()).slice(before)).toEqual([
      ["customer", "creditNoteIssued"],
      ["customer", "creditNoteIssued"],
    ]);
    const { rows } = await portal.pool.query("SELECT id, number FROM paper WHERE kind = 'credit' ORDER BY id");
    const told = (await lettersTo(portal, "customer")).slice(-2);
    for (const [at, { id, number }] of rows.entries()) {
      expect(told[at]?.subject).toBe(
        `Credit note ${number}: ${at === 0 ? "2 stones" : `${issued[2]?.stone.stock_no} (natural)`}`,
      );
      expect(told[at]?.text).toContain(`Our message:\n${reason}`);
      expect(told[at]?.text).toContain(`http://portal.test/customer-profile/paper/${id}\n`);
    }
  });

  test("with stones of two memos is one letter too, which says to which memo each goes back", async () => {
    const first = await memoOf(portal, "customer", 2);
    const second = await memoOf(portal, "customer", 1);
    const ids = [...first.ids, ...second.ids];
    await sold(portal, ids);
    const before = (await letters()).length;
    await admin().call("reverseMemo", { body: { ids, reason: "Sold at the wrong price" } });
    expect((await letters()).slice(before)).toEqual([["customer", "creditNoteIssued"]]);
    const text = (await latest())?.text;
    expect(text).toContain("2 stones are on memo M-2026-0001 again, due on 04/12/2026.");
    expect(text).toContain("1 stone is on memo M-2026-0002 again, due on 04/12/2026.");
  });
});
