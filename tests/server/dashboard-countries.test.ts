import { expect, test } from "vitest";
import { listTabs, openEnquiryStates, type TabRule } from "#domain/stone-lists.ts";
import { compareFigures } from "#server/insight/compare-figures.ts";
import { useCountryWorld } from "#support/country-world.ts";
import { freeStones, heldBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const { portal, rows, countries, counted, anotherCountry } = useCountryWorld();

test("a client who moves while a hold is made for them counts with the hold in the new country", async () => {
  const [one = "", two = ""] = await freeStones(portal, 2);
  const id = await ownerId(portal, "customer");
  const [{ business_id, country_id }] = await rows(
    "SELECT a.business_id, b.country_id FROM account a JOIN business b ON b.id = a.business_id WHERE a.id = $1",
    [id],
  );
  const there = await anotherCountry(country_id);
  const mover = await portal.pool.connect();
  try {
    await mover.query("BEGIN");
    await mover.query("UPDATE business SET country_id = $2 WHERE id = $1", [business_id, there]);
    const holding = heldBy(portal, "customer", [one, two]);
    await expect.poll(waiting).toBe(1);
    await mover.query("COMMIT");
    await holding;
  } finally {
    mover.release();
  }
  expect(await countries()).toEqual(await counted());
  expect(await compareFigures(portal.house)).toBe(0);
});
const waiting = async () =>
  (
    await rows(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
  )[0].n;

test("what stands on a list is the same to the triggers and to the lists", async () => {
  const standing = [
    ["cart", listTabs.cart.in.states],
    ["confirm", listTabs.confirm.pending.states],
    ["hold", listTabs.hold.held.states],
    ["memo", listTabs.memo.issued.states],
    ["enquiry", openEnquiryStates],
  ].flatMap(([list, states]) => [...(states as readonly string[])].map((state) => `${list} ${state}`));
  const found = await rows(
    `SELECT list || ' ' || state AS one FROM unnest($1::text[]) AS list, unnest($2::text[]) AS state WHERE is_standing(list, state)`,
    [Object.keys(listTabs), allStates],
  );
  expect(found.map(({ one }) => one).sort()).toEqual(standing.sort());
});
/** Every state in which a line is shown anywhere. */
const allStates = [
  ...new Set(
    Object.values(listTabs)
      .flatMap((tabs): TabRule[] => Object.values(tabs))
      .flatMap(({ states = [] }) => states),
  ),
];
