import { beforeEach, expect } from "vitest";
import { useOwnApp } from "./app.ts";

export function useConsistencyWorld() {
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
  /** Signing in is in the log as well. */
  beforeEach(async () => {
    for (const name of ["admin", "auditor"] as const) await portal.as(name).call("getProfile");
  });
  return { portal, make, state, two, jobOf };
}
