import { count, counted, formatDateTime } from "#domain/format.ts";

const itemsOf = (n: number) => counted(n, "item", "items");
const stepsOf = (n: number) => counted(n, "step", "steps");

/** The words of another machine and of its decisions. */
export const whatIfWords = {
  whatIf: "What would have been different?",
  whatIfText:
    "Every step of the last year is put to another machine. Anything else that it would have allowed is not in the log.",
  otherVersion: "Another version",
  askVersion: "Replay this version",
  askFile: "Replay a file…",
  asking: (name: string) => `Replaying every step with ${name}`,
  notAModel: (name: string) => `${name} is not an exported machine in JSON format.`,
  differing: (differing: number, items: number, steps: number) =>
    `${count(differing)} of ${itemsOf(items)} would have been decided differently (${stepsOf(steps)} replayed).`,
  nothingDiffers: "Nothing would have been decided differently.",
  replayedOf: (items: number, steps: number) => `${itemsOf(items)} and ${stepsOf(steps)} replayed.`,
  readUpTo: (at: string) => `The log was read up to ${formatDateTime(at)}; the command reads all of it.`,
  moot: (n: number) => `${counted(n, "later step", "later steps")} would not have happened`,
  ofKind: (n: number, kind: string) => `${count(n)} × ${kind}`,
  differingItems: "Items that would have been decided differently",
  entry: (seq: number) => `Row ${count(seq)}`,
} as const;
