import { codeWord } from "./code-word.ts";
import { number2 } from "./format.ts";
import { maySeeCost } from "./price-fields.ts";
import { type RoleId, roleIds } from "./roles.ts";

/** The groups of lost deals. */
export const lostGroups = ["shape", "type", "color", "clarity", "carat", "client", "associate", "provider"] as const;
export type LostGroup = (typeof lostGroups)[number];

/** Providers are named to the office alone, and there to those who may see cost. */
export const mayTellByProvider = (roleId: RoleId): boolean =>
  maySeeCost(roleId) && roleId !== roleIds.businessAssociate;

/** The steps of a deal, in their order, with the list whose lines they are. */
export const lostSteps = ["hold", "request", "memo"] as const;
export type LostStep = (typeof lostSteps)[number];
export const listOfStep = { hold: "hold", request: "confirm", memo: "memo" } as const satisfies Record<
  LostStep,
  string
>;

/** The causes that end a line before the next step. */
export const lostBy = ["client", "house", "time"] as const;
/** The outcomes of a line: it is open, went on to the next step, or ended. */
export const lostOutcomes = ["open", "on", ...lostBy] as const;
type LostOutcome = (typeof lostOutcomes)[number];
/** The lines behind a figure: those of an outcome, all, those that were sold in the end, or those that were lost. */
export const lostFigures = ["began", "sold", "lost", ...lostOutcomes] as const;
export type LostFigure = (typeof lostFigures)[number];

/** The weights of the trade, from one to the next. */
export const caratWeights = [0.3, 0.5, 0.7, 0.9, 1, 1.5, 2, 3, 4, 5, 10] as const;

/** The band that begins at a weight; the last has no end. */
export function caratBandFrom(from: number): { from: number; to: number | null } {
  const next = caratWeights.find((weight) => weight > from);
  return { from, to: next === undefined ? null : (Math.round(next * 100) - 1) / 100 };
}

/** A band as people read it: `1.00–1.49 ct`. */
export function caratBandName(weight: number): string {
  const { from, to } = caratBandFrom(weight);
  return to === null ? `${number2(from)} ct and more` : `${number2(from)}–${number2(to)} ct`;
}

/** The figures of a step that are told. On a memo, to go on is to be sold. */
export const lostFiguresOf = (step: LostStep): readonly LostFigure[] =>
  step === "memo" ? lostFigures.filter((figure) => figure !== "sold") : lostFigures;

const stepLines: Readonly<Record<LostStep, string>> = { hold: "Holds", request: "Requests", memo: "Memos" };
const wentOn: Readonly<Record<LostStep, string>> = { hold: "Went on", request: "On memo", memo: "Sold" };
const ends = (step: LostStep): Record<LostOutcome, string> => ({
  open: "Open",
  on: wentOn[step],
  client: step === "memo" ? "Came back" : "Ended by the client",
  house: "Ended by the house",
  time: "Expired",
});

/** The names of groups, steps and figures, on the screen and in a file. */
export const lostNames = {
  lost: "Lost deals",
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
  steps: { hold: "Hold", request: "Request", memo: "Memo" } satisfies Record<LostStep, string>,
  stepLines,
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
  searchesHead: "Searches",
  losesAt: "Loses most at",
} as const;

/** The names of rows of lines without a value. A fancy stone has no colour, and few clients have no associate. */
const none: Partial<Record<LostGroup, string>> = {
  color: "No colour",
  clarity: "No clarity",
  associate: "No associate",
};

/** The name of a row. The house's own names of shapes, colours and clarities come from whoever asks. */
export function lostRowName(
  by: LostGroup,
  { value, name }: { value: string | null; name: string | null },
  nameOf: (attribute: "shape" | "color" | "clarity", code: string) => string,
): string {
  if (value === null) return lostNames.allRows;
  if (value === "-") return none[by] ?? value;
  if (by === "shape" || by === "color" || by === "clarity") return nameOf(by, value);
  if (by === "type") return codeWord(value.toUpperCase());
  if (by === "carat") return caratBandName(Number(value));
  return name ?? value;
}

/** The step at which most lines were lost; none where nothing was lost, or as much at another step. */
export function stepThatLoses(lost: Readonly<Partial<Record<LostStep, number>>>): LostStep | null {
  const most = Math.max(0, ...lostSteps.map((step) => lost[step] ?? 0));
  const [first = null, ...others] = lostSteps.filter((step) => lost[step] === most);
  return most === 0 || others.length > 0 ? null : first;
}
