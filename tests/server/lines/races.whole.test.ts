import { expect, test } from "vitest";
import { auditRows, brokenAt } from "#support/audit.ts";
import { freeStones, onMemo, stoneNow } from "#support/line-stones.ts";
import { statuses, useRaceWorld } from "#support/race-world.ts";
import { ownerId } from "#support/rows.ts";

const { portal, claimsPerStone, signedIn } = useRaceWorld();

test("many at once for stones that overlap: each stone is one client's, and the log is whole", async () => {
  const names = ["customer", "customer2", "api"] as const;
  await signedIn(...names, "admin");
  const stones = await freeStones(portal, 12);
  const asked = Array.from({ length: 12 }, (_, at) => [stones[at], stones[(at + 5) % 12], stones[(at + 7) % 12]]);
  const answers = await Promise.all(
    asked.map((wanted, at) =>
      portal
        .as(names[at % 3] ?? "api")
        .call(at % 2 ? "createHolds" : "confirmStones", { body: { stock_numbers: wanted as string[] } }),
    ),
  );
  for (const { status } of answers) expect([201, 409]).toContain(status);
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  expect(await claimsPerStone()).toBe(1);
  expect(brokenAt(await auditRows(portal.pool))).toBeUndefined();
});

test("a memo that is received and sold at once is one of the two", async () => {
  await signedIn("admin", "qc");
  for (let round = 0; round < 3; round++) {
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await onMemo(portal, "customer", [stone]);
    const body = { ids: [line?.id ?? 0] };
    const [sold, received] = await Promise.all([
      portal.as("admin").call("sellMemo", { body }),
      portal.as("qc").call("receiveMemo", { body }),
    ]);
    expect([sold.status, received.status].filter((status) => status < 300)).toHaveLength(1);
    expect((await stoneNow(portal, stone)).status).toBe(sold.status === 201 ? 8 : 1);
  }
});

test("memos that are issued at once have numbers without a gap", async () => {
  await signedIn("admin", "admin2", "associate");
  const stones = await freeStones(portal, 9);
  const user_id = await ownerId(portal, "customer");
  const names = ["admin", "admin2", "associate"] as const;
  const answers = await Promise.all(
    stones.map((stone, at) =>
      // Every third one is refused: it asks for a stone that nobody has, and takes no number.
      portal.as(names[at % 3] ?? "admin").call("issueMemo", {
        body: { user_id, stock_numbers: at % 3 === 2 ? [stone, "NONE-1"] : [stone] },
      }),
    ),
  );
  expect(statuses(answers)).toEqual([201, 201, 201, 201, 201, 201, 409, 409, 409]);
  const { rows } = await portal.pool.query("SELECT number FROM paper WHERE kind = 'memo' ORDER BY sequence");
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6].map((at) => `M-2026-000${at}`));
});

test("invoices and credit notes that are issued at once have numbers without a gap, each kind its own", async () => {
  await signedIn("admin", "admin2", "associate");
  const lines = await onMemo(portal, "customer", await freeStones(portal, 8));
  const sell = (at: number, by: "admin" | "admin2" | "associate") =>
    portal.as(by).call("sellMemo", { body: { ids: [lines[at]?.id ?? 0] } });
  for (const at of [0, 1, 2]) await sell(at, "admin");
  const reverse = (at: number, by: "admin" | "admin2") =>
    portal.as(by).call("reverseMemo", { body: { ids: [lines[at]?.id ?? 0], reason: "Wrong stone" } });
  const answers = await Promise.all([
    ...[3, 4, 5, 6].map((at) => sell(at, at % 2 ? "admin" : "associate")),
    ...[0, 1, 2].map((at) => reverse(at, at % 2 ? "admin" : "admin2")),
    // The second sale of one line, and the reversal of what nobody bought, take no number.
    sell(3, "admin2"),
    reverse(7, "admin2"),
  ]);
  expect(statuses(answers)).toEqual([200, 200, 200, 201, 201, 201, 201, 409, 409]);
  const { rows } = await portal.pool.query(
    "SELECT kind, array_agg(number ORDER BY sequence) AS numbers FROM paper WHERE kind IN ('invoice', 'credit') GROUP BY kind",
  );
  const numbersOf = (kind: string) => rows.find((row) => row.kind === kind)?.numbers;
  const counted = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${prefix}-2026-000${at + 1}`);
  expect(numbersOf("invoice")).toEqual(counted("INV", 7));
  expect(numbersOf("credit")).toEqual(counted("CN", 3));
});

test("a sale that two take back at once has one credit note, and the other reads who was faster and when", async () => {
  await signedIn("admin", "admin2");
  const [line] = await onMemo(portal, "customer", await freeStones(portal, 1));
  const ids = [line?.id ?? 0];
  await portal.as("admin").call("sellMemo", { body: { ids } });
  const reverse = (by: "admin" | "admin2") =>
    portal.as(by).call("reverseMemo", { body: { ids, reason: "Wrong stone" } });
  const [one, other] = await Promise.all([reverse("admin"), reverse("admin2")]);
  expect(statuses([one, other])).toEqual([200, 409]);
  const [late, faster] = one.status === 409 ? [one, "admin2"] : [other, "admin"];
  const { rows: people } = await portal.pool.query(
    "SELECT concat_ws(' ', first_name, last_name) AS name FROM account WHERE id = $1",
    [await ownerId(portal, faster as "admin")],
  );
  expect(late.body.refused?.[0]?.meanwhile).toEqual({
    event: "memo.reverseSold",
    by: people[0].name,
    at: portal.clock.now().toISOString(),
  });
  const { rows } = await portal.pool.query("SELECT number FROM paper WHERE kind = 'credit'");
  expect(rows).toEqual([{ number: "CN-2026-0001" }]);
});
