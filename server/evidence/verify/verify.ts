import { beginning, type ChainFault, ChainReader, isItself, type LogRow, type Place } from "./chain.ts";
import { type Checkpoint, type Disagreement, disagreement } from "./checkpoint.ts";
import type { FileSignature } from "./export-file.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { Conformance } from "./judge-log.ts";

/** `isHere`: the checkpoint lies beside the log, under the same owner. */
export type GivenCheckpoint = { checkpoint: Checkpoint; keptIn: string; isHere?: boolean };
/**
 * The voucher for the house's key: the person who verifies, a kept checkpoint, or the house itself; null for the file
 * alone.
 */
export type Vouched = "named" | "checkpoint" | "house" | null;

/** The subject of a verification: rows in their order, and what else is known of the log. */
export type Reading = {
  source: string;
  rows: AsyncIterable<LogRow>;
  /** The place where following the chain starts. Null if the rows were picked and each stands for itself. */
  from: Place | null;
  /** The faults found before that place. */
  found?: readonly ChainFault[];
  checkpoints: readonly GivenCheckpoint[];
  /** The fingerprint of the key that must have signed the checkpoints, with its voucher; null if unknown. */
  key: {
    fingerprint: string;
    vouched: Vouched /** Of the key before it, which is accepted too. */;
    former?: string;
  } | null;
  /** The faults beside the rows; asked for after they were read. */
  beside?(): Promise<readonly ChainFault[]>;
  /** Called after the last row: the log's own statement of its end. */
  end(place: Place): { size: number; fault: ChainFault | null };
  signature?(): FileSignature;
  /** Judges the histories in the given rows. */
  judge?(rows: AsyncIterable<LogRow>): Promise<Conformance>;
  /** Called with the progress after each row. */
  onRow?(chain: ChainReader): void;
};

export type CheckpointVerdict = {
  size: number;
  at: string;
  keptIn: string;
  isHere: boolean;
  /** "outside": its entry is not in this file. */
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

/** Reads everything once and judges whether it was changed. */
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
    const isFormer = fingerprintOf(checkpoint.public_key) === reading.key?.former;
    const why = disagreement(checkpoint, hash && { hash }, isFormer ? undefined : reading.key?.fingerprint);
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

/** A picked entry is checked by its own hash alone. */
function lookAlone(chain: ChainReader, row: LogRow): void {
  if (!isItself(row)) chain.note({ seq: row.seq, kind: "hash" });
  chain.place = { seq: row.seq, hash: row.hash };
}

/** True if an entry's text can be read. An unreadable one says nothing of a history; the chain names it. */
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
 * True if the proof is complete: a whole chain, a matching checkpoint from elsewhere, and a key with another voucher
 * than the file.
 */
export const isProved = ({ isChain, key, checkpoints }: Verdict): boolean =>
  isChain && (key?.vouched ?? null) !== null && checkpoints.some(({ isHere, why }) => !isHere && why === null);

/** True if nothing needs a person's attention. */
export const isGood = ({ faultCount, checkpoints, signature, conformance }: Verdict): boolean =>
  faultCount === 0 &&
  checkpoints.every(({ why }) => why === null || why === "outside") &&
  (signature === null || signature === "good") &&
  (conformance?.count ?? 0) === 0;
