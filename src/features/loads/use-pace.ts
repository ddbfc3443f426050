import { useEffect, useState } from "react";
import { useClient } from "#api/query.ts";
import { formatLeft } from "#domain/format.ts";
import type { Load } from "./load.ts";
import { words } from "./words.ts";

const shortestMs = 1_500;

/** The rows a second of a load at work, and the time that is left; null until two looks have told them. */
export function usePace({ state, done, total }: Pick<Load, "state" | "done" | "total">): string | null {
  const { serverNow } = useClient();
  const [first, setFirst] = useState<{ state: string; done: number; at: number } | null>(null);
  const now = serverNow();
  // A new state counts its rows anew.
  const isOther = first === null || first.state !== state || done < first.done;
  useEffect(() => {
    if (isOther) setFirst({ state, done, at: serverNow() });
  }, [isOther, state, done, serverNow]);
  if (isOther || now - first.at < shortestMs || done === first.done) return null;
  const perSecond = ((done - first.done) * 1000) / (now - first.at);
  const msLeft = total === null ? null : ((total - done) / perSecond) * 1000;
  const left = msLeft === null ? null : formatLeft(new Date(now + msLeft).toISOString(), new Date(now));
  return words.pace(Math.round(perSecond), left);
}
