import { useState } from "react";
import { ApiError, sentenceOf } from "#api/errors.ts";
import type { Body } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { useRefresh } from "#api/use-refresh.ts";
import type { Meanwhile, Refusal } from "#domain/problems.ts";
import type { FormFailure } from "#ui/form-failure.ts";
import { notify } from "#ui/notify.ts";
import type { StoneLine } from "../stone-line.ts";
import { bodyOf, type LineAct } from "./line-act.ts";
import { movedWhat } from "./moved-what.ts";
import { refreshes } from "./refreshes.ts";

/** Stones that were refused, and those of the same order that could have been moved. */
export interface Refused {
  lines: readonly StoneLine[];
  said: string;
  refused: readonly Omit<Refusal, "code">[];
  rest: readonly StoneLine[];
}

/** Where a line is open while it is moved: what comes of it is told there. */
export interface MovedFrom {
  begin: () => void;
  ended: (change?: Meanwhile) => void;
}

/** Moves lines: all or none (spec §4). What was refused stone by stone is kept, to be shown and to go on with the rest. */
export function useMove(act: LineAct, onDone: (moved: readonly StoneLine[]) => void, from?: MovedFrom) {
  // The operations that move lines have one form of question.
  const { mutateAsync, isPending } = useAct(act.operation as "releaseHolds", { refreshes });
  const refresh = useRefresh();
  const [refused, setRefused] = useState<Refused>();

  async function move(lines: readonly StoneLine[], said: string): Promise<FormFailure | undefined> {
    setRefused(undefined);
    from?.begin();
    try {
      const { message } = await mutateAsync({ body: bodyOf(act, lines, said) as Body<"releaseHolds"> });
      notify.success(message, movedWhat(lines));
      onDone(lines);
      return undefined;
    } catch (error) {
      const meanwhile = error instanceof ApiError ? error.refused.find((one) => one.meanwhile)?.meanwhile : undefined;
      from?.ended(meanwhile);
      if (!(error instanceof ApiError)) return { message: sentenceOf(error) };
      // The world is another than the one that was shown.
      if (error.status === 409 || error.status === 404) refresh(refreshes);
      if (error.refused.length === 0) return { message: error.message, requestId: error.requestId ?? undefined };
      const isRefused = ({ id, stone }: StoneLine) =>
        error.refused.some((one) => (one.id === undefined ? one.stock_no === stone.stock_no : one.id === id));
      setRefused({ lines, said, refused: error.refused, rest: lines.filter((line) => !isRefused(line)) });
      return undefined;
    }
  }
  return { move, isPending, refused, dropRefused: () => setRefused(undefined) };
}
