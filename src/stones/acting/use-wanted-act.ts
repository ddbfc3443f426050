import { useEffect, useState } from "react";
import { focusList } from "#ui/table/data-table/focus-list.ts";
import type { StoneActName } from "./stone-act.ts";

/** An act that was asked for by its key before a client was chosen: once it may be done, it goes on. */
export function useWantedAct(isFree: (name: StoneActName) => boolean, onReady: (name: StoneActName) => void) {
  const [wanted, setWanted] = useState<StoneActName | null>(null);
  const isReady = wanted !== null && isFree(wanted);
  useEffect(() => {
    if (!isReady) return;
    // Where one comes back to when the form is closed: the stones, not the choice of the client.
    focusList();
    onReady(wanted);
    setWanted(null);
  }, [isReady, wanted, onReady]);
  return setWanted;
}
