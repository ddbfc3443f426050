import { useState } from "react";
import { ApiError, sentenceOf } from "#api/errors.ts";
import { useAct } from "#api/use-act.ts";
import { useRefresh } from "#api/use-refresh.ts";
import type { Meanwhile, Refusal } from "#domain/problems.ts";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { notify } from "#ui/notice/notify.ts";
import type { StoneLine } from "../stone-line.ts";
import { bodyOf, type LineAct, type MoveOperation } from "./line-act.ts";
import { movedWhat } from "./moved-what.ts";
import { refreshes } from "./refreshes.ts";

/** Refused stones, and those of the same call that could have been moved. */
export interface Refused {
  lines: readonly StoneLine[];
  said: string;
  refused: readonly Omit<Refusal, "code">[];
  rest: readonly StoneLine[];
}

/** The failure of a move. A failure that the line or a dialog tells needs no words here. */
export type Unmoved = FormFailure | "told";

/** The open line that is being moved. It tells the result. */
export interface MovedFrom {
  begin: () => void;
  /** True if the line itself tells the earlier act of somebody else. */
  ended: (change?: Meanwhile) => boolean;
}

/** The same lines in the state of the answer. A line that was removed from a list is not in it. */
function asTheyAre(lines: readonly StoneLine[], answer: { data?: readonly StoneLine[] } | undefined) {
  const now = new Map(answer?.data?.map((line) => [line.id, line]));
  return lines.map((line) => now.get(line.id) ?? line);
}

/**
 * Moves lines: all or none (spec §4). Stones that were refused are kept, to show them and to continue with the rest.
 */
export function useMove(act: LineAct, onDone: (moved: readonly StoneLine[]) => void, from?: MovedFrom) {
  // An act without an operation has a form of its own, which sends it.
  const { mutateAsync, isPending } = useAct<MoveOperation>(act.operation ?? "releaseHolds", { refreshes });
  const refresh = useRefresh();
  const [refused, setRefused] = useState<Refused>();

  async function move(lines: readonly StoneLine[], said: string): Promise<Unmoved | undefined> {
    setRefused(undefined);
    from?.begin();
    try {
      const { message, data } = await mutateAsync({ body: bodyOf(act, lines, said) });
      notify.success(message, movedWhat(lines));
      onDone(asTheyAre(lines, data));
      return undefined;
    } catch (error) {
      const meanwhile = error instanceof ApiError ? error.refused.find((one) => one.meanwhile)?.meanwhile : undefined;
      const isTold = from?.ended(meanwhile) && meanwhile !== undefined;
      if (!(error instanceof ApiError)) return { message: sentenceOf(error) };
      // The shown state is out of date.
      if (error.status === 409 || error.status === 404) refresh(refreshes);
      if (isTold) return "told";
      if (error.refused.length === 0) return { message: error.message, requestId: error.requestId ?? undefined };
      const isRefused = ({ id, stone }: StoneLine) =>
        error.refused.some((one) => (one.id === undefined ? one.stock_no === stone.stock_no : one.id === id));
      setRefused({ lines, said, refused: error.refused, rest: lines.filter((line) => !isRefused(line)) });
      return "told";
    }
  }
  return { move, isPending, refused, dropRefused: () => setRefused(undefined) };
}
