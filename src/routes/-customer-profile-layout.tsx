import { Outlet, useRouterState } from "@tanstack/react-router";
import { useSession } from "#features/session/use-session.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { ownScreens } from "./-own-lists.ts";
import { useAccess } from "./-use-access.ts";

/**
 * The person's own lists and account side by side. Customers and guests have one right, and one entry, for all of them.
 */
export function CustomerProfileLayout() {
  const { user } = useSession();
  const screens = ownScreens(user?.role_id, useAccess());
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <>
      {screens.length > 1 && (
        <Toolbar>
          <TabRow label="My stones" tabs={screens.map(({ label, to }) => ({ label, to, current: path === to }))} />
        </Toolbar>
      )}
      <Outlet />
    </>
  );
}
