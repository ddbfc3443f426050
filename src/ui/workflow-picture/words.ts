import { count, counted } from "#domain/format.ts";
import type { Party } from "#domain/roles.ts";
import type { DrawnState, DrawnTransition } from "./layout.ts";
import type { Change } from "./overlay.ts";

/** The parties' names in the key under the picture. */
export const partyWords: Record<Party, string> = {
  admin: "administrator",
  associate: "business associate",
  customer: "customer",
  guest: "guest",
  qc: "quality control",
  auditor: "auditor",
  system: "system",
  visitor: "visitor",
};

/** The signs of changes, which say the same as the colours. */
export const signs: Record<Change, string> = { added: "+", changed: "~", removed: "−" };

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const tenths = (value: number) => (value < 10 ? value.toFixed(1) : count(value));

/** A duration: 12 s, 41 min, 5.2 h, 1.4 d. */
export function lasting(milliseconds: number): string {
  if (milliseconds < minute) return `${count(milliseconds / 1000)} s`;
  if (milliseconds < hour) return `${count(milliseconds / minute)} min`;
  return milliseconds < day ? `${tenths(milliseconds / hour)} h` : `${tenths(milliseconds / day)} d`;
}

/** Every word of the picture. */
export const words = {
  states: "States",
  transitions: "Transitions",
  neverTaken: "never taken",
  now: "now",
  soFar: "so far",
  to: "to",
  none: "nothing",
  standsHere: "the item is here",
  anyState: (holder: string) => (holder === "" ? "any state" : `any state of ${holder}`),
  legend: {
    width: "width of an arrow: times taken",
    dashed: "dashed arrow: never taken",
    double: "double border: final",
    start: "dot at a corner: begins here",
    holder: "dashed box: contains states",
    taken: "in a box: items now, median stay",
    dwell: "in a box: median stay, items now",
    path: "numbered: this item's path",
    changes: "+ added, ~ changed, − removed",
    removed: "red and dashed: removed",
  },

  // The frame
  picture: (title: string) => `Picture of ${title}`,
  zoomOut: "Zoom out (−)",
  zoomIn: "Zoom in (+)",
  fit: "Fit (0)",
  zoomed: (percent: number) => `${percent} %`,
};

/** A state's name for screen readers. */
export function stateName(
  { name, code, label, isFinal, isStart, kind, path }: DrawnState,
  figures: string,
  stands: boolean,
  change: Change | undefined,
): string {
  if (kind === "any") return words.anyState(path.slice(0, -2));
  const parts = [
    code === null ? name : `${name}, code ${code}`,
    ...(label && label.toLowerCase() !== name.toLowerCase() ? [label] : []),
    ...(kind === "holder" ? ["contains states"] : []),
    ...(isStart ? ["begins here"] : []),
    ...(isFinal ? ["final"] : []),
    ...(figures ? [figures] : []),
    ...(stands ? [words.standsHere] : []),
    ...(change ? [change] : []),
  ];
  return parts.join(", ");
}

/** An arrow's name for screen readers. */
export function arrowName(
  { event, from, to, parties, condition }: DrawnTransition,
  extra: { taken: number | undefined; steps: number[]; change: Change | undefined },
): string {
  const way = to === null ? `${from || words.anyState("")} stays` : `${from || words.anyState("")} to ${to}`;
  const parts = [
    `${event}: ${way}`,
    `by ${parties.map((party) => partyWords[party]).join(" or ")}`,
    ...(condition ? [`if ${condition}`] : []),
    ...(extra.taken === undefined
      ? []
      : [extra.taken === 0 ? words.neverTaken : `taken ${counted(extra.taken, "time", "times")}`]),
    ...(extra.steps.length > 0 ? [`step ${extra.steps.join(" and ")}`] : []),
    ...(extra.change ? [extra.change] : []),
  ];
  return parts.join(", ");
}
