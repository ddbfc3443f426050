import { expect, test, vi } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useOwnApp } from "#support/app.ts";
import { patience } from "#support/patience.ts";
import { whileLocked } from "#support/while-locked.ts";

const portal = useOwnApp();

/** Lets a call wait for a table, and has the database end the statement that waits, as it does at its limit. */
const stopped = <Sent>(table: "stone" | "search_start", send: () => Promise<Sent>): Promise<Sent> =>
  whileLocked(portal.pool, table, async () => {
    const sent = send();
    await vi.waitFor(async () => {
      const { rows } = await portal.pool.query(
        "SELECT pg_cancel_backend(pid) FROM pg_locks WHERE NOT granted AND relation = $1::regclass",
        [table],
      );
      expect(rows).not.toEqual([]);
    }, patience);
    return sent;
  });

test("a search that the database stops is told so, and the next one is answered", async () => {
  const search = () => portal.as("customer").send("searchStones", { body: {} });
  expectRefusal(await stopped("stone", search), 504, "tookTooLong");
  expect((await search()).status).toBe(200);
});

test("an act that the database stops has written nothing, and may be sent again", async () => {
  const customer = portal.as("customer");
  const act = () => customer.send("keepSearchStart", { body: { diamond_type: "fancy", stone_origin: null } });
  expectRefusal(await stopped("search_start", act), 504, "tookTooLong");
  expect((await customer.call("getSearchStart")).data).toMatchObject({ is_own: false });
  expect((await act()).status).toBe(200);
  expect((await customer.call("getSearchStart")).data).toMatchObject({ diamond_type: "fancy", is_own: true });
});
