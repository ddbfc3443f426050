import { randomUUID } from "node:crypto";
import type { DemoName } from "./actors.ts";
import type { TestApp } from "./app.ts";
import { freeStones, heldBy } from "./line-stones.ts";
import { reportsGoOut } from "./scheduled-report-samples.ts";
import type { throughPeer } from "./sending.ts";

/** The acts around scheduled reports: time passes, a report is mailed at once, and what became of it. */
export function reportDesk(portal: TestApp) {
  const admin = () => portal.as("admin");
  const runsOf = async (id: number, who: DemoName = "admin") =>
    (await portal.as(who).call("listReportRuns", { path: { id } })).data.data;
  const pass = async (ms: number) => {
    portal.clock.advance(ms);
    await reportsGoOut(portal);
    // People who stay at work meanwhile stay signed in.
    const at = portal.clock.now();
    await portal.pool.query("UPDATE session SET last_seen_at = $1, expires_at = $1::timestamptz + interval '1 day'", [
      at,
    ]);
  };
  const press = async (id: number, run_key: string = randomUUID()) =>
    (await admin().call("runScheduledReport", { path: { id }, query: { run_key } })).data;
  /** A hold of each of two customers. */
  async function twoHolds(): Promise<[string, string]> {
    const [mine = "", theirs = ""] = await freeStones(portal, 2);
    await heldBy(portal, "customer", [mine]);
    await heldBy(portal, "customer2", [theirs]);
    return [mine, theirs];
  }
  /** The CSV files that left, each with its address. */
  const filesOf = ({ received }: Awaited<ReturnType<typeof throughPeer>>) =>
    received.map(({ to, attachments }) => ({
      to: to?.[0]?.address,
      text: Buffer.from(
        attachments.find(({ filename }) => filename?.endsWith(".csv"))?.content as ArrayBuffer,
      ).toString(),
    }));
  /** Takes the right to a screen from somebody. */
  const mayNoMore = (account: number, path: string) =>
    portal.pool.query(
      `UPDATE user_permission SET read_access = false, write_access = false FROM permission p
        WHERE p.id = permission_id AND account_id = $1 AND p.path = $2`,
      [account, path],
    );
  return { admin, runsOf, pass, press, twoHolds, filesOf, mayNoMore };
}
