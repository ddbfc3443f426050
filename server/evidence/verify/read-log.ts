import type { LogRow } from "./chain.ts";

type Head = { size: number; hash: Buffer };

/** Where the log is read from, some entries at a time. */
export type LogSource = {
  /** The entries that come next, in the order of their numbers; none at the end. */
  after(seq: number): Promise<LogRow[]>;
  /** What the log says of itself. */
  head(): Promise<Head>;
};

/**
 * Reads a log that is being written to its end, the next entries on their way while these are looked at; `atEnd` hears
 * what the log says of itself there.
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
      coming.catch(() => {}); // it is heard of above
      yield batch;
      continue;
    }
    const head = await source.head();
    if (hasLookedTwice || head.size <= Math.max(seq, 0)) return atEnd(head);
    hasLookedTwice = true; // it grew between the two questions, or its end was cut
    coming = source.after(seq);
  }
}
