import type { EventObject } from "xstate";
import type { EnquiryEvent } from "#machines/enquiry.ts";
import type { Actor, Allowed, Decision } from "#machines/kit/decide.ts";
import type { Claim } from "#machines/stone-facts.ts";
import type { LineRow, LockedStone, NewLine } from "../db/queries/stone-work.ts";
import type { Reading } from "../house/context.ts";
import type { PaperDraft } from "./paper-drafts.ts";

/** A line while it is worked on: one that is there, or one that is about to be. */
export type WorkLine = {
  row: LineRow;
  before: LineRow | null;
  isMoved: boolean;
  order?: PaperDraft;
  memo?: PaperDraft;
  invoice?: PaperDraft;
  credit?: PaperDraft;
};
/** A stone while it is worked on; its claim says more than its code about where it stands. */
export type WorkStone = LockedStone & {
  before: LockedStone;
  claim: WorkLine | undefined;
  state: string;
  holder: number | null;
};

/** The step of a machine that is to be written in the log, once the line has its id. */
export type Step = { event: EventObject; decision: Allowed } & (
  | { line: WorkLine; stone?: undefined; before: LineRow | null; after: LineRow }
  | { stone: WorkStone; line?: undefined; before: StoneStatus; after: StoneStatus }
);
type StoneStatus = Pick<LockedStone, "status" | "is_listed">;

/** The transition that gave an order. */
export type Given = { line: WorkLine; event: EventObject; actor: Actor };

/** The portal itself, for what no person asks for. */
export const portal: Actor = { party: "system", reach: ["any"] };

/** What was said in an enquiry; the line gets its id when it is written. */
export type Said = { line: WorkLine; event: EnquiryEvent };

/** What the orders of the machines may do in an act (stone-work.ts). */
export interface Work {
  readonly ctx: Reading;
  readonly papers: Map<string, PaperDraft>;
  readonly sales: WorkLine[];
  readonly credits: WorkLine[];
  readonly messages: Said[];
  stone(id: number): WorkStone;
  move(line: WorkLine, event: EventObject, actor: Actor): Decision;
  begin(row: NewLine, event: EventObject, actor: Actor): { line: WorkLine; decision: Decision };
  tellStone(id: number, event: EventObject): void;
}

const claims: Record<string, Claim | "sold"> = {
  "hold held": "hold",
  "confirm pending": "confirmPending",
  "confirm approved.awaitingMemo": "confirmApproved",
  "memo issued": "memo",
  "memo sold": "sold",
};

/** What a line is to its stone, where it is a claim. */
export const claimOf = ({ list, state }: Pick<LineRow, "list" | "state">): Claim | "sold" | undefined =>
  claims[`${list} ${state}`];
