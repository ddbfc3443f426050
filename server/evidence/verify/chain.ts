import { createHash } from "node:crypto";

/** A row of the log as it is stored. */
export type LogRow = {
  seq: number;
  body: string;
  prev: Buffer;
  hash: Buffer;
  /** In a house: true if its pages show what was hashed. */
  isShown?: boolean;
};
/** The place that a reading has reached: an entry's number and hash. */
export type Place = { seq: number; hash: Buffer };
export type ChainFault = { seq: number; kind: keyof typeof faultWords };

/** The words of each fault at an entry, for people. */
export const faultWords = {
  gap: "is missing",
  order: "is out of order",
  hash: "does not match its hash",
  changed: "is not the entry that an earlier reading found there",
  link: "does not carry the hash of the previous entry: one of the two was changed",
  shown: "is shown differently from what was hashed: its time or its data was changed",
  time: "has an earlier time than the previous entry",
  form: "is written in a form that earlier entries had already replaced",
  checkpoint: "records a checkpoint that is missing or has been changed",
  unsaid: "is the last entry of a checkpoint that the log does not record",
  columns: "no longer derives what pages show from what was hashed",
  triggers: "no longer has exactly the triggers that allow additions only",
  functions: "is hashed by functions other than the product's own",
  rights: "can be altered by the role under which the portal runs",
  loadRows: "ends a load whose rows are no longer what it records",
  tail: "is missing at the end or is one too many: the log records a different size",
};

/** A fault as people read it. Entry 0 stands for the log as a whole. */
export const faultSaid = ({ seq, kind }: ChainFault): string =>
  seq === 0 ? `the log ${faultWords[kind]}` : `entry ${seq} ${faultWords[kind]}`;

/** The place before the first entry of every log. */
export const beginning: Place = { seq: 0, hash: createHash("sha256").update("loupe/audit/v1").digest() };

/** The hash that an entry must bear (migration 0001). */
export const hashOf = ({ prev, seq, body }: Omit<LogRow, "hash">): Buffer =>
  createHash("sha256").update(prev).update(`${seq}\n${body}`).digest();

/** True if an entry matches its own hash. */
export const isItself = (row: LogRow): boolean => hashOf(row).equals(row.hash);

/** The fault of the next entry after a place; one at most. */
export function faultOf(place: Place, row: LogRow): ChainFault | null {
  const expected = place.seq + 1;
  if (row.seq > expected) return { seq: expected, kind: "gap" };
  if (row.seq < expected) return { seq: row.seq, kind: "order" };
  if (!row.prev.equals(place.hash)) return { seq: row.seq, kind: "link" };
  return isItself(row) ? null : { seq: row.seq, kind: "hash" };
}

/** The fault of the log's end, if its size or last hash differs from what it says of itself. */
export const tailFault = (place: Place, head: { size: number; hash: Buffer }): ChainFault | null =>
  place.seq === head.size && place.hash.equals(head.hash)
    ? null
    : { seq: Math.min(place.seq, head.size) + 1, kind: "tail" };

const SHOWN = 100;
const secondForm = /^\{"at":"([^"]{24})","form":2[,}]/;

/** Reads entries in order and keeps its place. It goes on after a fault, so that each is named. */
export class ChainReader {
  place: Place;
  readonly faults: ChainFault[] = [];
  count = 0;
  /** The time of the latest entry that names its time. */
  #time: string | undefined;

  constructor(place: Place = beginning) {
    this.place = place;
  }

  read(row: LogRow): void {
    const fault = faultOf(this.place, row);
    this.note(fault);
    if (row.isShown === false && fault?.kind !== "hash") this.note({ seq: row.seq, kind: "shown" });
    if (fault?.kind !== "hash") this.#lookAtTime(row);
    // After a gap nothing follows from the entry before it, but the entry can still be wrong in itself.
    if (fault?.kind === "gap" && !isItself(row)) this.note({ seq: row.seq, kind: "hash" });
    this.place = { seq: row.seq, hash: row.hash };
  }

  /**
   * From its second form on each entry begins with its time, and none is dated before the previous one (migration
   * 0021).
   */
  #lookAtTime({ seq, body }: LogRow): void {
    const time = secondForm.exec(body)?.[1];
    if (time === undefined && this.#time !== undefined) this.note({ seq, kind: "form" });
    if (time !== undefined && this.#time !== undefined && time < this.#time) this.note({ seq, kind: "time" });
    this.#time = time ?? this.#time;
  }

  note(fault: ChainFault | null): void {
    if (!fault) return;
    this.count++;
    if (this.faults.length < SHOWN) this.faults.push(fault);
  }
}
