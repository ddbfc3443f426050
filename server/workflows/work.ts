import type { EventObject } from "xstate";
import type { EnquiryEvent } from "#machines/enquiry.ts";
import type { Actor, Allowed, Decision } from "#machines/kit/decide.ts";
import type { Claim } from "#machines/stone-facts.ts";
import type { LineRow, LockedStone, NewLine } from "../db/queries/stone-work.ts";
import type { Reading } from "../house/context.ts";
import type { PaperDraft } from "./paper-drafts.ts";

/** A line during an act: an existing one, or a new one. */
export type WorkLine = {
  row: LineRow;
  before: LineRow | null;
  isMoved: boolean;
  order?: PaperDraft;
  memo?: PaperDraft;
  invoice?: PaperDraft;
  credit?: PaperDraft;
};
/** A stone during an act. Its claim decides its state more finely than its status code. */
export type WorkStone = LockedStone & {
  before: LockedStone;
  claim: WorkLine | undefined;
  state: string;
  holder: number | null;
};

/** A step of a machine, logged once its line has an id. */
export type Step = { event: EventObject; decision: Allowed } & (
  | { line: WorkLine; stone?: undefined; before: LineRow | null; after: LineRow }
  | { stone: WorkStone; line?: undefined; before: StoneStatus; after: StoneStatus }
);
type StoneStatus = Pick<LockedStone, "status" | "is_listed">;

/** The transition that caused an effect. */
export type Given = { line: WorkLine; event: EventObject; actor: Actor };

/** The portal itself, as the actor of acts that no person asks for. */
export const portal: Actor = { party: "system", reach: ["any"] };

/** An event of an enquiry for its conversation. A new line gets its id when it is written. */
export type Said = { line: WorkLine; event: EnquiryEvent };

/** The work of an act that effects of the machines may use (stone-work.ts). */
export interface Work {
  readonly ctx: Reading;
  readonly lines: ReadonlyMap<number, WorkLine>;
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

/** The kind of claim that a line has on its stone; undefined for none. */
export const claimOf = ({ list, state }: Pick<LineRow, "list" | "state">): Claim | "sold" | undefined =>
  claims[`${list} ${state}`];
