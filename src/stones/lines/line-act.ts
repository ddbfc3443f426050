import type { Body } from "#api/operation-types.ts";
import type { StoneLine } from "../stone-line.ts";

/** The operations that move lines by their ids. */
export type MoveOperation =
  | "removeFromCart"
  | "removeFromWatchlist"
  | "removeNotes"
  | "closeEnquiries"
  | "releaseHolds"
  | "extendHolds"
  | "updateConfirmStones"
  | "approveStones"
  | "rejectStones"
  | "receiveMemo"
  | "reverseMemo"
  | "tellMemoWish"
  | "declineMemoWish"
  | "approveExternalDiamonds"
  | "rejectExternalDiamonds";

/** The body of these operations. */
export type MoveBody = Body<MoveOperation>;

/** An act on selected lines: an event of their machine. */
export interface LineAct {
  event: string;
  /** Its name among several acts of one event. */
  name?: string;
  /** The act in a word: "Release". */
  verb: string;
  /** True if a form or a text comes first, so that the label of its button ends with dots. */
  opensForm?: true;
  /** The label for one open line, if it differs: "Approve at 7,933.57 $/ct". */
  one?: (line: StoneLine) => string;
  /**
   * The question before it: a yes if it cannot be undone, a text if the machine needs or keeps one, or a form of its
   * own. Absent if it acts at once.
   */
  asks?: Ask;
  /** The lines that it is about, if others need not know of it. */
  isFor?: (line: StoneLine) => boolean;
  /** True for an act that ends or removes a line. It is never the filled one. */
  takesAway?: true;
  /** True for an act that agrees to the price on the line. A doubtful price takes a second act. */
  isPriced?: true;
  /** The operation; absent if a form of its own sends it. */
  operation?: MoveOperation;
  /** The paper that it makes of lines that are sold. */
  makes?: "credit";
  bodyOf?: (lines: readonly StoneLine[], said: string) => MoveBody;
}

export type Ask =
  | { kind: "sure"; title: (n: number) => string; text: string }
  /** `dismiss` names the way out where "Cancel" would read like the act itself. */
  | {
      kind: "words";
      title: (n: number) => string;
      label: string;
      hint: string;
      isNeeded: boolean;
      dismiss?: string;
    }
  | { kind: "sell" | "change" | "days" };

/** The act for so many lines: "Release 4". */
export const labelFor = ({ verb }: LineAct, n: string) => `${verb} ${n}`;

/** The label of its button: "Release 4", "Reject 3…"; "Reject…" without a number. */
export const buttonFor = (act: LineAct, n?: string) =>
  `${n === undefined ? act.verb : labelFor(act, n)}${act.opensForm ? "…" : ""}`;

/** The label of the same act without the refused lines: "Release the other 4". */
export const restFor = ({ verb }: LineAct, n: string) => `${verb} the other ${n}`;

/** The forms in the drawer beside the list. */
export type LineForm = { kind: "sell" | "change" | "days"; lines: readonly StoneLine[] };

export const idsOf = (lines: readonly StoneLine[]) => ({ ids: lines.map(({ id }) => id) });

/** The lines at the versions that the person saw. A line that somebody else has changed meanwhile is refused. */
export const seenOf = (lines: readonly StoneLine[]) => ({ lines: lines.map(({ id, version }) => ({ id, version })) });

/** The question of a price that needs a second act: the same act, with a reason that the log keeps. */
export const reasonAsked = (act: LineAct, line: StoneLine, doubt: string) => ({
  title: () => `${act.one?.(line) ?? labelFor(act, "1")}?`,
  label: "Reason (kept in the log)",
  hint: doubt,
  isNeeded: true,
});

/** The body of an act for these lines. */
export const bodyOf = (act: LineAct, lines: readonly StoneLine[], said: string): MoveBody =>
  act.bodyOf?.(lines, said) ?? seenOf(lines);
