import type { Transaction } from "kysely";
import { factsOf } from "#api/operation-facts.ts";
import { roleIds } from "#domain/roles.ts";
import { type Actor, nobody } from "./actor.ts";
import type { Context } from "./context.ts";
import { isDatabaseDown } from "./db/is-database-down.ts";
import { lastTrip } from "./db/one-trip.ts";
import type { Tables } from "./db/tables.ts";
import type { House } from "./house.ts";
import type { DeviceKey } from "./policies/known-devices.ts";
import { insistOnOwnEyes } from "./policies/sessions.ts";
import type { ChangedStones } from "./search/stock.ts";
import { auditRows } from "./workflows/audit.ts";

type Origin = {
  actor?: Actor;
  requestId: string;
  operation: string;
  address?: string;
  device?: string;
  deviceKey?: DeviceKey;
  /** What the demo house has always had is in the log before whatever it did: entries do not go back in time. */
  loggedAt?: Date | undefined;
};

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
  // A session that only looks may do what the contract says: end.
  if (origin.actor && factsOf(origin.operation)?.view !== "allowed") insistOnOwnEyes(origin.actor);
  let kept: Kept | undefined;
  let isSent = false;
  let changed: ChangedStones | undefined;
  const undo: Undo[] = [];
  const transaction = house.db.transaction().execute(async (db: Transaction<Tables>) => {
    const ctx = contextFor(house, origin, db, undo);
    const result = await work(ctx).catch((error: unknown) => {
      if (!(error instanceof Kept)) throw error;
      kept = error;
      return undefined;
    });
    const { requestId, operation } = ctx;
    const at = origin.loggedAt ?? ctx.now;
    const changes = house.stock.changes();
    const log = auditRows({ ...whoActs(ctx.actor), requestId, operation, at }, ctx.audit);
    isSent = true;
    const [rows] = await lastTrip(db, changes.asked, log);
    changed = changes.of(rows);
    return result;
  });
  const ended = transaction.finally(() => house.people.committed(origin.operation));
  const outcome = await ended.catch(async (error: unknown) => {
    // A commit without an answer may have happened all the same: only what surely did not is undone.
    if (!isSent || !isDatabaseDown(error))
      for (const act of undo)
        await act().catch((err: unknown) =>
          house.log.warn({ err }, "an outside effect of a failed request could not be undone"),
        );
    throw error;
  });
  if (changed) house.stock.committed(changed);
  if (kept) throw kept.problem;
  return outcome as T;
}

/** Whoever looks as somebody else is named themselves. */
const whoActs = ({ accountId, roleId, viewing, key }: Actor) =>
  viewing
    ? { accountId: viewing.by, roleId: roleIds.administrator, onBehalfOf: accountId }
    : { accountId, roleId, keyId: key?.id };

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
    deviceKey: origin.deviceKey ?? {},
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
