import { count } from "#domain/format.ts";
import type { LostFigure, LostGroup, LostOutcome, LostStep } from "#domain/lost-deals.ts";

const stepLines: Readonly<Record<LostStep, string>> = { hold: "Holds", request: "Requests", memo: "Memos" };
const wentOn: Readonly<Record<LostStep, string>> = { hold: "Went on", request: "On memo", memo: "Sold" };

const ends = (step: LostStep): Record<LostOutcome, string> => ({
  open: "Open",
  on: wentOn[step],
  client: step === "memo" ? "Came back" : "Ended by the client",
  house: "Ended by the house",
  time: "Expired",
});

/** The words of lost deals. */
export const lostWords = {
  lost: "Lost deals",
  lostTitle: "Where deals are lost",
  groupedBy: "Grouped by",
  groups: {
    shape: "Shape",
    type: "Type",
    color: "Colour",
    clarity: "Clarity",
    carat: "Carats",
    client: "Client",
    associate: "Associate",
    provider: "Provider",
  } satisfies Record<LostGroup, string>,
  allRows: "All",
  noAssociate: "No associate",
  step: "Step",
  steps: { hold: "Hold", request: "Request", memo: "Memo" } satisfies Record<LostStep, string>,
  stepLines,
  head: (step: LostStep, figure: "began" | "on" | "lost") =>
    ({
      began: stepLines[step],
      on: `${stepLines[step]}: ${wentOn[step].toLowerCase()}`,
      lost: `${stepLines[step]}: lost`,
    })[figure],
  losesAt: "Loses most at",
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
  outcomes: {
    open: "Open",
    on: "Went on",
    client: "Ended by the client",
    house: "Ended by the house",
    time: "Expired",
  } satisfies Record<LostOutcome, string>,
  ends,
  figures: (step: LostStep): Record<LostFigure, string> => ({
    began: "All",
    sold: "Sold in the end",
    lost: "Lost",
    ...ends(step),
  }),
  howTheyStand: "How they stand",
  reasons: "Most common reasons",
  linesBehind: "Lines",
  exportSome: (n: number) => `Export ${count(n)}`,
  noLineToExport: "There is no line to export.",
  noLine: "There is no line behind this figure any more.",
} as const;
