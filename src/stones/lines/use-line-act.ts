import { use, useState } from "react";
import { messages } from "#domain/messages.ts";
import { DraftsContext } from "#ui/form/drafts.ts";
import { notify } from "#ui/notice/notify.ts";
import type { StoneLine } from "../stone-line.ts";
import { type LineAct, type LineForm, reasonAsked } from "./line-act.ts";
import type { LineBeside } from "./use-line-beside.ts";
import { useMove } from "./use-move.ts";

export interface LineActOptions {
  act: LineAct;
  lines: readonly StoneLine[];
  /** The machine's word on each line, in the order of the lines; null is a yes. */
  refusals: readonly (string | null)[];
  /** Why the price of each line takes a second act, in the same order; null where it takes none. */
  doubts: readonly (string | null)[];
  mayWrite: boolean;
  /** The one line, where it stands open: what somebody else does with it meanwhile is told there. */
  beside?: LineBeside | undefined;
  onForm: (form: LineForm) => void;
  onDone: (moved: readonly StoneLine[]) => void;
}

/** An act on lines: which of them may be moved, what it asks before, and what came of it. */
export function useLineAct({ act, lines, refusals, doubts, mayWrite, beside, onForm, onDone }: LineActOptions) {
  const [isAsking, setAsking] = useState(false);
  const { move, isPending, refused, dropRefused } = useMove(act, onDone, beside);
  const drafts = use(DraftsContext);
  const able = lines.filter((_, at) => refusals[at] === null);
  const locked = beside?.locked ?? null;
  const reason = locked ?? (mayWrite ? (able.length > 0 ? null : (refusals[0] ?? null)) : messages.forbidden);
  const doubtful = lines.flatMap((line, at) =>
    refusals[at] === null && doubts[at] ? [{ line, doubt: doubts[at] }] : [],
  );
  const [only] = able.length === 1 ? doubtful : [];
  const asks = only ? { kind: "words" as const, ...reasonAsked(act, only.line, only.doubt) } : act.asks;
  const draft = [act.event, ...able.map(({ id }) => id)].join(" ");
  const close = () => setAsking(false);

  /** Closes the question once it is answered; a failure of another kind stands in it. */
  async function answer(said: string) {
    const failure = await move(able, said);
    if (!failure || failure === "told") close();
    return failure;
  }
  /** Those that were not refused; what is said of a failure, unless it is told beside. */
  async function goOnWith(rest: readonly StoneLine[], said: string) {
    const failure = await move(rest, said);
    if (failure && failure !== "told") notify.failure(failure.message);
    return !failure;
  }
  async function press() {
    if (reason || isPending) return;
    if (asks?.kind === "sell" || asks?.kind === "change") return onForm({ kind: asks.kind, lines: able });
    if (asks || doubtful.length > 0) return setAsking(true);
    await goOnWith(able, "");
  }
  /** Those whose prices take no second act. */
  const goOnSure = async (rest: readonly StoneLine[]) => {
    if (await goOnWith(rest, "")) close();
  };
  /** Those of a refused order that were not refused; its words are sent now, and wait for nothing any more. */
  const goOnRest = async () => {
    if (refused && (await goOnWith(refused.rest, refused.said))) drafts?.drop(draft);
  };
  return {
    able,
    doubtful,
    asks: isAsking ? (asks ?? { kind: "doubts" as const }) : null,
    draft,
    locked,
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
