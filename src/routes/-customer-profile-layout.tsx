import { Outlet, useRouterState } from "@tanstack/react-router";
import { useCall } from "#api/query.ts";
import { useSession } from "#features/session/use-session.tsx";
import { badgeOf } from "#features/shell/menu.ts";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { ownScreens } from "./-own-lists.ts";
import { useAccess } from "./-use-access.ts";

const oneMinute = 60_000;

/**
 * The person's own lists and account side by side. Customers and guests have one right, and one entry, for all of them.
 */
export function CustomerProfileLayout() {
  const { user } = useSession();
  const screens = ownScreens(user?.role_id, useAccess());
  const path = useRouterState({ select: (state) => state.location.pathname });
  // The frame keeps them up to date.
  const { data: counts = {} } = useCall("countWaiting", undefined, { freshForMs: oneMinute });
  const tabs = screens.map(({ label, to }) => ({ label, to, count: badgeOf(to, counts), current: path === to }));
  return (
    <>
      {screens.length > 1 && (
        <Toolbar>
          <TabRow label="My stones" tabs={tabs} />
        </Toolbar>
      )}
      <Outlet />
    </>
  );
}
