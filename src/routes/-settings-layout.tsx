import { Outlet, useRouterState } from "@tanstack/react-router";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { useAccess } from "./-use-access.ts";

/** The settings side by side: the sidebar has one entry for all of them (spec §6). */
export function SettingsLayout() {
  const { screens } = useAccess();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const settings = screens.filter(({ to }) => to.startsWith("/settings/"));
  const tabs = settings.map(({ label, to }) => ({ label, to, current: path === to || path.startsWith(`${to}/`) }));
  return (
    <>
      {tabs.length > 1 && (
        <Toolbar>
          <TabRow label="Settings" tabs={tabs} />
        </Toolbar>
      )}
      <Outlet />
    </>
  );
}
