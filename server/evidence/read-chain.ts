import type { Selectable } from "kysely";
import { auditHead, chainAfter } from "../db/queries/audit-chain.ts";
import {
  beginChainRun,
  endedChainRun,
  forgetRun,
  keepRun,
  openChainRun,
  wholeChainRun,
} from "../db/queries/audit-runs.ts";
import type { Tables } from "../db/tables.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { House } from "../house/house.ts";
import { keepFaults } from "./keep-findings.ts";
import { lookAtLoads } from "./look-at-loads.ts";
import { lookAtCheckpoints, lookBeside } from "./look-beside.ts";
import { beginning, ChainReader, type Place, tailFault } from "./verify/chain.ts";
import { readLog } from "./verify/read-log.ts";

type Run = Selectable<Tables["audit_run"]>;
type Given = { whole: boolean; signal: AbortSignal; progress(done: number, total: number): Promise<void> };

/**
 * Reads the chain and keeps the result. It reads the new entries; once a day, after a fault and on request it reads
 * from the first entry. An interrupted run continues where it stopped.
 */
export async function readChain(house: House, { whole, signal, progress }: Given): Promise<void> {
  const { db } = house;
  const run = await openOrNew(house, whole);
  const reader = new ChainReader({ seq: run.to_seq, hash: run.head ?? beginning.hash });
  const known = { count: run.faults, broken_at: run.broken_at };
  const found = () => ({
    to_seq: Math.max(0, reader.place.seq),
    head: reader.place.hash,
    faults: known.count + reader.count,
    broken_at: known.broken_at ?? reader.faults.find(({ seq }) => seq > 0)?.seq ?? null,
  });
  const source = { after: (seq: number) => chainAfter(db, seq), head: () => auditHead(db) };
  const { size } = await source.head();
  const atEnd = (head: Awaited<ReturnType<typeof auditHead>>) => reader.note(tailFault(reader.place, head));
  for await (const batch of readLog(source, run.to_seq, atEnd)) {
    signal.throwIfAborted();
    for (const row of batch) reader.read(row);
    await keepRun(db, run.id, found());
    await progress(reader.place.seq, Math.max(size, reader.place.seq));
  }
  for (const fault of await lookBeside(db)) reader.note(fault);
  // The rows of all loads are read as often as the whole chain.
  if (run.from_seq === 0) for (const fault of await lookAtLoads(db, signal)) reader.note(fault);
  await keepRun(db, run.id, { ...found(), ended_at: house.now() });
  await keepFaults(house, [...reader.faults, ...(await lookAtCheckpoints(db))]);
}

async function openOrNew(house: House, whole: boolean): Promise<Run> {
  const { db } = house;
  const open = await openChainRun(db);
  if (open && (open.from_seq === 0 || !whole)) return open;
  if (open) await forgetRun(db, open.id);
  return beginChainRun(db, house.now(), whole ? beginning : await lastGood(house));
}

/** The place up to which the chain was last good, if all of it was read today. */
async function lastGood({ db, now, timeZone }: House): Promise<Place> {
  const [last, read] = [await endedChainRun(db), await wholeChainRun(db)];
  const isToday = read && dayIn(timeZone, read.started_at) === dayIn(timeZone, now());
  if (!last?.head || last.faults > 0 || !isToday) return beginning;
  return { seq: last.to_seq, hash: last.head };
}
