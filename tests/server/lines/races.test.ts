import { expect, test, vi } from "vitest";
import type { Answer } from "#support/answer.ts";
import { useOwnApp } from "#support/app.ts";
import { auditRows, brokenAt } from "#support/audit.ts";
import { freeStones, onMemo, requestedBy, stoneNow } from "#support/line-stones.ts";
import { patience } from "#support/patience.ts";
import { ownerId } from "#support/rows.ts";

/** Several at once, on a database that commits: who is first wins, and nobody waits for ever. */
const portal = useOwnApp();
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const claimsPerStone = async () =>
  (
    await portal.pool.query(
      `SELECT max(n)::int AS most FROM (SELECT count(*) AS n FROM stone_line
        WHERE (list, state) IN (('hold', 'held'), ('confirm', 'pending'), ('confirm', 'approved.awaitingMemo'),
          ('memo', 'issued'), ('memo', 'sold')) GROUP BY stone_id) c`,
    )
  ).rows[0].most;
const signedIn = (...names: ("customer" | "customer2" | "admin" | "admin2" | "associate" | "api" | "qc")[]) =>
  Promise.all(names.map((name) => portal.as(name).call("getProfile")));

test("two customers who want the same stones at once: one has them all, the other reads why not", async () => {
  await signedIn("customer", "customer2");
  for (let round = 0; round < 5; round++) {
    const stock_numbers = await freeStones(portal, 8);
    const turned = stock_numbers.toReversed();
    const [mine, theirs] = await Promise.all([
      portal.as("customer").call(round % 2 ? "createHolds" : "confirmStones", { body: { stock_numbers } }),
      portal.as("customer2").call("confirmStones", { body: { stock_numbers: turned } }),
    ]);
    expect(statuses([mine, theirs])).toEqual([201, 409]);
    const [winner, loser]: Answer<unknown>[] = mine.status === 201 ? [mine, theirs] : [theirs, mine];
    expect(loser?.message).toBe("Only available diamonds must be selected.");
    expect(loser?.body.refused?.map(({ stock_no }) => stock_no).sort()).toEqual(stock_numbers.toSorted());
    expect(winner?.body.data).toMatchObject({ data: stock_numbers.map(() => ({ status: 1 })) });
  }
  expect(await claimsPerStone()).toBe(1);
});

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

test("a client who holds at once in two windows stays within twenty", async () => {
  await signedIn("customer");
  const stones = await freeStones(portal, 40);
  const halves = [stones.slice(0, 12), stones.slice(12, 24), stones.slice(24, 36)];
  const answers = await Promise.all(
    halves.map((stock_numbers) => portal.as("customer").call("createHolds", { body: { stock_numbers } })),
  );
  expect(statuses(answers)).toEqual([201, 422, 422]);
});

test("two who sell the same line at once write one invoice line", async () => {
  await signedIn("admin", "admin2", "associate");
  const lines = await onMemo(portal, "customer", await freeStones(portal, 3));
  const ids = lines.map(({ id }) => id);
  const sale = (name: "admin" | "admin2" | "associate", order: number[]) =>
    portal.as(name).call("sellMemo", { body: { ids: order } });
  const answers = await Promise.all([sale("admin", ids), sale("admin2", ids.toReversed()), sale("associate", ids)]);
  expect(statuses(answers)).toEqual([201, 409, 409]);
  const { rows } = await portal.pool.query("SELECT line_id FROM invoice_line ORDER BY line_id");
  expect(rows.map(({ line_id }) => line_id)).toEqual(ids);
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

test("a request that is approved and cancelled at once ends in one way", async () => {
  await signedIn("admin", "customer");
  const [stone = ""] = await freeStones(portal, 1);
  const [line] = await requestedBy(portal, "customer", [stone]);
  const id = line?.id ?? 0;
  const [approved, cancelled] = await Promise.all([
    portal.as("admin").call("approveStones", { body: { ids: [id] } }),
    portal.as("customer").call("updateConfirmStones", { body: { lines: [{ id, version: 1, status: 4 }] } }),
  ]);
  expect([approved.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1);
  expect((await stoneNow(portal, stone)).status).toBe(approved.status === 200 ? 3 : 1);
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

test("one list of an external client that is sent twice at once waits once", async () => {
  await signedIn("admin", "admin2");
  const body = { stock_numbers: await freeStones(portal, 3), user_id: await ownerId(portal, "api") };
  const answers = await Promise.all(
    (["admin", "admin2"] as const).map((name) => portal.as(name).call("importExternalDiamonds", { body })),
  );
  expect(statuses(answers)).toEqual([201, 201]);
  const { rows } = await portal.pool.query("SELECT count(*)::int AS n FROM stone_line WHERE list = 'external'");
  expect(rows[0].n).toBe(3);
});

test("a client who loses the registration while asking is asked to verify first", async () => {
  const stock_numbers = await freeStones(portal, 1);
  await signedIn("customer");
  const office = await portal.pool.connect();
  try {
    await office.query("BEGIN");
    await office.query(
      "UPDATE business SET status = 9 WHERE id = (SELECT business_id FROM account WHERE email = 'customer@demo.test')",
    );
    const asked = portal.as("customer").call("createHolds", { body: { stock_numbers } });
    await vi.waitUntil(async () => {
      const { rows } = await portal.pool.query(
        "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      );
      return rows[0].waiting === 1;
    }, patience);
    await office.query("COMMIT");
    expect((await asked).body.code).toBe("kycPending");
  } finally {
    office.release();
  }
  expect((await stoneNow(portal, stock_numbers[0] ?? "")).status).toBe(1);
});
