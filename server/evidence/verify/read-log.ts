import type { LogRow } from "./chain.ts";

type Head = { size: number; hash: Buffer };

/** A source of the log, some entries at a time. */
export type LogSource = {
  /** The next entries in the order of their numbers; none at the end. */
  after(seq: number): Promise<LogRow[]>;
  /** The size and hash that the log states of itself. */
  head(): Promise<Head>;
};

/**
 * Reads a growing log to its end. The next entries are fetched while the present ones are looked at. `atEnd` gets what
 * the log says of itself there.
 */
export async function* readLog(
  source: LogSource,
  from: number,
  atEnd: (head: Head) => void = () => {},
): AsyncGenerator<LogRow[], void> {
  let seq = from || Number.MIN_SAFE_INTEGER; // an entry may pretend to come before the first
  let hasLookedTwice = false;
  for (let coming = source.after(seq); ; ) {
    const batch = await coming;
    const last = batch.at(-1);
    if (last) {
      hasLookedTwice = false;
      seq = last.seq;
      coming = source.after(seq);
      coming.catch(() => {}); // the failure is thrown by the await above
      yield batch;
      continue;
    }
    const head = await source.head();
    if (hasLookedTwice || head.size <= Math.max(seq, 0)) return atEnd(head);
    hasLookedTwice = true; // the log grew between the two reads, or its end was cut
    coming = source.after(seq);
  }
}
