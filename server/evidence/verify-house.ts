import { auditHead, chainAfter } from "../db/queries/audit-chain.ts";
import { countNotRecorded, deviationsFound } from "../db/queries/audit-runs.ts";
import { checkpoints as keptCheckpoints } from "../db/queries/checkpoints.ts";
import type { House } from "../house/house.ts";
import { checkAll } from "./check-all.ts";
import { asSigned } from "./kept-checkpoint.ts";
import { lookAtLoads } from "./look-at-loads.ts";
import { lookAtCheckpoints, lookBeside } from "./look-beside.ts";
import { beginning, type ChainFault, type ChainReader, type Place, tailFault } from "./verify/chain.ts";
import { deviationsShown } from "./verify/judge-log.ts";
import { readLog } from "./verify/read-log.ts";
import { type GivenCheckpoint, type Reading, type Verdict, verify } from "./verify/verify.ts";

type Given = {
  name: string;
  checkpoints: readonly GivenCheckpoint[];
  key: Reading["key"];
  /** The place where reading the chain starts, and the faults found before it. */
  from?: Place;
  found?: readonly ChainFault[];
  onRow?(chain: ChainReader): void;
};

/**
 * Verifies the log of a house: its chain, all checkpoints kept in it and elsewhere, every history, the state of each
 * row.
 */
export async function verifyHouse(
  house: House,
  { name, checkpoints, key, from = beginning, found = [], onRow }: Given,
): Promise<Verdict> {
  const { db } = house;
  const kept = (await keptCheckpoints(db).execute()).map((row) => ({
    checkpoint: asSigned(row),
    keptIn: "kept here",
    isHere: true,
  }));
  const source = { after: (seq: number) => chainAfter(db, seq), head: () => auditHead(db) };
  let head: Awaited<ReturnType<typeof auditHead>> = { size: 0, hash: beginning.hash };
  async function* rows() {
    const atEnd = (end: typeof head) => {
      head = end;
    };
    for await (const batch of readLog(source, 0, atEnd)) yield* batch;
  }
  const verdict = await verify({
    source: name,
    rows: rows(),
    from,
    found,
    checkpoints: [...checkpoints, ...kept],
    end: (place) => ({ size: head.size, fault: tailFault(place, head) }),
    key,
    beside: async () => [...(await lookBeside(db)), ...(await lookAtCheckpoints(db)), ...(await lookAtLoads(db))],
    ...(onRow && { onRow }),
  });
  // The kept figures may come from another log than this one: they are checked against it before the tables are.
  const { items, steps, faults } = await checkAll(house, {
    signal: new AbortController().signal,
    progress: async () => {},
  });
  const notRecorded = await countNotRecorded(db);
  const conformance = { items, steps, notRecorded, count: faults, ...(await deviationsFound(db, deviationsShown)) };
  return { ...verdict, conformance };
}
