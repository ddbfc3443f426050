import { count, counted, formatDate, formatDateTime } from "#domain/format.ts";
import type { AuditVerdict, WorkflowFigures } from "./workflow.ts";

type Walk = NonNullable<WorkflowFigures["walk"]>;
const walkedOn = (at: string, commit: string | null) =>
  `walked on ${formatDate(at)}${commit ? ` at commit ${commit.slice(0, 8)}` : ""}`;

/** The words of the verdicts on histories, chain, checkpoint and tests. */
export const verdictWords = {
  verdicts: "Verdicts",
  histories: "Histories",
  chain: "Audit chain",
  checkpoint: "Checkpoint",
  modelTests: "Model tests",
  replayed: (items: number, deviations: number) =>
    `${count(items)} replayed, ${counted(deviations, "deviation", "deviations")}`,
  leavesNothing: "leaves no trace in the log",
  whole: (from: number, to: number) => `rows ${count(from)} to ${count(to)} unbroken`,
  foundBefore: (from: number, to: number, findings: number) =>
    `rows ${count(from)} to ${count(to)} unbroken now, but ${counted(findings, "finding", "findings")} before`,
  broken: (at: number) => `broken at row ${count(at)}: it or an earlier row was altered`,
  brokenSomewhere: "broken: a row was altered",
  unchecked: "not read yet",
  signed: (at: string) => `signed ${formatDateTime(at)}, agrees`,
  disagrees: (at: string, why: string) => `signed ${formatDateTime(at)}, does not agree: ${why}`,
  whyNot: {
    otherEntry: (size: number) => `row ${count(size)} is not the one that was signed, the log was rewritten`,
    noEntry: (size: number) => `it was signed over ${count(size)} rows, the log has fewer: its end was cut off`,
    wrongSignature: () => "its signature does not match",
    otherKey: () => "it was signed by another key",
  } satisfies Record<NonNullable<NonNullable<AuditVerdict["checkpoint"]>["why"]>, (size: number) => string>,
  noCheckpoint: "none is signed yet",
  walked: ({ covered, transitions, refusals, walked_at, commit }: Walk) =>
    `${count(covered)} of ${count(transitions)} transitions, ${count(refusals)} refusals, ${walkedOn(walked_at, commit)}`,
  mutantsMissed: (n: number) => `${counted(n, "planted fault", "planted faults")} not noticed`,
  walkedOther: (walked: string) => `walked as ${walked}, a different model`,
  notWalked: "not walked yet",
  verdictsFailed: "The verdicts could not be read.",
  tryAgain: "Try again",
  openRow: (seq: number) => `Open row ${count(seq)}`,
  openDeviations: "See which",
} as const;
