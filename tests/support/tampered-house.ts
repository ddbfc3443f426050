import type pg from "pg";
import { readChain } from "#server/evidence/read-chain.ts";
import { verifyHouse } from "#server/evidence/verify-house.ts";
import type { useApp } from "./app.ts";
import { freeStones, heldBy, onMemo } from "./line-stones.ts";

const quiet = { signal: new AbortController().signal, progress: async () => {} };

/** A house with planted faults: the ways to plant them, by rights, and the ways to find them. */
export function tamperedHouse(portal: ReturnType<typeof useApp>) {
  /** Plants a fault with the owner's rights. */
  async function owner(...statements: string[]): Promise<void> {
    const client = await portal.pool.connect();
    try {
      await client.query("SET LOCAL session_replication_role = replica"); // The triggers of the log are switched off.
      for (const statement of statements) await client.query(statement);
      await client.query("SET LOCAL session_replication_role = origin");
    } finally {
      client.release();
    }
  }
  /** Tries to plant a fault with the portal's rights alone, and returns the refusal. It leaves nothing. */
  async function refused(statement: string): Promise<string> {
    const client = await portal.house.pool.connect();
    try {
      await client.query("SAVEPOINT planted");
      const error = await client.query(statement).then(
        () => "it was done",
        (failure: pg.DatabaseError) => failure.code ?? "",
      );
      await client.query("ROLLBACK TO SAVEPOINT planted");
      return error;
    } finally {
      client.release();
    }
  }

  /** A memo of one stone, and a hold: histories to tamper with. */
  async function aHistory() {
    const [held = "", lent = ""] = await freeStones(portal, 2);
    const [hold] = await heldBy(portal, "customer", [held]);
    const [memo] = await onMemo(portal, "customer", [lent]);
    const { rows } = await portal.pool.query(
      "SELECT seq::int, body FROM audit_event WHERE data ->> 'transition' = 'memo.issue'",
    );
    return { hold: hold?.id ?? 0, memo: memo?.id ?? 0, seq: rows[0].seq as number, body: rows[0].body as string };
  }

  /** The findings of a reading of the whole chain, which are stored. */
  async function found(): Promise<string[]> {
    await readChain(portal.house, { whole: true, ...quiet });
    const { rows } = await portal.pool.query("SELECT kind, seq::int FROM audit_finding ORDER BY id");
    return rows.map(({ kind, seq }) => (seq === 0 ? kind : `${kind} ${seq}`));
  }

  /** The findings of the command for the same house. */
  async function faults(): Promise<string[]> {
    const key = { fingerprint: portal.house.auditKey.fingerprint, vouched: "house" } as const;
    const verdict = await verifyHouse(portal.house, { name: "this house", checkpoints: [], key });
    const checkpoints = verdict.checkpoints.flatMap(({ why }) => (why ? [why] : []));
    return [
      ...verdict.faults.map(({ kind }) => kind as string),
      ...checkpoints,
      ...Object.keys(verdict.conformance?.kinds ?? {}),
    ];
  }
  const pagesSay = async () => (await portal.as("auditor").call("getAuditVerdict")).data;

  return { owner, refused, aHistory, found, faults, pagesSay };
}
