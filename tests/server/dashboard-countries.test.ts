import { expect, test } from "vitest";
import { listTabs, openEnquiryStates, type TabRule } from "#domain/stone-lists.ts";
import { compareFigures } from "#server/insight/compare-figures.ts";

import { useOwnApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { behindTheLog, later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useOwnApp();
const admin = () => portal.as("admin");
const rows = async (sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows;
const countries = async (who = admin()) => {
  const { data } = await who.call("getEnquiryCountry");
  return Object.fromEntries(data.map(({ country_id, clients, lines }) => [country_id ?? "none", { clients, lines }]));
};

/** Clients and live lines by country, counted from account, business and lines (spec §3). */
async function counted(associateId: number | null = null) {
  const found = await rows(
    `SELECT coalesce(b.country_id, a.country_id) AS country, count(DISTINCT a.id)::int AS clients, count(l.id)::int AS lines
     FROM account a LEFT JOIN business b ON b.id = a.business_id
     LEFT JOIN stone_line l ON l.holder_id = a.id AND ((l.list = 'cart' AND l.state = 'in') OR (l.list = 'confirm' AND l.state = 'pending')
       OR (l.list = 'memo' AND l.state = 'issued') OR (l.list = 'hold' AND l.state = 'held' AND l.expires_at > $2)
       OR (l.list = 'enquiry' AND l.state NOT IN ('accepted', 'closed')))
     WHERE a.role_id = 2 AND a.is_active AND b.is_active IS NOT FALSE
       AND ($1::bigint IS NULL OR a.associate_id = $1) GROUP BY 1`,
    [associateId, portal.clock.now()],
  );
  return Object.fromEntries(found.map(({ country, clients, lines }) => [country ?? "none", { clients, lines }]));
}

/** One line of each list that lives. */
async function someOfEach() {
  const [one = "", two = "", three = "", four = "", five = ""] = await freeStones(portal, 5);
  await heldBy(portal, "customer", [one]);
  await requestedBy(portal, "customer2", [two]);
  await onMemo(portal, "customer", [three]);
  await portal.as("customer").call("addToCart", { body: { stock_numbers: [four] } });
  await portal.as("customer").call("openEnquiries", { body: { stock_numbers: [five], text: "Is it eye clean?" } });
}
const anotherCountry = async (of: number) =>
  (await rows("SELECT country_id AS id FROM business WHERE country_id <> $1 ORDER BY id LIMIT 1", [of]))[0].id;

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
