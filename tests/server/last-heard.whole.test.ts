import { describe, expect, test } from "vitest";
import { compareFigures } from "#server/insight/compare-figures.ts";
import { erasePerson } from "#server/workflows/erase-person.ts";
import { useOwnApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { behindTheLog, later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useOwnApp();
const rows = async (sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows;
const customer = () => ownerId(portal, "customer");
const heardAt = async (id: number): Promise<Date | undefined> =>
  (await rows("SELECT heard_at FROM last_heard WHERE account_id = $1", [id]))[0]?.heard_at;
const quietIds = async () => (await portal.as("admin").call("listQuietClients")).data.clients.map(({ id }) => id);

/** Forty days go by without a word of the customer, whose session is open. */
async function fortyDaysLater(): Promise<number> {
  await portal.as("customer").call("getProfile");
  await later(portal, hours(24 * 40));
  const id = await customer();
  expect(await quietIds()).toContain(id);
  return id;
}

describe("when a client was last heard of", () => {
  test("moves with what somebody else orders for them", async () => {
    const id = await fortyDaysLater();
    const before = await heardAt(id);
    const [one = ""] = await freeStones(portal, 1);
    await onMemo(portal, "customer", [one]);
    expect(await quietIds()).not.toContain(id);
    expect(await heardAt(id)).not.toEqual(before);
    expect(await compareFigures(portal.house)).toBe(0);
  });

  test("moves with each visit, and never back", async () => {
    const id = await fortyDaysLater();
    const [one = ""] = await freeStones(portal, 1);
    portal.clock.advance(minutes(2));
    await heldBy(portal, "customer", [one]);
    expect(await quietIds()).not.toContain(id);
    const heard = await heardAt(id);
    await portal.pool.query("UPDATE visit SET seen_at = seen_at - interval '1 day' WHERE account_id = $1", [id]);
    expect(await heardAt(id)).toEqual(heard);
  });

  test("keeps nobody waiting: an act and a visit of the same client end while the other is open", async () => {
    const id = await customer();
    const [one = "", two = ""] = await freeStones(portal, 2);
    const open = await portal.pool.connect();
    try {
      await open.query("BEGIN");
      await open.query("UPDATE visit SET seen_at = seen_at + interval '1 minute' WHERE account_id = $1", [id]);
      await onMemo(portal, "customer", [one]);
      await open.query("COMMIT; BEGIN");
      await open.query("UPDATE stone_line SET holder_id = holder_id WHERE holder_id = $1 AND list = 'memo'", [id]);
      await later(portal, minutes(5));
      await portal.as("customer").call("getProfile");
      await onMemo(portal, "customer", [two]);
      await open.query("COMMIT");
    } finally {
      await open.query("ROLLBACK");
      open.release();
    }
    expect(await compareFigures(portal.house)).toBe(0);
  });

  test("is known of a new account from its first moment, and of an erased person no more", async () => {
    const before = (await rows("SELECT max(id) AS id FROM account"))[0].id;
    await portal.asGuest().call("getProfile");
    const [guest] = await rows("SELECT id, created_at FROM account WHERE id > $1", [before]);
    expect((await heardAt(guest.id))?.getTime()).toBeGreaterThanOrEqual(guest.created_at.getTime());
    const id = await ownerId(portal, "newcomer");
    expect(await heardAt(id)).toBeDefined();
    await erasePerson(portal.house, id);
    expect(await heardAt(id)).toBeUndefined();
    expect(await compareFigures(portal.house)).toBe(0);
  });

  test("is compared each night: a wrong moment is named and mended; the portal itself cannot write one", async () => {
    const id = await customer();
    const before = await heardAt(id);
    await expect(portal.house.pool.query("UPDATE last_heard SET heard_at = now()")).rejects.toThrow(
      /permission denied/,
    );
    await behindTheLog(portal, `UPDATE last_heard SET heard_at = '2020-02-03T04:05:06Z' WHERE account_id = ${id}`);
    await behindTheLog(portal, `DELETE FROM last_heard WHERE account_id = ${await ownerId(portal, "customer2")}`);
    expect(await compareFigures(portal.house)).toBe(2);
    const told = (await rows("SELECT detail FROM audit_finding")).map(({ detail }) => detail);
    expect(told).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^Last heard of account ${id}: The figure is 2020-02-03 04:05:06\\.000000 UTC, but its visits and orders say 20`,
        ),
      ),
    );
    expect(await heardAt(id)).toEqual(before);
    expect(await compareFigures(portal.house)).toBe(0);
  });
});
