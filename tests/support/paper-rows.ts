import { sql } from "kysely";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { keepPapers } from "#server/workflows/keep-papers.ts";
import { issueOf, writePaper } from "#server/workflows/paper-drafts.ts";
import { clientFor } from "./a-line.ts";
import { demoAccount } from "./actors.ts";
import type { TestApp } from "./app.ts";
import { type Owner, ownerId } from "./rows.ts";

/** A memo of one stone for a person, or for the client that they act for, as issued by an administrator. */
export async function aMemo(portal: TestApp, owner: Owner): Promise<{ id: number; line: number }> {
  const holder_id = await ownerId(portal, clientFor(owner));
  const { id: accountId } = await demoAccount(portal, "admin");
  const actor = { accountId, roleId: 1, sessionKey: "", rights: [] } as const;
  return inTransaction(portal.house, { actor, requestId: "test", operation: "issueMemo" }, async (ctx) => {
    const draft = { kind: "memo", holder_id, business_id: null, due_date: "2026-12-04" } as const;
    const issue = await issueOf(ctx, [draft]);
    const { id } = await writePaper(ctx, draft, issue);
    await sql`SET LOCAL ROLE tester`.execute(ctx.db); // The portal's own role writes no status.
    const { rows } = await sql<{ id: number }>`
      WITH one AS (UPDATE stone SET status = 5 WHERE id = (SELECT min(id) FROM stone
        WHERE status = 1 AND NOT EXISTS (SELECT FROM stone_line l WHERE l.stone_id = stone.id)) RETURNING *)
      INSERT INTO stone_line (list, state, status, stone_id, holder_id, made_by, price_per_ct, total_amt, markup_ppc,
        sell_amt, memo_id, created_at, updated_at)
      SELECT 'memo', 'issued', 1, id, ${holder_id}, ${accountId}, price_per_ct, total_amt, price_per_ct, total_amt,
        ${id}, ${ctx.now}, ${ctx.now} FROM one RETURNING id`.execute(ctx.db);
    await sql`RESET ROLE`.execute(ctx.db);
    await keepPapers(ctx, [id], issue.settings);
    return { id, line: rows[0]?.id ?? 0 };
  });
}

/** A task that a person wrote for themselves. */
export async function aTask(portal: TestApp, owner: Owner): Promise<number> {
  const { rows } = await portal.pool.query(
    `INSERT INTO task (kind, title, due_date, made_by, created_at, updated_at)
      VALUES ('manual', 'Ring the cutter', '2026-12-04', $1, $2, $2) RETURNING id`,
    [await ownerId(portal, owner), portal.clock.now()],
  );
  return rows[0].id;
}
