import { beginning, type ChainFault, ChainReader, isItself, type LogRow, type Place } from "./chain.ts";
import { type Checkpoint, type Disagreement, disagreement } from "./checkpoint.ts";
import type { FileSignature } from "./export-file.ts";
import type { Conformance } from "./judge-log.ts";

/** `isHere`: it lies beside the log, where whoever owns the one owns the other. */
export type GivenCheckpoint = { checkpoint: Checkpoint; keptIn: string; isHere?: boolean };
/** Who says that a key is the house's: whoever verifies, a checkpoint that was kept, the house itself; null is the file alone. */
export type Vouched = "named" | "checkpoint" | "house" | null;

/** What is verified: rows in their order, and what is known of the log besides. */
export type Reading = {
  source: string;
  rows: AsyncIterable<LogRow>;
  /** From where the chain is followed; none, where the rows were picked and each stands for itself. */
  from: Place | null;
  /** What was found before that place. */
  found?: readonly ChainFault[];
  checkpoints: readonly GivenCheckpoint[];
  /** The fingerprint of the key that must have signed the checkpoints, where it is known, and how. */
  key: { fingerprint: string; vouched: Vouched } | null;
  /** What is wrong beside the rows; asked when they were read. */
  beside?(): Promise<readonly ChainFault[]>;
  /** After the last row: what the log says of its end. */
  end(place: Place): { size: number; fault: ChainFault | null };
  signature?(): FileSignature;
  /** Reads the histories out of the rows that it is given. */
  judge?(rows: AsyncIterable<LogRow>): Promise<Conformance>;
  /** Hears how far it is. */
  onRow?(chain: ChainReader): void;
};

export type CheckpointVerdict = {
  size: number;
  at: string;
  keptIn: string;
  isHere: boolean;
  /** Outside: it is about an entry that is not in this file. */
  why: Disagreement | "outside" | null;
};

export type Verdict = {
  source: string;
  rows: number;
  to: number;
  head: string;
  isChain: boolean;
  faults: ChainFault[];
  faultCount: number;
  checkpoints: CheckpointVerdict[];
  key: Reading["key"];
  signature: FileSignature | null;
  conformance: Conformance | null;
};

/** Reads everything once, and says whether it is what it was. */
export async function verify(reading: Reading): Promise<Verdict> {
  const { from, checkpoints, judge } = reading;
  const chain = new ChainReader(from ?? beginning);
  const named = new Map(checkpoints.map(({ checkpoint: { size } }) => [size, undefined as Buffer | undefined]));
  if (from && named.has(from.seq)) named.set(from.seq, from.hash);
  for (const fault of reading.found ?? []) chain.note(fault);
  let rows = 0;
  async function* looked() {
    for await (const row of reading.rows) {
      rows++;
      if (named.has(row.seq)) named.set(row.seq, row.hash);
      const { count } = chain;
      if (!from) lookAlone(chain, row);
      else if (row.seq > from.seq || row.seq < 1) chain.read(row);
      else if (row.seq === from.seq && !row.hash.equals(from.hash)) chain.note({ seq: row.seq, kind: "changed" });
      reading.onRow?.(chain);
      if (chain.count === count || isReadable(row.body)) yield row;
    }
  }
  const conformance = judge ? await judge(looked()) : await drain(looked());
  const { size, fault } = reading.end(chain.place);
  if (from) chain.note(fault);
  for (const beside of (await reading.beside?.()) ?? []) chain.note(beside);
  const told = ({ checkpoint, keptIn, isHere = false }: GivenCheckpoint): CheckpointVerdict => {
    const hash = named.get(checkpoint.size);
    const why = disagreement(checkpoint, hash && { hash }, reading.key?.fingerprint);
    const isElsewhere =
      checkpoint.size <= size && (!from || checkpoint.size < from.seq || checkpoint.size > chain.place.seq);
    const { at } = checkpoint;
    return { size: checkpoint.size, at, keptIn, isHere, why: why === "noEntry" && isElsewhere ? "outside" : why };
  };
  return {
    source: reading.source,
    rows,
    to: chain.place.seq,
    head: chain.place.hash.toString("hex"),
    isChain: from !== null,
    faults: chain.faults,
    faultCount: chain.count,
    checkpoints: checkpoints.map(told),
    key: reading.key,
    signature: reading.signature?.() ?? null,
    conformance,
  };
}

/** One that was picked out of the log holds by its own hash. */
function lookAlone(chain: ChainReader, row: LogRow): void {
  if (!isItself(row)) chain.note({ seq: row.seq, kind: "hash" });
  chain.place = { seq: row.seq, hash: row.hash };
}

/** An entry that somebody made unreadable says nothing of a history; the chain names it. */
function isReadable(body: string): boolean {
  try {
    return typeof JSON.parse(body) === "object";
  } catch {
    return false;
  }
}

async function drain(rows: AsyncIterable<LogRow>): Promise<null> {
  for await (const _ of rows);
  return null;
}

/**
 * Whether everything was seen that there is to see: all of a chain, held against a checkpoint that was kept elsewhere,
 * under a key for which somebody else than the file speaks.
 */
export const isProved = ({ isChain, key, checkpoints }: Verdict): boolean =>
  isChain && (key?.vouched ?? null) !== null && checkpoints.some(({ isHere, why }) => !isHere && why === null);

/** Whether there is nothing that a person should look at. */
export const isGood = ({ faultCount, checkpoints, signature, conformance }: Verdict): boolean =>
  faultCount === 0 &&
  checkpoints.every(({ why }) => why === null || why === "outside") &&
  (signature === null || signature === "good") &&
  (conformance?.count ?? 0) === 0;
