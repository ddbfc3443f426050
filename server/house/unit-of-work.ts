import type { Transaction } from "kysely";
import { factsOf } from "#api/operation-facts.ts";
import { roleIds } from "#domain/roles.ts";
import { isDatabaseDown } from "../db/is-database-down.ts";
import { lastTrip } from "../db/one-trip.ts";
import { accountAsViewer } from "../db/queries/viewers.ts";
import type { Tables } from "../db/tables.ts";
import { type Actor, insistOnOwnEyes, nobody } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import { auditRows } from "./audit.ts";
import type { Context, DeviceKey, Reading } from "./context.ts";
import type { House } from "./house.ts";
import { insistOnOwnSchema, isOlder } from "./own-schema.ts";
import type { ChangedStones } from "./stock.ts";

export type Origin = {
  actor?: Actor;
  requestId: string;
  operation: string;
  address?: string;
  device?: string;
  deviceKey?: DeviceKey;
  /**
   * The time of the entries, for the demo house: its first rows are logged before its later acts, as entries do not go
   * back in time.
   */
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

/** The failure of an act whose transaction is committed all the same. */
export const keptRefusal = (error: unknown): Error | undefined => (error instanceof Kept ? error.problem : undefined);

/**
 * Runs work in one transaction: all of it happens and is logged, or none of it. Requests, jobs and seeds work in one.
 */
export async function inTransaction<T>(house: House, origin: Origin, work: (ctx: Context) => Promise<T>): Promise<T> {
  // A session that views another account may do only the operations that the contract allows, such as ending it.
  if (origin.actor && factsOf(origin.operation)?.view !== "allowed") insistOnOwnEyes(origin.actor);
  await insistOnOwnSchema(house);
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
    // A commit without an answer may have happened: only an act that surely failed is undone.
    if (!isSent || !isDatabaseDown(error))
      for (const act of undo)
        await act().catch((err: unknown) =>
          house.log.warn({ err }, "an outside effect of a failed request could not be undone"),
        );
    throw await plainlyOlder(house, error);
  });
  if (changed) house.stock.committed(changed);
  if (kept) throw kept.problem;
  return outcome as T;
}

/** A statement that fails because the tables are newer by now is no defect: its caller is led to the newer portal. */
async function plainlyOlder(house: House, error: unknown): Promise<unknown> {
  if (error instanceof Problem || isDatabaseDown(error)) return error;
  const isBehind = await isOlder(house, { anew: true }).catch(() => false);
  return isBehind ? new Problem("maintenance", {}, { cause: error }) : error;
}

/** The author of the entries. An administrator who views another account is named themselves. */
const whoActs = ({ accountId, roleId, viewing, key }: Actor) =>
  viewing
    ? { accountId: viewing.by, roleId: roleIds.administrator, onBehalfOf: accountId }
    : { accountId, roleId, keyId: key?.id };

type Undo = () => Promise<void>;

const readingFrom = (house: House, origin: Origin) => ({
  actor: origin.actor ?? nobody,
  now: house.now(),
  requestId: origin.requestId,
  operation: origin.operation,
  address: origin.address ?? "",
  device: origin.device ?? "",
  deviceKey: origin.deviceKey ?? {},
  house,
});

function contextFor(house: House, origin: Origin, db: Transaction<Tables>, undo: Undo[]): Context {
  const ctx: Context = {
    ...readingFrom(house, origin),
    db,
    enqueue: (job, data) => house.jobs.enqueue(db, job, data, ctx.actor.accountId || null),
    enqueueAll: (job, all) => house.jobs.enqueueAll(db, job, all, ctx.actor.accountId || null),
    audit: [],
    accountAsViewer: (id) => accountAsViewer(db, id),
    plainStones: (ids) => house.stock.readAnew(db, ids),
    ifRefused: (act) => void undo.push(act),
    commitAndFail(problem) {
      throw new Kept(problem);
    },
  };
  return ctx;
}

/**
 * The context of a read: no transaction. Rows that are kept in memory are read from the primary, wherever the others come
 * from.
 */
export function readingContext(house: House, origin: Origin, from = house.db): Reading {
  const { db } = house;
  return {
    ...readingFrom(house, origin),
    db: from,
    accountAsViewer: (id) => house.people.viewers.read(String(id), () => accountAsViewer(db, id)),
    plainStones: (ids) => house.stock.plain(db, ids),
  };
}
