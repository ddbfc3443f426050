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
  | "approveExternalDiamonds"
  | "rejectExternalDiamonds";

/** What they are sent. */
export type MoveBody = Body<MoveOperation>;

/** An act on selected lines: an event of their machine. */
export interface LineAct {
  event: string;
  /** "Release 4": what the button says, for so many. */
  label: (n: string) => string;
  /** The same of one line that is open, where it is said otherwise: "Approve at 7,933.57 $/ct". */
  one?: (line: StoneLine) => string;
  /** "Release the other 4" */
  rest: (n: string) => string;
  /**
   * What it needs before: a yes where it cannot be undone, words where the machine wants or keeps some, or a form of
   * its own. Nothing where it acts at once.
   */
  asks?: Ask;
  /** Ends or takes away what stands there: it is never the filled one. */
  takesAway?: true;
  /** Agrees to the price that stands on the line: one that is in doubt takes a second act. */
  isPriced?: true;
  /** Not there where a form of its own sends it. */
  operation?: MoveOperation;
  bodyOf?: (lines: readonly StoneLine[], said: string) => MoveBody;
}

export type Ask =
  | { kind: "sure"; title: (n: number) => string; text: string }
  | { kind: "words"; title: (n: number) => string; label: string; hint: string; isNeeded: boolean }
  | { kind: "sell" }
  | { kind: "change" };

/** The forms that stand beside the list. */
export type LineForm = { kind: "sell" | "change"; lines: readonly StoneLine[] };

export const idsOf = (lines: readonly StoneLine[]) => ({ ids: lines.map(({ id }) => id) });

/** The lines as they are looked at: nobody decides what somebody else has changed meanwhile, and whoever is late is told. */
export const seenOf = (lines: readonly StoneLine[]) => ({ lines: lines.map(({ id, version }) => ({ id, version })) });

/** A price that takes a second act: the same act, with a reason that the log keeps. */
export const reasonAsked = (act: LineAct, line: StoneLine, doubt: string) => ({
  title: () => `${act.one?.(line) ?? act.label("1")}?`,
  label: "Reason (kept in the log)",
  hint: doubt,
  isNeeded: true,
});

/** What an act sends for these lines. */
export const bodyOf = (act: LineAct, lines: readonly StoneLine[], said: string): MoveBody =>
  act.bodyOf?.(lines, said) ?? seenOf(lines);
