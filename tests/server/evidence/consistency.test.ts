import { beforeEach, describe, expect, test } from "vitest";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useOwnApp } from "#support/app.ts";
import { alterBody, asOwner, insertAndRewrite, manyEntries, removeRow } from "#support/planted-faults.ts";

/** The statement that one log continues from an earlier checkpoint to a later one (docs/evidence.md). */
const portal = useOwnApp();
const make = async () => (await portal.as("admin").call("createCheckpoint")).data;
const state = (from: number, to: number, job?: boolean) =>
  portal.as("auditor").call("getConsistency", { query: { from, to, ...(job && { job }) } });
/** Two checkpoints with an entry between them, at the least. */
async function two(between = () => aMaster()) {
  const first = await make();
  await between();
  return [first, await make()] as const;
}
const aMaster = async (): Promise<unknown> =>
  portal.as("admin").call("createMaster", { body: { code: "TERMS", name: "Terms" } });
/** The job of a long reading, run to its end. */
async function jobOf(from: number, to: number) {
  const { status, data } = await state(from, to, true);
  expect(status).toBe(202);
  const { job: id } = data as { job: string };
  await portal.runJobs();
  return (await portal.as("auditor").call("getJob", { path: { id } })).data;
}
const fetched = async (link: string | null, by: DemoName) =>
  portal.app.inject({ url: link ?? "", headers: { authorization: `Bearer ${await portal.tokenOf(by)}` } });

/** Signing in is in the log as well. */
beforeEach(async () => {
  for (const name of ["admin", "auditor"] as const) await portal.as(name).call("getProfile");
});

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

  test("one that nobody made is not found", async () => {
    expect((await state((await make()).id, 99)).status).toBe(404);
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

  test("and its file is the same statement, for whoever asked alone", async () => {
    const [first, second] = await two();
    const { link, file_name } = await jobOf(second.id, first.id);
    expect(file_name).toBe(`consistency-${first.size}-${second.size}.json`);
    const { made_at: _, signature: __, ...said } = JSON.parse((await fetched(link, "auditor")).payload);
    const atOnce = (await state(first.id, second.id)).data;
    expect(atOnce).toMatchObject(said);
    expect((await fetched(link, "admin")).statusCode).toBe(404);
  });

  test("that is asked for once more while it is under way is the same job, with one entry in the log", async () => {
    const [first, second] = await two();
    const [one, other] = [await state(first.id, second.id, true), await state(second.id, first.id, true)];
    expect(one.data).toEqual(other.data);
    const { rows } = await portal.pool.query("SELECT data FROM audit_event WHERE data ->> 'transition' = 'export.ask'");
    expect(rows.map(({ data }) => data)).toMatchObject([
      { item: (one.data as { job: string }).job, after: { list: "checkpoint", from: first.size, to: second.size } },
    ]);
  });

  test("and finds an entry that is altered after it was asked for", async () => {
    const [first, second] = await two();
    await state(first.id, second.id, true);
    await asOwner(portal, alterBody(first.size + 1));
    expect((await jobOf(first.id, second.id)).note).toMatch(/does not match its hash\.$/);
  });
});
