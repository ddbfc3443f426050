import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { freeStones, onMemo } from "#support/line-stones.ts";
import { usd, usePaperLetterWorld } from "#support/paper-letter-world.ts";
import { memoOf, paper, sold } from "#support/papers.ts";

const { portal, admin, latest, letters, invoices, notices } = usePaperLetterWorld();
const choose = (way: string) =>
  portal.as("customer").send("saveNoticeChoices", { body: { choices: [{ topic: "memos", way }] } });

describe("stones that are sold", () => {
  test("of two clients are told to each about their own", async () => {
    const mine = await memoOf(portal, "customer", 1);
    const theirs = await memoOf(portal, "customer2", 1);
    await sold(portal, [...mine.ids, ...theirs.ids]);
    expect((await invoices()).map(([name]) => name).sort()).toEqual(["customer", "customer2"]);
    const text = (await latest())?.text ?? "";
    const numberOf = ({ lines }: typeof mine) => lines[0]?.stone.stock_no ?? "";
    expect([text.includes(numberOf(mine)), text.includes(numberOf(theirs))]).toEqual([true, false]);
  });

  test("in sixty are one letter, which shows fifty and counts what all of them cost", async () => {
    const memo = await memoOf(portal, "customer", 60);
    const { totals } = await paper(portal, "customer", await sold(portal, memo.ids));
    expect(await invoices()).toHaveLength(1);
    const text = (await latest())?.text;
    expect(text).toContain(`60 stones, ${totals.carat.toFixed(2)} ct. The amount payable is ${usd(totals.payable)}.`);
    expect(text?.match(/\$4,000\.00\/ct/g)).toHaveLength(50);
  });

  test("are told as the client chose: in the portal alone, or not at all", async () => {
    for (const [way, told] of [
      ["portal", 1],
      ["none", 1],
      ["mail", 2],
    ] as const) {
      expect((await choose(way)).status).toBe(200);
      await sold(portal, (await memoOf(portal, "customer", 1)).ids);
      expect([way, (await notices()).length, (await invoices()).length]).toEqual([way, told, way === "mail" ? 1 : 0]);
    }
  });
});

describe("a sale that is reversed", () => {
  test("is no letter where it is refused, and a return that is reversed has no credit note", async () => {
    const [line] = await onMemo(portal, "customer", await freeStones(portal, 1));
    const ids = [line?.id ?? 0];
    await admin().call("sellMemo", { body: { ids } });
    const before = (await letters()).length;
    expectRefusal(await admin().call("reverseMemo", { body: { ids, reason: " " } }), 422, "reasonNeeded");
    const [back] = await onMemo(portal, "customer", await freeStones(portal, 1));
    await admin().call("receiveMemo", { body: { ids: [back?.id ?? 0] } });
    await admin().call("reverseMemo", { body: { ids: [back?.id ?? 0], reason: "It was not in the parcel" } });
    expect((await letters()).slice(before).map(([, kind]) => kind)).toEqual(["memoIssued"]);
  });
});
