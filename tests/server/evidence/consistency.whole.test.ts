import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useConsistencyWorld } from "#support/consistency-world.ts";
import { alterBody, asOwner, insertAndRewrite, manyEntries, removeRow } from "#support/planted-faults.ts";

const { portal, state, two, jobOf } = useConsistencyWorld();

describe("between two checkpoints", () => {
  test("the house signs that the one log goes on into the other, whichever is named first", async () => {
    const [first, second] = await two();
    const { data } = await state(second.id, first.id);
    expect(data).toMatchObject({
      format: "loupe-consistency/1",
      from: { size: first.size },
      to: { size: second.size },
    });
    expect((await state(first.id, first.id)).status).toBe(200);
    const { rows } = await portal.pool.query("SELECT data FROM audit_event WHERE data ->> 'transition' = 'export.ask'");
    expect(rows[0]?.data).toMatchObject({ after: { list: "checkpoint", from: first.size, to: second.size } });
  });

  test.each([
    ["altered", alterBody, "hash", "does not match its hash."],
    ["removed", removeRow, "gap", "is missing."],
  ])("an entry that was %s is named, at once and by a job", async (_, plant, code, said) => {
    const [first, second] = await two();
    const seq = first.size + 1;
    await asOwner(portal, plant(seq));
    const answer = await state(first.id, second.id);
    expectRefusal(answer, 409, "logInconsistent");
    expect(answer.body.refused).toMatchObject([{ id: seq, code, reason: `Entry ${seq} ${said}` }]);
    expect(await jobOf(first.id, second.id)).toMatchObject({
      state: "done",
      note: `The log does not continue from the first checkpoint to the second. Entry ${seq} ${said}`,
      link: null,
    });
  });

  test("a log that was written anew before the first is not the log of either", async () => {
    const [first, second] = await two();
    await asOwner(portal, insertAndRewrite(5, { workflow: "memo" }));
    const answer = await state(first.id, second.id);
    expect(answer.body.refused).toMatchObject([
      {
        id: first.size,
        code: "otherEntry",
        reason: expect.stringMatching(/^Entry \d+: the entry has a different hash/),
      },
    ]);
    expectRefusal(await state(first.id, second.id, true), 409, "logInconsistent");
  });
});

describe("a job reads what is too long for a call", () => {
  test("from a thousand entries on, and counts them as it goes", async () => {
    const [first, second] = await two(() => manyEntries(portal, 1_500));
    const { status, data } = await state(first.id, second.id);
    expect(status).toBe(202);
    await portal.runJobs();
    const { job: id } = data as { job: string };
    const total = second.size - first.size;
    const job = (await portal.as("auditor").call("getJob", { path: { id } })).data;
    expect(job).toMatchObject({ kind: "stateConsistency", state: "done", done: total, total, note: null });
  });
});
