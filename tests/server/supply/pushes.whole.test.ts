import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import type { Answer } from "#support/answer.ts";
import { expectRefusal } from "#support/answer.ts";
import { pushedStone } from "#support/delivery-samples.ts";
import { aKey } from "#support/external-rows.ts";
import { deliveryScopes, firstList, usePushingProgram } from "#support/pushing-program.ts";
import { aRow, csvOf } from "#support/supplier.ts";

const { portal, world, program, push, taken } = usePushingProgram();

/** Prices to ten dollars, since the list price rounds them; null for a stone off the market. */
async function prices() {
  const stones = Object.entries(await world.supplier.stones());
  return Object.fromEntries(
    stones.map(([number, { price_per_ct, is_listed }]) => [
      number,
      is_listed ? Math.round(Number(price_per_ct) / 10) * 10 : null,
    ]),
  );
}

const told = (answer: Answer<unknown>) =>
  (answer.data as { rows: { outcome: string; findings: { field: string; sentence: string }[] }[] }).rows;

describe("a provider's program", () => {
  test("has each list after the first taken without anybody", async () => {
    const answer = await push([...firstList, pushedStone("A4")], { mode: "whole" });
    expect([answer.status, answer.message]).toEqual([200, messages.stockTaken]);
    expect(answer.data).toMatchObject({ batch: null, is_shown: true, questions: 0, read: 4, refused: 0 });
    await portal.runJobs();
    expect(await prices()).toEqual({ A1: 5000, A2: 5000, A3: 5000, A4: 5000 });
  });

  test("is told of each row what was read, by field and reason", async () => {
    const answer = await push([
      pushedStone("A1"),
      pushedStone("A4", { carat: "heavy" }),
      pushedStone("A5", { price_per_ct: null }),
      pushedStone("A1"),
    ]);
    const rows = told(answer);
    expect(rows.map(({ outcome }) => outcome)).toEqual(["read", "refused", "refused", "refused"]);
    expect(rows[1]?.findings).toMatchObject([{ severity: "refuses", field: "carat", raw: "heavy" }]);
    expect(rows[2]?.findings[0]?.sentence).toBe("The row has no price in any form.");
    expect(rows[3]?.findings[0]?.sentence).toBe("Row 1 has the same stock number.");
    expect(answer.data).toMatchObject({ read: 1, refused: 3 });
  });

  test("reads of a repeated number which row of the call has it first, and in the load which line", async () => {
    const answer = await push([pushedStone("A7"), pushedStone("A8"), pushedStone("A7")]);
    expect(told(answer)[2]).toMatchObject({
      outcome: "refused",
      findings: [{ code: "stockNoRepeated", sentence: "Row 1 has the same stock number." }],
    });
    await portal.runJobs();
    const { load_id: id } = answer.data as { load_id: number };
    const [row] = (await program().call("listMyRefusedRows", { path: { id } })).data.data;
    expect([row?.line, row?.findings[0]?.sentence]).toEqual([4, "Line 2 has the same stock number."]);
  });

  test("changes stones, adds some and takes some away, and leaves the others as they are", async () => {
    await portal.pool.query("UPDATE provider SET gone_limit_pct = 50 WHERE id = $1", [world.supplier.id]);
    await taken([
      pushedStone("A1", { price_per_ct: 5100 }),
      pushedStone("A9"),
      pushedStone("A2", { availability: "NA" }),
    ]);
    expect(await prices()).toEqual({ A1: 5100, A2: null, A3: 5000, A9: 5000 });
  });

  test("takes stones away by their numbers alone, beside others and by themselves, without anybody", async () => {
    await portal.pool.query("UPDATE provider SET gone_limit_pct = 50 WHERE id = $1", [world.supplier.id]);
    const answer = await push([
      pushedStone("A1", { price_per_ct: 5100 }),
      { org_stock_no: "A2", availability: "NA" },
      { org_stock_no: "A3", availability: "G" },
    ]);
    // A stone that is there has to say what it is.
    expect(told(answer).map(({ outcome }) => outcome)).toEqual(["read", "read", "refused"]);
    const { load_id } = answer.data as { load_id: number };
    await portal.runJobs();
    await world.supplier.commit(await world.supplier.load(load_id)); // a third of the rows is refused
    expect(await prices()).toEqual({ A1: 5100, A2: null, A3: 5000 });

    const alone = await taken([
      { org_stock_no: "A3", availability: "NA" },
      { org_stock_no: "A77", availability: "NA" },
    ]);
    const load = await world.supplier.load(alone.load_id);
    expect([load.state, load.questions, load.waits_for]).toEqual(["committed", [], []]);
    expect(load.counts).toMatchObject({ rows: 2, gone: 1, left_out: 1, refused: 0 });
    expect(await prices()).toEqual({ A1: 5100, A2: null, A3: null });
    // The rows after it are read as those before it.
    const back = await taken([pushedStone("A3", { availability: "G" })]);
    expect((await world.supplier.load(back.load_id)).state).toBe("committed");
    expect((await prices()).A3).toBe(5000);
    const file = csvOf([{ org_stock_no: "A3", availability: "NA" }]);
    const list = await world.supplier.dryRun(file, "changes");
    expect([list.questions, list.waits_for.map(({ reason }) => reason), list.counts?.gone]).toEqual([[], [], 1]);
  });

  test("does not go back to an older price that arrives after a newer one", async () => {
    await taken([pushedStone("A1", { price_per_ct: 5100 })], { position: 20 });
    await taken([pushedStone("A1", { price_per_ct: 4900 })], { position: 10 });
    expect((await prices()).A1).toBe(5100);
    await taken([pushedStone("A1", { price_per_ct: 5200, position: 21 })]);
    expect((await prices()).A1).toBe(5200);
  });

  test("may write its own headers as the house has learned them", async () => {
    await world.supplier.take([aRow("A1"), aRow("A2"), aRow("A3")]);
    await taken([aRow("A1", { "Price per carat": 5200 }), aRow("A2")]);
    expect(await prices()).toEqual({ A1: 5200, A2: 5000, A3: 5000 });
  });

  test("of a provider that is switched off is taken, and told that nothing of it is shown", async () => {
    await portal.pool.query("UPDATE provider SET is_active = false WHERE id = $1", [world.supplier.id]);
    const answer = await push([pushedStone("A7")]);
    expect([answer.status, answer.message]).toEqual([200, messages.stockTakenUnshown]);
    expect(answer.data).toMatchObject({ is_shown: false });
    await portal.runJobs();
    expect(await prices()).toMatchObject({ A7: 5000 });
  });
});

