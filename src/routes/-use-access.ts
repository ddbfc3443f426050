import { useMemo } from "react";
import { useSession } from "#features/session/use-session.tsx";
import { type Access, accessOf } from "./-access.ts";

const none: Access = { mayRead: () => false, mayWrite: () => false, mayBeGiven: () => false, screens: [] };

/** The screens that the signed-in person may open and change. A route passes `mayWrite` to its feature as a prop. */
export function useAccess(): Access {
  const { user } = useSession();
  return useMemo(() => (user ? accessOf(user) : none), [user]);
}
