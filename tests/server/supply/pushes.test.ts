import { describe, expect, test } from "vitest";
import type { Answer } from "#support/answer.ts";
import { expectRefusal } from "#support/answer.ts";
import { pushedStone } from "#support/delivery-samples.ts";
import { type PushedRows, usePushingProgram } from "#support/pushing-program.ts";

const { portal, world, program, push, taken } = usePushingProgram();

const told = (answer: Answer<unknown>) =>
  (answer.data as { rows: { outcome: string; findings: { field: string; sentence: string }[] }[] }).rows;

describe("a provider's program", () => {
  test("sends a small call that is taken though half of its rows are refused; a large one waits", async () => {
    const bad = (number: string) => ({ ...pushedStone(number), carat: "heavy" }) as PushedRows[number];
    const { load_id } = await taken([pushedStone("A1"), bad("A9")]);
    expect(await world.supplier.load(load_id)).toMatchObject({ state: "committed", counts: { rows: 2, refused: 1 } });
    const four = ["B1", "B2", "B3", "B4"].map(bad);
    expect((await world.supplier.load((await taken(four)).load_id)).state).toBe("committed");
    const five = await world.supplier.load((await taken([...four, bad("B5"), pushedStone("B6")])).load_id);
    expect([five.state, five.waits_for.map(({ reason }) => reason)]).toEqual(["waiting", ["refusedShare"]]);
  });

  test("is told of a row that no answer can save as refused, while the house is asked about a column", async () => {
    const odd = (number: string, more: object = {}) => pushedStone(number, { "House mood": "merry", ...more });
    const answer = await push([odd("A7"), odd("A7"), odd("A8", { carat: "" }), odd("A9", { shape: "BLOB" })]);
    expect(answer.data).toMatchObject({ read: 1, refused: 2 });
    expect((answer.data as { questions: number }).questions).toBeGreaterThan(0);
    expect(told(answer).map(({ outcome }) => outcome)).toEqual(["read", "refused", "refused", "asks"]);
  });

  test("has its rows read whatever hidden marks stand in their texts, where a form is refused", async () => {
    const answer = await push([pushedStone("A1"), pushedStone("A2", { comment: "Eye\u202e clean" })]);
    expect([answer.status, told(answer).map(({ outcome }) => outcome)]).toEqual([200, ["read", "read"]]);
  });

  test("gets the same answer for the same idempotency key, and is refused another request with it", async () => {
    const ask = (price_per_ct: number) =>
      program()
        .with({ "idempotency-key": "morning-4711" })
        .send("pushStock", { body: { mode: "changes", rows: [pushedStone("A1", { price_per_ct })] } });
    const [first, again] = [await ask(5100), await ask(5100)];
    expect(again.data).toEqual(first.data);
    expectRefusal(await ask(5200), 409, "idempotencyReused");
    const { rows } = await portal.pool.query("SELECT count(*)::integer FROM load WHERE provider_id = $1", [
      world.supplier.id,
    ]);
    expect(rows[0].count).toBe(2); // the first list, and this
  });
});

describe("what is hostile or too much", () => {
  test("is refused before anything is read of it", async () => {
    const many = Array.from({ length: 1001 }, (_, n) => ({ org_stock_no: `A${n}` }));
    expectRefusal(await push(many), 400, "malformed", ["/data/rows"]);
    expectRefusal(await push([{ org_stock_no: "x".repeat(4001) }]), 400, "malformed");
    expectRefusal(await push([Object.fromEntries(many.slice(0, 201).map((_, n) => [`k${n}`, 1]))]), 400, "malformed");
    expectRefusal(await push([{ ["k".repeat(201)]: 1 }]), 400, "malformed");
    expectRefusal(await push([{ org_stock_no: { deep: 1 } as never }]), 400, "malformed");
    expectRefusal(await push([{ report_no: 21_865_432_109_876_540 }]), 400, "malformed");
    expectRefusal(await push([pushedStone("A1", { comment: "\u0000" })]), 400, "malformed");
    expect(
      (await push(Array.from({ length: 400 }, (_, n) => ({ org_stock_no: `A${n}`, comment: "x".repeat(3000) }))))
        .status,
    ).toBe(413);
    expect((await push([JSON.parse('{"__proto__": "x", "org_stock_no": "A1"}')])).status).toBe(400);
  });
});
