import { expect, test } from "vitest";
import { compareFigures } from "#server/insight/compare-figures.ts";
import { hours } from "#support/clock.ts";
import { useCountryWorld } from "#support/country-world.ts";
import { behindTheLog, later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const { portal, rows, countries, counted, anotherCountry } = useCountryWorld();

/** One line of each list that lives. */
async function someOfEach() {
  const [one = "", two = "", three = "", four = "", five = ""] = await freeStones(portal, 5);
  await heldBy(portal, "customer", [one]);
  await requestedBy(portal, "customer2", [two]);
  await onMemo(portal, "customer", [three]);
  await portal.as("customer").call("addToCart", { body: { stock_numbers: [four] } });
  await portal.as("customer").call("openEnquiries", { body: { stock_numbers: [five], text: "Is it eye clean?" } });
}

test("clients and their live lines count in the country of their business, wherever they move", async () => {
  await someOfEach();
  expect(await countries()).toEqual(await counted());
  const associate = await ownerId(portal, "associate");
  expect(await countries(portal.as("associate"))).toEqual(await counted(associate));
  const id = await ownerId(portal, "customer");
  const [{ business_id, country_id }] = await rows(
    "SELECT a.business_id, b.country_id FROM account a JOIN business b ON b.id = a.business_id WHERE a.id = $1",
    [id],
  );
  const there = await anotherCountry(country_id);
  const before = await countries();
  await portal.pool.query("UPDATE business SET country_id = $2 WHERE id = $1", [business_id, there]);
  const after = await countries();
  expect(after).toEqual(await counted());
  expect(after[there]?.lines).toBeGreaterThan(before[there]?.lines ?? 0);
  await portal.pool.query("UPDATE account SET business_id = NULL, country_id = NULL WHERE id = $1", [id]);
  expect(await countries()).toEqual(await counted());
  expect((await countries()).none?.lines).toBe(4);
  await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [id]);
  expect(await countries()).toEqual(await counted());
  await later(portal, hours(24 * 30));
  expect(await countries()).toEqual(await counted());
  expect(await compareFigures(portal.house)).toBe(0);
});

test("a wrong place is found by the nightly comparison, named, and mended; the portal itself cannot write one", async () => {
  await someOfEach();
  await expect(portal.house.pool.query("UPDATE holder_place SET country_id = 1")).rejects.toThrow(/permission denied/);
  const before = await countries();
  const id = await ownerId(portal, "customer");
  await behindTheLog(portal, `UPDATE holder_place SET country_id = NULL WHERE account_id = ${id}`);
  await behindTheLog(portal, "UPDATE standing_line SET country_id = NULL");
  expect(await countries()).not.toEqual(before);
  expect(await compareFigures(portal.house)).toBeGreaterThanOrEqual(2);
  const told = (await rows("SELECT detail FROM audit_finding")).map(({ detail }) => detail);
  expect(told).toContainEqual(
    expect.stringMatching(
      new RegExp(
        `^Place of account ${id}: The figure is role 2, country none, but the account says role 2, country \\d+\\.$`,
      ),
    ),
  );
  expect(await countries()).toEqual(before);
  expect(await compareFigures(portal.house)).toBe(0);
});
