import { useMemo } from "react";
import { addresses } from "#domain/addresses.ts";
import { useSession } from "#features/session/use-session.tsx";
import { type StoneViewer, stoneViewer } from "#stones/viewer.ts";
import { useAccess } from "./-use-access.ts";

/** The signed-in person as a viewer of stones; null on the way to the sign-in pages. */
export function useStoneViewer(): StoneViewer | null {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  return useMemo(
    () =>
      user && {
        ...stoneViewer(user, mayWrite),
        ...(mayRead("track-report") && { trackPath: addresses.trackReport }),
        ...(mayRead("inventory/loads") && { loadRowPath: addresses.loadRow }),
      },
    [user, mayRead, mayWrite],
  );
}
