import { count, counted, number2, signed2 } from "./format.ts";
import { loadRowKinds, type WaitReason } from "./load.ts";
import { loadKindWords, loadWaitWords } from "./load-words.ts";

type Facts = {
  gone_pct: number;
  refused_pct: number;
  price_moved_pct: number;
  median_price_change_pct: number | null;
  median_fall_pct?: number | null;
  is_falling?: boolean;
  others_pct?: number;
  is_first: boolean;
  is_mapping_changed: boolean;
  is_same_file: boolean;
  is_shrunken: boolean;
};
type Counts = Partial<Record<string, number>>;

const tellers: Readonly<Record<string, (value: never) => string[]>> = {
  counts: countsTold,
  facts: factsTold,
  waits_for: waitsTold,
};

/** Sentences for a value that the log keeps of a load; undefined for a field that is read as it stands. */
export function loadLogWords(workflow: string | null, field: string, value: unknown): string[] | undefined {
  if (workflow !== "load" || typeof value !== "object" || value === null) return undefined;
  return tellers[field]?.(value as never);
}

function countsTold(counts: Counts): string[] {
  const kinds = loadRowKinds.flatMap((kind) =>
    counts[kind] ? [`${loadKindWords[kind].toLowerCase()} ${count(counts[kind])}`] : [],
  );
  return [`${counted(counts.rows ?? 0, "row", "rows")} in the file: ${kinds.join(", ") || "no stone"}.`];
}

const pct = (share: number): string => `${number2(share)} %`;

function factsTold(facts: Facts): string[] {
  const { median_price_change_pct: median, others_pct: others } = facts;
  return [
    `${pct(facts.gone_pct)} of the provider's stock would be gone.`,
    `${pct(facts.refused_pct)} of the rows are refused.`,
    `${pct(facts.price_moved_pct)} of the prices move by more than the provider's limit.`,
    median === null
      ? "No price is compared with an earlier one."
      : `The median change of the prices is ${signed2(median)} %.`,
    ...(facts.is_falling && facts.median_fall_pct
      ? [`The prices fall together, by ${number2(-facts.median_fall_pct)} % at the median.`]
      : []),
    ...(others === undefined ? [] : [`${pct(others)} of the new stones are listed by other providers.`]),
    ...(facts.is_first ? [loadWaitWords.firstLoad] : comparedWithLast(facts)),
  ];
}

const comparedWithLast = ({ is_mapping_changed, is_shrunken, is_same_file }: Facts): string[] => [
  is_mapping_changed ? loadWaitWords.mappingChanged : "The columns are read as last time.",
  is_shrunken ? loadWaitWords.fewerRows : "The file has not lost half of its rows since last time.",
  is_same_file ? loadWaitWords.sameFile : "The file was not loaded before.",
];

function waitsTold(reasons: readonly WaitReason[]): string[] {
  return reasons.length === 0
    ? ["The load has no reason to wait."]
    : reasons.map((reason) => `Reason to wait: ${loadWaitWords[reason] ?? reason}`);
}