describe("a whole list in parts", () => {
  const part = (part: number, is_last = false, id = "monday") =>
    ({ mode: "whole", batch: { id, part, is_last } }) as const;

  test("takes nothing away before it is complete, and is one load then", async () => {
    const begun = await push([pushedStone("A1")], part(1));
    expect(begun.data).toMatchObject({ load_id: null, batch: { id: "monday", parts: 1, rows: 1, is_finished: false } });
    await portal.runJobs();
    expect(await prices()).toEqual({ A1: 5000, A2: 5000, A3: 5000 });
    await push([pushedStone("A2", { comment: "A name that the first part does not have" })], part(2));
    const { load_id } = await taken([pushedStone("A3")], part(3, true));
    const load = await world.supplier.load(load_id);
    expect(load).toMatchObject({ mode: "whole", file_name: "monday.ndjson", counts: { rows: 3, gone: 0 } });
    expect(load.columns.map(({ header }) => header)).toContain("comment");
  });

  test("may come out of order and again, and ends only when every part is here", async () => {
    await push([pushedStone("A2")], part(2));
    expectRefusal(await push([], part(3, true)), 409, "supplyPartsMissing");
    await push([pushedStone("A8")], part(1));
    await push([pushedStone("A1")], part(1));
    const ended = await push([], part(3, true));
    expect(ended.data).toMatchObject({ batch: { parts: 3, rows: 2, is_finished: true } });
    await portal.runJobs();
    const load = await world.supplier.load((ended.data as { load_id: number }).load_id);
    expect(load.counts).toMatchObject({ rows: 2, same: 2, gone: 1 });
    expectRefusal(await push([pushedStone("A3")], part(4)), 409, "supplyBatchEnded");
  });

  test("is refused for changes, without any row, and when too many lists are incomplete", async () => {
    const changes = { ...part(1), mode: "changes" } as const;
    expectRefusal(await push([pushedStone("A1")], changes), 422, "supplyBatchWhole", ["/data/batch"]);
    expectRefusal(await push([], part(1, true)), 422, "supplyRowsMissing");
    expectRefusal(await push([], part(1)), 422, "supplyRowsMissing", ["/data/rows"]);
    expectRefusal(await push([]), 422, "supplyRowsMissing", ["/data/rows"]);
    for (const id of ["a", "b", "c", "d", "e"])
      expect((await push([pushedStone("A1")], part(1, false, id))).status).toBe(200);
    expectRefusal(await push([pushedStone("A1")], part(1, false, "f")), 409, "supplyBatchesMany");
  });
});

describe("what is hostile or too much", () => {
  test("is held back by the key's own number of calls in a minute", async () => {
    const { secret } = await aKey(portal, "api", { scopes: deliveryScopes, calls_per_minute: 120 });
    const quick = portal.anonymous.holding(secret);
    const answers: number[] = [];
    for (let call = 0; call < 1000; call++) answers.push((await quick.send("listMyLoads", {})).status);
    expect([
      answers.filter((status) => status === 200).length,
      answers.filter((status) => status === 429).length,
    ]).toEqual([120, 880]);
  });
});
