import { useEffect, useState } from "react";
import { focusList } from "#ui/table/data-table/focus-list.ts";
import type { StoneActName } from "./stone-act.ts";

/** Keeps an act that was begun by its key before a client was chosen. It continues once it is permitted. */
export function useWantedAct(isFree: (name: StoneActName) => boolean, onReady: (name: StoneActName) => void) {
  const [wanted, setWanted] = useState<StoneActName | null>(null);
  const isReady = wanted !== null && isFree(wanted);
  useEffect(() => {
    if (!isReady) return;
    // After the form closes, the focus returns to the stones, not to the field of the client.
    focusList();
    onReady(wanted);
    setWanted(null);
  }, [isReady, wanted, onReady]);
  return setWanted;
}
