import { expect, test } from "vitest";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import type { DemoName } from "#support/actors.ts";
import { useApp } from "#support/app.ts";
import { lettersTo } from "#support/letters.ts";
import { freeStones } from "#support/line-stones.ts";

const portal = useApp();
const look = () => jobKinds.tellWatchers.run({}, { house: portal.house, id: "watch" } as never);
const told = async (name: DemoName = "customer") =>
  (await portal.as(name).call("listNotices")).data.data.map(({ kind, title }) => [kind, title]);
const choose = (topic: string, way: string) =>
  portal.as("customer").send("saveNoticeChoices", { body: { choices: [{ topic, way }] } });
const watch = async (count = 1, name: DemoName = "customer") => {
  const stock_numbers = await freeStones(portal, count);
  await portal.as(name).call("addToWatchlist", { body: { stock_numbers } });
  return stock_numbers;
};
const priceTimes = (numbers: readonly string[], factor: number) =>
  portal.pool.query(
    `UPDATE stone SET rap = rap * $2, price_per_ct = CASE WHEN rap IS NULL THEN price_per_ct * $2
      ELSE round(round(rap * $2, 2) * (100 + disc) / 100, 2) END, quote_kind = NULL, quote = NULL
      WHERE stock_no = ANY ($1)`,
    [numbers, factor],
  );

test("a watched stone that became cheaper is told to its watcher once, and again only when it falls further", async () => {
  const [stone = ""] = await watch();
  await priceTimes([stone], 0.9);
  await look();
  await look();
  expect(await told()).toEqual([["priceFell", `Lower price: ${stone} (natural)`]]);
  await priceTimes([stone], 1.05);
  await look();
  expect(await told()).toHaveLength(1);
  await priceTimes([stone], 0.5);
  await look();
  expect(await told()).toHaveLength(2);
  expect([(await told("customer2")).length, (await lettersTo(portal, "customer")).length]).toEqual([0, 0]);
});

test("several at once are one notice, and a dearer stone is none", async () => {
  const [one = "", two = "", three = ""] = await watch(3);
  await priceTimes([one, two], 0.8);
  await priceTimes([three], 1.2);
  await look();
  expect(await told()).toEqual([["priceFell", "Lower price: 2 stones"]]);
});

test("a watched or carted stone that somebody else bought is told once as gone", async () => {
  const [stone = ""] = await watch();
  await portal.as("customer2").call("addToCart", { body: { stock_numbers: [stone] } });
  await portal.pool.query("UPDATE stone SET status = 8 WHERE stock_no = $1", [stone]);
  await look();
  await look();
  expect(await told()).toEqual([["stoneGone", `No longer available: ${stone} (natural)`]]);
  expect(await told("customer2")).toEqual([["stoneGone", `No longer available: ${stone} (natural), in your cart`]]);
});

test("a stone in the cart and a watched one that are gone are told apart, each with its reason", async () => {
  const [sold = "", withdrawn = ""] = await watch(2);
  await portal.as("customer").call("addToCart", { body: { stock_numbers: [sold] } });
  await portal.pool.query(
    "UPDATE stone SET status = CASE stock_no WHEN $1 THEN 8 ELSE 2 END WHERE stock_no IN ($1, $2)",
    [sold, withdrawn],
  );
  await choose("gone", "mail");
  await look();
  expect((await told()).map(([, title]) => title).sort()).toEqual([
    "No longer available: 2 stones",
    `No longer available: ${sold} (natural), in your cart`,
  ]);
  const texts = (await lettersTo(portal, "customer")).map(({ text }) => text).join("\n");
  expect(texts).toContain("A stone in your cart was sold to somebody else.");
  expect(texts).toContain("Stones that you watch are gone.");
  expect(texts).toMatch(new RegExp(`^${sold} .*, sold to somebody else$`, "m"));
  expect(texts).toMatch(new RegExp(`^${withdrawn} .*, no longer offered$`, "m"));
});

test("a stone that is only held by somebody else is not gone", async () => {
  const [stone = ""] = await watch();
  await portal.as("customer2").call("createHolds", { body: { stock_numbers: [stone] } });
  await look();
  expect(await told()).toEqual([]);
});

test("a letter of a watched stone says what the stone is, and at which price of the reader's own", async () => {
  await choose("prices", "mail");
  await choose("gone", "mail");
  const [cheaper = "", gone = ""] = await watch(2);
  await portal.pool.query("UPDATE stone SET stone_origin = 1 WHERE stock_no = $1", [gone]);
  await priceTimes([cheaper], 0.5);
  await portal.pool.query("UPDATE stone SET status = 8 WHERE stock_no = $1", [gone]);
  await look();
  const letters = new Map((await lettersTo(portal, "customer")).map((letter) => [letter.kind, letter]));
  expect(letters.get("priceFell")?.text).toMatch(
    new RegExp(`^${cheaper} {2}Natural {2}.* ct .*\\$[\\d,.]+/ct .*, previously \\$[\\d,.]+/ct$`, "m"),
  );
  expect(letters.get("stoneGone")?.text).toMatch(new RegExp(`^${gone} {2}Lab grown {2}.* ct `, "m"));
  expect(letters.get("stoneGone")?.subject).toBe(`No longer available: ${gone} (lab grown)`);
});
