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
export type LostOutcome = (typeof lostOutcomes)[number];
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

/** The step at which most lines were lost; the earlier of two equal ones, and none where nothing was lost. */
export function stepThatLoses(lost: Readonly<Partial<Record<LostStep, number>>>): LostStep | null {
  const most = Math.max(0, ...lostSteps.map((step) => lost[step] ?? 0));
  return most === 0 ? null : (lostSteps.find((step) => lost[step] === most) ?? null);
}
