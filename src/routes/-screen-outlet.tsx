import { Outlet, useRouterState } from "@tanstack/react-router";
import { buyerRoles } from "#domain/roles.ts";
import { useSession } from "#features/session/use-session.tsx";
import { ShownContent } from "#features/shown-content/shown-content.tsx";
import { useFocusOnArrival } from "./-use-focus-on-arrival.ts";

/** The present screen, and above it what the house shows its clients there. That is written for buyers alone. */
export function ScreenOutlet() {
  const { user, popupsShown, rememberPopup } = useSession();
  useFocusOnArrival();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isBuyer = buyerRoles.some((role) => role === user?.role_id);
  return (
    <>
      {isBuyer && <ShownContent path={path} popupsShown={popupsShown} onPopupShown={rememberPopup} />}
      <Outlet />
    </>
  );
}
