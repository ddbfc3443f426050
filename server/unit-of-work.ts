import type { Transaction } from "kysely";
import { type Actor, nobody } from "./actor.ts";
import type { Context } from "./context.ts";
import type { Tables } from "./db/tables.ts";
import type { House } from "./house.ts";
import type { ChangedStones } from "./search/stock.ts";
import { writeAudit } from "./workflows/audit.ts";

type Origin = { actor?: Actor; requestId: string; operation: string; address?: string; device?: string };

/** Carries a failure past the commit, for Context.commitAndFail. */
class Kept extends Error {
  readonly problem: Error;
  constructor(problem: Error) {
    super(problem.message);
    this.problem = problem;
  }
}

/** One transaction: all of it happens and is in the log, or none of it. Requests, jobs and seeds work in one. */
export async function inTransaction<T>(house: House, origin: Origin, work: (ctx: Context) => Promise<T>): Promise<T> {
  let kept: Kept | undefined;
  let isWorkDone = false;
  let changed: ChangedStones | undefined;
  const undo: Undo[] = [];
  const transaction = house.db.transaction().execute(async (db: Transaction<Tables>) => {
    const ctx = contextFor(house, origin, db, undo);
    const result = await work(ctx).catch((error: unknown) => {
      if (!(error instanceof Kept)) throw error;
      kept = error;
      return undefined;
    });
    const { accountId, roleId, key } = ctx.actor;
    await writeAudit(
      db,
      { accountId, roleId, keyId: key?.id, requestId: ctx.requestId, operation: ctx.operation, at: ctx.now },
      ctx.audit,
    );
    changed = await house.stock.changedIn(db);
    isWorkDone = true;
    return result;
  });
  const ended = transaction.finally(() => house.people.committed(origin.operation));
  const outcome = await ended.catch(async (error: unknown) => {
    // A commit that failed may have happened all the same: only what never came so far is undone.
    if (!isWorkDone) for (const act of undo) await act().catch((err: unknown) => house.log.warn({ err }, "not undone"));
    throw error;
  });
  if (changed) house.stock.committed(changed);
  if (kept) throw kept.problem;
  return outcome as T;
}

type Undo = () => Promise<void>;

function contextFor(house: House, origin: Origin, db: Transaction<Tables>, undo: Undo[] = []): Context {
  const ctx: Context = {
    db,
    actor: origin.actor ?? nobody,
    now: house.now(),
    requestId: origin.requestId,
    operation: origin.operation,
    address: origin.address ?? "",
    device: origin.device ?? "",
    enqueue: (kind, data) => house.jobs.enqueue(db, kind, data, ctx.actor.accountId || null),
    audit: [],
    ifRefused: (act) => void undo.push(act),
    commitAndFail(problem) {
      throw new Kept(problem);
    },
    house,
  };
  return ctx;
}

/** A context for a read: no transaction, one connection's worth of statements. */
export const readingContext = (house: House, origin: Origin): Context =>
  contextFor(house, origin, house.db as unknown as Transaction<Tables>);
