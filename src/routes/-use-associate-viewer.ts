import { screenOfTab, type TabPath } from "#features/associates/associate-tabs.ts";
import { useSession } from "#features/session/use-session.tsx";
import { nobody } from "#stones/row-viewer.tsx";
import { useAccess } from "./-use-access.ts";

/** The viewer of associates, and the tabs that they may open. */
export function useAssociateViewer() {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  return {
    user: user ?? nobody,
    mayWrite: mayWrite("business-associate"),
    mayOpen: (tab: TabPath) => mayRead(screenOfTab(tab)),
  };
}
