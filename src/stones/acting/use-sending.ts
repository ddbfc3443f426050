import { useRef, useState } from "react";
import { ApiError } from "#api/errors.ts";
import { type FormRefusal, formOutcome } from "#api/form-outcome.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { refreshes, refreshesLists } from "../lines/refreshes.ts";
import { type ActingStone, draftOf } from "./acting-stone.ts";
import type { Refused } from "./refused-stones.tsx";
import { type StoneActName, stoneActs } from "./stone-act.ts";
import { type Extras, type StartedLine, useStartLines } from "./use-start-lines.ts";
import { words } from "./words.ts";

interface SendingOptions {
  clientId: number | undefined;
  onSent: (name: StoneActName, lines: readonly StartedLine[]) => void;
}

/** Sends an act on stones, one at a time. It keeps the refused ones, so that the act can be repeated with the rest. */
export function useSending({ clientId, onSent }: SendingOptions) {
  const start = useStartLines();
  const refresh = useRefresh();
  const [pending, setPending] = useState<StoneActName | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const running = useRef<string | null>(null);

  /** Resolves with undefined after a success, or if each refused stone is told; else with the failure. */
  async function send(
    name: StoneActName,
    asked: readonly ActingStone[],
    extras: Extras = {},
  ): Promise<FormRefusal<never> | undefined> {
    const act = draftOf(name, asked);
    // A second click while the first one is under way is the same act.
    if (running.current === act) return undefined;
    if (running.current !== null) return { message: words.underWay };
    running.current = act;
    setPending(name);
    setRefused(null);
    const stockNumbers = asked.map(({ stock_no }) => stock_no);
    try {
      return await formOutcome(async () => {
        try {
          onSent(name, await start(name, stockNumbers, clientId, extras));
        } catch (error) {
          if (!(error instanceof ApiError) || error.refused.length === 0) throw error;
          setRefused({ name, asked, extras, refusals: error.refused });
        }
        // After an act or its refusal, the lists of these stones are out of date.
        refresh(stoneActs[name].isClaim ? refreshes : refreshesLists);
      });
    } finally {
      running.current = null;
      setPending(null);
    }
  }
  return { send, pending, refused, forget: () => setRefused(null) };
}
