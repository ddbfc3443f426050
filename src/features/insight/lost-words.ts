import { count } from "#domain/format.ts";
import { type LostStep, lostNames } from "#domain/lost-deals.ts";

/** The words of lost deals. */
export const lostWords = {
  ...lostNames,
  lostTitle: "Where deals are lost",
  groupedBy: "Grouped by",
  step: "Step",
  head: (step: LostStep, figure: "began" | "on" | "lost") =>
    figure === "began"
      ? lostNames.stepLines[step]
      : `${lostNames.stepLines[step]}: ${lostNames.figures(step)[figure].toLowerCase()}`,
  mostAt: (step: LostStep) =>
    ({
      hold: "Most are lost on hold.",
      request: "Most are lost as requests.",
      memo: "Most are lost on memo.",
    })[step],
  whatIsLost: "Everything that began in this period, as it stands now. A memo that came back counts as lost.",
  searchesOpenNothing: "Searches open nothing: nobody is told who searched.",
  nothingLost: "Nothing began in this period",
  nothingLostText: "No hold, request or memo matches these days and filters.",
  stepsByEnd: "Each step by how it ended",
  linesUnit: ["stone", "stones"],
  howTheyStand: "How they stand",
  reasons: "Most common reasons",
  linesBehind: "Lines",
  exportSome: (n: number) => `Export ${count(n)}`,
  noLineToExport: "There is no line to export.",
  noLine: "There is no line behind this figure any more.",
} as const;
