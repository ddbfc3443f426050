import { describe, expect, test } from "vitest";
import { quietDays } from "#domain/limits.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { freeStones, heldBy, onMemo } from "#support/line-stones.ts";
import { listedLine, listedPaper } from "#support/listed-lines.ts";
import { type Owner, ownerId } from "#support/rows.ts";

const portal = useApp();
const one = async (sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows[0];
const ago = (days: number) => new Date(portal.clock.now().getTime() - hours(24 * days));
const quietOf = async (who: "admin" | "associate" | "associate2") =>
  (await portal.as(who).call("listQuietClients")).data;

/** A client who was here so many days ago, and has an account since long before; without a number never. */
async function wasHere(name: Owner, days?: number): Promise<number> {
  const id = await ownerId(portal, name);
  await portal.pool.query("DELETE FROM visit WHERE account_id = $1", [id]);
  await portal.pool.query("UPDATE account SET created_at = $2 WHERE id = $1", [id, ago(400)]);
  await portal.pool.query("DELETE FROM stone_line WHERE holder_id = $1 AND list IN ('confirm', 'memo')", [id]);
  if (days !== undefined)
    await portal.pool.query("INSERT INTO visit (account_id, began_at, seen_at) VALUES ($1, $2, $2)", [id, ago(days)]);
  await heardAnew(id);
  return id;
}
/** A moment that was moved into the past moves what is kept of it. */
const heardAnew = (id: number) => portal.pool.query("SELECT hear_anew(ARRAY[$1::bigint])", [id]);
async function ordered(holder: "customer" | "customer2", days: number): Promise<void> {
  const memo = await listedPaper(portal, "memo", await ownerId(portal, holder));
  const at = ago(days).toISOString();
  await listedLine(portal, { list: "memo", holder, state: "received", status: 2, at, papers: { memo: memo.id } });
}

describe("clients who have gone quiet", () => {
  test("have neither been here nor ordered for the days of the house, and whoever fell silent last is on top", async () => {
    const first = await wasHere("customer", quietDays + 60);
    const second = await wasHere("customer2", quietDays + 1);
    await ordered("customer", quietDays + 50);
    await heardAnew(first);
    const { days, total, clients } = await quietOf("admin");
    const ids = clients.map(({ id }) => id);
    expect(days).toBe(quietDays);
    expect(ids.indexOf(second)).toBeLessThan(ids.indexOf(first));
    expect(total).toBe(ids.length);
    expect(clients.find(({ id }) => id === first)).toMatchObject({
      last_visit_at: ago(quietDays + 60).toISOString(),
      last_order_at: ago(quietDays + 50).toISOString(),
    });
    expect(clients.find(({ id }) => id === second)?.last_order_at).toBeNull();
  });

  test("are not those who came or ordered since, nor those whose account is new or switched off", async () => {
    const id = await wasHere("customer", quietDays + 60);
    const isQuiet = async () => (await quietOf("admin")).clients.some((client) => client.id === id);
    expect(await isQuiet()).toBe(true);
    await ordered("customer", quietDays - 1);
    await heardAnew(id);
    expect(await isQuiet()).toBe(false);
    await wasHere("customer");
    expect(await isQuiet()).toBe(true);
    await portal.pool.query("UPDATE account SET created_at = $2 WHERE id = $1", [id, ago(quietDays - 1)]);
    await heardAnew(id);
    expect(await isQuiet()).toBe(false);
    await wasHere("customer");
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [id]);
    expect(await isQuiet()).toBe(false);
  });

  test("who come again are quiet no more", async () => {
    const id = await wasHere("customer", quietDays + 60);
    await portal.as("customer").call("getProfile");
    portal.clock.advance(minutes(2));
    await portal.as("customer").call("getProfile");
    await expect.poll(async () => (await quietOf("admin")).clients.map((client) => client.id)).not.toContain(id);
  });

  test("of an associate are own customers, and nobody who buys may ask", async () => {
    for (const name of ["customer", "customer2", "newcomer"] as const) await wasHere(name);
    for (const name of ["associate", "associate2"] as const) {
      const { rows } = await portal.pool.query("SELECT id FROM account WHERE role_id = 2 AND associate_id = $1", [
        await ownerId(portal, name),
      ]);
      const theirs = (await quietOf(name)).clients.map(({ id }) => id).sort();
      expect([name, theirs]).toEqual([name, rows.map(({ id }) => id).sort()]);
    }
    const { business_id } = await one("SELECT business_id FROM account WHERE id = $1", [
      await ownerId(portal, "customer"),
    ]);
    const ofOne = (await portal.as("admin").call("listQuietClients", { query: { business_id } })).data.clients;
    const people = await portal.pool.query("SELECT id FROM account WHERE role_id = 2 AND business_id = $1", [
      business_id,
    ]);
    expect(ofOne.map(({ id }) => id)).toContain(await ownerId(portal, "customer"));
    expect(people.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(ofOne.map(({ id }) => id)));
    for (const who of [portal.as("customer"), portal.as("api"), portal.asGuest()])
      expectRefusal(await who.call("listQuietClients"), 403, "forbidden");
  });
});

describe("the figures of a home", () => {
  test("of lists say stones, carats and amount over all lines, at the price that the client has", async () => {
    const stones = await freeStones(portal, 8);
    await heldBy(portal, "customer", stones.slice(0, 7));
    await onMemo(portal, "customer", stones.slice(7));
    const holder = await ownerId(portal, "customer");
    for (const [name, more] of [
      ["customer", "AND l.holder_id = $1"],
      [
        "associate",
        "AND l.holder_id IN (SELECT id FROM account WHERE associate_id = (SELECT associate_id FROM account WHERE id = $1))",
      ],
      ["admin", "AND $1::bigint IS NOT NULL"],
    ] as const) {
      const { data } = await portal.as(name).call("getEnquiryDetails");
      const sums = await one(
        `SELECT count(*)::int AS count, sum(s.carat)::float AS carats, sum(l.sell_amt)::float AS amount
          FROM stone_line l JOIN stone s ON s.id = l.stone_id
          WHERE l.list = 'hold' AND l.state = 'held' AND l.expires_at > '${portal.clock.now().toISOString()}' ${more}`,
        [holder],
      );
      expect([name, data.Hold]).toEqual([name, expect.objectContaining(sums)]);
      expect(data.Hold?.lines).toHaveLength(5);
    }
  });
});
