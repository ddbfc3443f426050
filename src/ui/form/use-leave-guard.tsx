import { type ReactNode, useEffect, useState } from "react";
import { words } from "../words.ts";
import { UnsavedQuestion } from "./unsaved-question.tsx";

/** Asks before unsaved changes are lost: on closing, on walking on, and on leaving the portal itself. */
export function useLeaveGuard(dirty: boolean, changes?: number, forget?: () => void) {
  const [leaving, setLeaving] = useState<() => void>();

  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [dirty]);

  // The changes were saved or discarded while the question was open, so nothing is left to lose.
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
