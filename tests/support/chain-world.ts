import { beforeEach, expect } from "vitest";
import { useOwnApp } from "./app.ts";

export function useChainWorld() {
  const portal = useOwnApp();
  const verdict = async () => (await portal.as("auditor").call("getAuditVerdict")).data;
  const runs = async () => (await portal.pool.query("SELECT * FROM audit_run WHERE kind = 'chain' ORDER BY id")).rows;
  /** Signing in is in the log as well. */
  beforeEach(async () => {
    for (const name of ["admin", "auditor"] as const) await portal.as(name).call("getProfile");
  });
  /** As an administrator asks for it. */
  async function readAll() {
    expect((await portal.as("admin").call("verifyAudit")).status).toBe(202);
    await portal.runJobs();
    return (await verdict()).chain;
  }
  return { portal, verdict, runs, readAll };
}
