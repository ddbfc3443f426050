import { use, useState } from "react";
import { useNoRight } from "#api/view-only.ts";
import { DraftsContext } from "#ui/form/drafts.ts";
import { notify } from "#ui/notice/notify.ts";
import type { StoneLine } from "../stone-line.ts";
import { type Ask, type LineAct, type LineForm, reasonAsked } from "./line-act.ts";
import type { LineBeside } from "./use-line-beside.ts";
import { type MovedFrom, useMove } from "./use-move.ts";

export interface LineActOptions {
  act: LineAct;
  lines: readonly StoneLine[];
  /** The machine's refusal of each line, in the order of the lines; null for a yes. */
  refusals: readonly (string | null)[];
  /** The reason why the price of each line needs a second act, in the same order; null if it needs none. */
  doubts: readonly (string | null)[];
  mayWrite: boolean;
  /** The one open line, if there is one. An act of somebody else on it is told there. */
  beside?: LineBeside | undefined;
  onForm: (form: LineForm) => void;
  onDone: (moved: readonly StoneLine[]) => void;
}

/** An open question, and its lines as they were when it was opened. */
export interface AskedLines {
  asks: Ask | { kind: "doubts" };
  able: readonly StoneLine[];
  doubtful: readonly { line: StoneLine; doubt: string }[];
  /** The number of chosen lines. */
  chosen: number;
  /** The name of the draft of its text. */
  draft: string;
}

/** An act on lines: the permitted lines, its question, and its result. */
export function useLineAct({ act, lines, refusals, doubts, mayWrite, beside, onForm, onDone }: LineActOptions) {
  const [asked, setAsked] = useState<AskedLines>();
  /** The draft of the text that was refused for some lines. */
  const [refusedDraft, setRefusedDraft] = useState("");
  const { move, isPending, refused, dropRefused } = useMove(act, onDone, beside);
  const drafts = use(DraftsContext);
  const able = lines.filter((_, at) => refusals[at] === null);
  const noRight = useNoRight();
  const locked = beside?.locked ?? null;
  const reason = locked ?? (mayWrite ? (able.length > 0 ? null : (refusals[0] ?? null)) : noRight);
  const doubtful = lines.flatMap((line, at) =>
    refusals[at] === null && doubts[at] ? [{ line, doubt: doubts[at] }] : [],
  );
  const [only] = able.length === 1 ? doubtful : [];
  const asks = only ? { kind: "words" as const, ...reasonAsked(act, only.line, only.doubt) } : act.asks;
  const close = () => setAsked(undefined);
  /** An enquiry goes on while it is open, so its question is about the enquiry as it is now. */
  const asItIs = (seen: StoneLine) =>
    seen.list === "enquiry" ? (lines.find(({ id }) => id === seen.id) ?? seen) : seen;

  /**
   * Sends the answer of the question and closes it. A failure without refused lines stays in it. The open lines hear
   * nothing of one's own act.
   */
  async function answer(left: readonly StoneLine[], said: string, open: MovedFrom | undefined) {
    open?.begin();
    const failure = await move(left.map(asItIs), said);
    if (failure) open?.ended();
    if (failure === "told") setRefusedDraft(asked?.draft ?? "");
    if (!failure || failure === "told") close();
    return failure;
  }
  /** Moves the lines that were not refused. Tells a failure, unless the line itself tells it. */
  async function goOnWith(rest: readonly StoneLine[], said: string) {
    const failure = await move(rest, said);
    if (failure && failure !== "told") notify.failure(failure.message);
    return !failure;
  }
  async function press() {
    if (reason || isPending) return;
    if (asks?.kind === "sell" || asks?.kind === "change" || asks?.kind === "days")
      return onForm({ kind: asks.kind, lines: able });
    if (asks || doubtful.length > 0) {
      const draft = [act.event, ...able.map(({ id }) => id)].join(" ");
      return setAsked({ asks: asks ?? { kind: "doubts" }, able, doubtful, chosen: lines.length, draft });
    }
    await goOnWith(able, "");
  }
  /** Moves the lines whose prices need no second act. */
  async function goOnSure(rest: readonly StoneLine[], open: MovedFrom | undefined) {
    open?.begin();
    if (await goOnWith(rest, "")) close();
    else open?.ended();
  }
  /** Moves the permitted lines of a refused call. Its text is sent now, so its draft is dropped. */
  const goOnRest = async () => {
    if (refused && (await goOnWith(refused.rest, refused.said))) drafts?.drop(refusedDraft);
  };
  return {
    able,
    asked,
    reason,
    isPending,
    refused,
    press,
    answer,
    goOnSure,
    goOnRest,
    close,
    dropRefused,
  };
}

export type AskedAct = ReturnType<typeof useLineAct>;
