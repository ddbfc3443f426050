import { expect } from "vitest";
import { useApp } from "./app.ts";
import { lettersTo } from "./letters.ts";
import { aMinuteOfMailings, aRunKey, mailingNow, sendsOf } from "./mailings.ts";

export function useBulkEmailRunWorld() {
  const portal = useApp();
  const admin = () => portal.as("admin");
  const begun = async (id: number) =>
    (await admin().call("sendBulkEmail", { path: { id }, query: { run_key: aRunKey() } })).data.id;
  const jobOf = async (run: number): Promise<string> =>
    (await portal.pool.query("SELECT job_id FROM mailing_run WHERE id = $1", [run])).rows[0].job_id;
  /** Resumes a run, which then goes on to its end: everybody has one letter, and none waits. */
  async function expectResumed(id: number, run: number) {
    await admin().call("resumeBulkEmail", { path: { id } });
    await aMinuteOfMailings(portal);
    await aMinuteOfMailings(portal);
    expect(await lettersTo(portal, "customer")).toHaveLength(1);
    expect((await mailingNow(portal, id)).state).toBe("sent");
    expect((await sendsOf(portal, run)).filter(({ state }) => state === "waiting")).toEqual([]);
  }
  return { portal, admin, begun, jobOf, expectResumed };
}
