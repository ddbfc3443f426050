import { formatDateTime } from "./format.ts";
import { meanwhileSentence } from "./meanwhile.ts";
import type { Refusal } from "./problems.ts";
import { stoneNowSentence } from "./stone-now.ts";

/** The parts of a refusal that say why. */
export type Refused = Pick<Refusal, "reason" | "until" | "meanwhile" | "now">;

/** The sentence about one refused stone: who was faster at it, else where it is, else the rule. */
export function refusalWords({ reason, until, meanwhile, now }: Refused, at: Date): string {
  if (meanwhile) return meanwhileSentence(meanwhile, at);
  if (now) return stoneNowSentence(now);
  return until ? `On hold until ${formatDateTime(until)}.` : reason;
}

/** The same after the rule, where one stone stands alone. */
export const refusalInFull = (refused: Refused, at: Date): string =>
  [...rulesOf([refused]), refusalWords(refused, at)].join(" ");

/** The rules that refused stones of which more is said, each once: they stand beside what is said of each stone. */
export const rulesOf = (refusals: readonly Refused[]): string[] => [
  ...new Set(refusals.flatMap((one) => (one.now && !one.meanwhile ? [one.reason] : []))),
];
