import { useMemo } from "react";
import { useSession } from "#features/session/use-session.tsx";
import { foundScreens } from "./-own-lists.ts";
import { useAccess } from "./-use-access.ts";

/** Every screen that Ctrl+K finds for the signed-in person. */
export function useFoundScreens() {
  const { user } = useSession();
  const access = useAccess();
  return useMemo(() => foundScreens(user?.role_id, access), [user?.role_id, access]);
}
