import { describe, expect, test } from "vitest";
import type { DemoName } from "#support/actors.ts";
import { useConsistencyWorld } from "#support/consistency-world.ts";
import { alterBody, asOwner } from "#support/planted-faults.ts";

const { portal, make, state, two, jobOf } = useConsistencyWorld();
const fetched = async (link: string | null, by: DemoName) =>
  portal.app.inject({ url: link ?? "", headers: { authorization: `Bearer ${await portal.tokenOf(by)}` } });

describe("between two checkpoints", () => {
  test("one that nobody made is not found", async () => {
    expect((await state((await make()).id, 99)).status).toBe(404);
  });
});

describe("a job reads what is too long for a call", () => {
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
