import { describe, expect, test } from "vitest";
import { useFirstDayWorld } from "#support/first-day-world.ts";
import { manyClients } from "#support/many-clients.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const { portal, steps, asAtFirst } = useFirstDayWorld();

describe("the first day", () => {
  test("sees the first stock in stones on offer, not in a file that brought none or was rolled back", async () => {
    await asAtFirst();
    const supplier = await Supplier.of(portal);
    const load = await supplier.take([aRow("A1")]);
    expect((await steps()).stock).toMatchObject({ is_done: true, count: 1 });
    await supplier.rollBack(load);
    expect((await steps()).stock).toMatchObject({ is_done: false });
    const gone = { ...aRow("A2"), Availability: "NA" };
    expect(await supplier.take([gone], "changes")).toMatchObject({ state: "committed" });
    expect((await steps()).stock).toMatchObject({ is_done: false });
  });

  test("counts the clients and mails of a large house up to a thousand, since it is asked at each visit", async () => {
    const mails = (count: number) =>
      portal.pool.query(
        `INSERT INTO mail (to_address, subject, kind, status) SELECT 'a@b.test', 'x', 'test', 'sent' FROM generate_series(1, $1)`,
        [count],
      );
    await portal.pool.query("TRUNCATE mail CASCADE");
    await mails(999);
    expect((await steps()).mail).toMatchObject({ is_done: true, count: 999 });
    await mails(2);
    expect((await steps()).mail).toMatchObject({ is_done: true, count: 1000 });

    expect((await steps()).client?.count).toBeLessThan(1000);
    await manyClients(portal.pool, 1001);
    expect((await steps()).client).toMatchObject({ is_done: true, count: 1000 });
  });
});
