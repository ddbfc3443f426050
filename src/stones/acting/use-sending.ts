import { useRef, useState } from "react";
import { ApiError } from "#api/errors.ts";
import { type FormRefusal, formOutcome } from "#api/form-outcome.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { refreshes, refreshesLists } from "../lines/refreshes.ts";
import type { ActingStone } from "./acting-stone.ts";
import type { Refused } from "./refused-stones.tsx";
import { type StoneActName, stoneActs } from "./stone-act.ts";
import { type Extras, type StartedLine, useStartLines } from "./use-start-lines.ts";

interface SendingOptions {
  clientId: number | undefined;
  onSent: (name: StoneActName, lines: readonly StartedLine[]) => void;
}

/** Sends an act on stones, once at a time; keeps which of them were refused, so that it can be done with the rest. */
export function useSending({ clientId, onSent }: SendingOptions) {
  const start = useStartLines();
  const refresh = useRefresh();
  const [pending, setPending] = useState<StoneActName | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const running = useRef(false);

  /** Nothing comes back when it was done, or when each refused stone is told; else why not. */
  async function send(
    name: StoneActName,
    asked: readonly ActingStone[],
    extras: Extras = {},
  ): Promise<FormRefusal<never> | undefined> {
    // A second click while the first one travels is the same act.
    if (running.current) return undefined;
    running.current = true;
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
        // Done or refused: what the lists show of these stones is no longer true.
        refresh(stoneActs[name].isClaim ? refreshes : refreshesLists);
      });
    } finally {
      running.current = false;
      setPending(null);
    }
  }
  return { send, pending, refused, forget: () => setRefused(null) };
}
