import { useRouterState } from "@tanstack/react-router";
import { buyerRoles } from "#domain/roles.ts";
import { useSession } from "#features/session/use-session.tsx";
import { ShownContent } from "#features/shown-content/shown-content.tsx";

/** What the house shows its clients on the present page. It is written for buyers. */
export function ShownHere() {
  const { user, wasPopupShown, rememberPopup } = useSession();
  const path = useRouterState({ select: (state) => state.location.pathname });
  if (!buyerRoles.some((role) => role === user?.role_id)) return null;
  return <ShownContent path={path} wasPopupShown={wasPopupShown} onPopupShown={rememberPopup} />;
}
