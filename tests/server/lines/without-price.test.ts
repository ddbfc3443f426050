import { expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { freeStones, stoneNow } from "#support/line-stones.ts";
import { giveScreen } from "#support/rights.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();

test("a stone whose markup leaves no price is put into no list and on no paper, and says why", async () => {
  const [stock_no = ""] = await freeStones(portal, 1);
  await giveScreen(portal, "inventory/markups", [1]);
  const admin = portal.as("admin");
  const user_id = await ownerId(portal, "customer2");
  const account = portal.db.selectFrom("account").select("business_id").where("id", "=", user_id);
  const business_id = Number((await account.executeTakeFirstOrThrow()).business_id);
  const range = { diamond_type: "white", stone_origin: 2, from_carat: 0.01, to_carat: 650 } as const;
  const rules = [{ ...range, kind: "points" as const, value: -99.99 }];
  await admin.call("updateBusinessMarkup", { body: { business_id, version: 0, rules } });

  const buyer = portal.as("customer2");
  const { stone } = (await buyer.call("getStoneHistory", { query: { stock_no } })).data;
  expect([stone.markup_ppc, stone.sell_amt]).toEqual([0, 0]);
  const numbers = { body: { stock_numbers: [stock_no] } };
  const named = { stock_no, price_per_ct: 100 };
  const answers = [
    await buyer.call("addToCart", numbers),
    await buyer.call("createHolds", numbers),
    await buyer.call("confirmStones", { body: { lines: [{ stock_no }] } }),
    await admin.call("issueMemo", { body: { user_id, lines: [named], reason: "Agreed.", due_date: "2026-12-10" } }),
  ];
  for (const answer of answers) {
    expectRefusal(answer, 409, "stoneWithoutPrice");
    expect(answer.body).toMatchObject({ refused: [{ stock_no, reason: "This stone has no price at present." }] });
  }
  expect((await stoneNow(portal, stock_no)).status).toBe(1);
});
