import type { FileFault } from "#domain/file-faults.ts";
import type { RowFacts, RowWishes } from "./row-file.ts";

/**
 * The messages between whoever reads a file and the thread that does. A run is one reading of a table; `input` is for
 * what the thread makes of its rows.
 */
export type ToReader =
  | { is: "open"; file: string; name: string; wishes: RowWishes; folder: string; input: unknown }
  | { is: "next"; run: number; table: number }
  | { is: "end"; run: number };
export type FromReader =
  | { is: "opened"; facts: RowFacts }
  /** `share` is how much of the file has been read for it. */
  | { is: "batch"; run: number; batch: unknown; share: number }
  | { is: "over"; run: number }
  | { is: "failed"; run: number | null; failure: Failure };

/** A refusal, or an error that is nobody's refusal. */
export type Failure = { fault: FileFault; line: number | null } | { error: unknown };
