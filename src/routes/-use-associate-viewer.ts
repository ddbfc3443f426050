import { screenOfTab, type TabPath } from "#features/associates/associate-tabs.ts";
import { useSession } from "#features/session/use-session.tsx";
import { useAccess } from "./-use-access.ts";

/** Who looks at associates, and which of their tabs they may open. */
export function useAssociateViewer() {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  return {
    roleId: user?.role_id ?? 0,
    mayWrite: mayWrite("business-associate"),
    mayOpen: (tab: TabPath) => mayRead(screenOfTab(tab)),
  };
}
