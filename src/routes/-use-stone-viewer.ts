import { useMemo } from "react";
import { useSession } from "#features/session/use-session.tsx";
import { type StoneViewer, stoneViewer } from "#stones/viewer.ts";
import { useAccess } from "./-use-access.ts";

const trackPath = (stockNo: string) => `/track-report?search=${encodeURIComponent(stockNo)}`;

/** The signed-in person as one who looks at stones; nobody on the way to the door. */
export function useStoneViewer(): StoneViewer | null {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  return useMemo(
    () => user && { ...stoneViewer(user, mayWrite), ...(mayRead("track-report") && { trackPath }) },
    [user, mayRead, mayWrite],
  );
}
