import type { LogRow } from "./chain.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { isSigned, type Signed } from "./signed.ts";

export const checkpointFormat = "loupe-checkpoint/1";

/** The state of the log at a moment. */
export type Checkpoint = Signed<{
  format: typeof checkpointFormat;
  house: string;
  size: number;
  head: string;
  at: string;
}>;

/** The reasons of a log's disagreement with a checkpoint, for people. */
export const disagreements = {
  otherEntry: "the entry has a different hash: the log was rewritten up to it",
  noEntry: "there is no such entry: the end of the log was cut off",
  wrongSignature: "its signature does not match its text",
  otherKey: "it was signed with another key",
};
export type Disagreement = keyof typeof disagreements;

/**
 * The disagreement of a checkpoint with the entry of its size, or of its key with the given fingerprint. `entry` is
 * undefined if the log has no such entry.
 */
export function disagreement(
  checkpoint: Checkpoint,
  entry: Pick<LogRow, "hash"> | undefined,
  key?: string,
): Disagreement | null {
  if (!isSigned(checkpoint)) return "wrongSignature";
  if (key !== undefined && fingerprintOf(checkpoint.public_key) !== key) return "otherKey";
  if (!entry) return "noEntry";
  return entry.hash.toString("hex") === checkpoint.head ? null : "otherEntry";
}

/** Reads a checkpoint from a text that somebody kept: the file, the call's answer, or the mail around it. */
export function readCheckpoint(text: string): Checkpoint {
  // The braces around its format: a mail has others, in its HTML.
  const value: Partial<Checkpoint> | undefined = parsed(text.match(/\{[^{}]*"loupe-checkpoint\/[^{}]*\}/)?.[0] ?? "");
  const { size, head = "", at, house, public_key, signature } = value ?? {};
  const isOne =
    value?.format === checkpointFormat &&
    Number.isSafeInteger(size) &&
    /^[0-9a-f]{64}$/.test(head) &&
    [at, house, public_key, signature].every((one) => typeof one === "string");
  if (!isOne) throw new Error("this is not a checkpoint");
  return value as Checkpoint;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
