import { type ReactNode, useEffect, useState } from "react";
import { words } from "../words.ts";
import { UnsavedQuestion } from "./unsaved-question.tsx";

/** Before unsaved changes are lost one is asked: for closing, for walking on, and for leaving the portal itself. */
export function useLeaveGuard(dirty: boolean, changes?: number, forget?: () => void) {
  const [leaving, setLeaving] = useState<() => void>();

  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [dirty]);

  // It was saved, or given up, while one was asked: nothing is left to lose.
  useEffect(() => {
    if (dirty || !leaving) return;
    setLeaving(undefined);
    leaving();
  }, [dirty, leaving]);

  const guarded = (leave: () => void) => (dirty ? setLeaving(() => leave) : leave());
  const question: ReactNode = leaving && (
    <UnsavedQuestion
      forget={forget}
      onLeave={() => {
        setLeaving(undefined);
        leaving();
      }}
      onStay={() => setLeaving(undefined)}
    >
      {changes === undefined ? words.unsavedHere : words.unsavedText(changes)}
    </UnsavedQuestion>
  );
  return { guarded, question };
}
