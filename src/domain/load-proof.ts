import { changesIn } from "./load-changes.ts";
import { type PathStep, rootBy } from "./merkle-path.ts";

interface Proof {
  /** The row as it was hashed. */
  leaf: string;
  path: readonly PathStep[];
  /** The root that the log has; null if it has none. */
  logged_root: string | null;
}

/** A row as a screen shows it. */
interface ShownRow {
  id: number;
  kind: string;
  line: number | null;
  stock_no: string | null;
  org_stock_no: string | null;
  changes: readonly object[];
  outcome: string | null;
}

interface Judging {
  row: ShownRow;
  /** True as long as the outcome that is shown is that of the commit. */
  isStanding: boolean;
  utf8: (text: string) => Uint8Array;
}

export type ProofVerdict = "proven" | "altered" | "another" | "unlogged";

/** A proof worked out anew: the row that is shown, hashed and led to a root, which is compared with that of the log. */
export function judgeProof({ leaf, path, logged_root }: Proof, { row, isStanding, utf8 }: Judging): ProofVerdict {
  if (logged_root === null) return "unlogged";
  if (rootBy(utf8(leaf), path) !== logged_root) return "altered";
  return isSame(JSON.parse(leaf), row, isStanding) ? "proven" : "another";
}

type ReversalVerdict = ProofVerdict | "untouched" | "missing";

/**
 * The same of what a roll back did with a row. A row that the commit kept out is no part of a roll back; one that was
 * written and has no proof of it is missing there.
 */
export function judgeReversal(
  { leaf, reversal }: Pick<Proof, "leaf"> & { reversal: Proof | null },
  { row, utf8 }: Pick<Judging, "row" | "utf8">,
): ReversalVerdict {
  if (!reversal) return JSON.parse(leaf).outcome === "kept" ? "untouched" : "missing";
  if (reversal.logged_root === null) return "unlogged";
  if (rootBy(utf8(reversal.leaf), reversal.path) !== reversal.logged_root) return "altered";
  const { id, reversal: end } = JSON.parse(reversal.leaf);
  return id === row.id && end === row.outcome ? "proven" : "another";
}

function isSame(kept: Record<string, unknown>, row: ShownRow, isStanding: boolean): boolean {
  const image = (name: "before" | "after") => (kept[name] ?? {}) as Parameters<typeof changesIn>[0];
  return (
    (["id", "kind", "line", "stock_no", "org_stock_no"] as const).every((name) => kept[name] === row[name]) &&
    (!isStanding || kept.outcome === row.outcome) &&
    JSON.stringify(changesIn(image("before"), image("after"))) === JSON.stringify(row.changes)
  );
}
