import { Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "#features/session/use-session.tsx";
import { MaintenanceNotice } from "#features/shell/maintenance-notice.tsx";
import { useTitles } from "./-use-titles.ts";

/** What stands over every screen, the door included. */
export function Root() {
  const { notice, client, snapshot } = useSession();
  const titles = useTitles();
  const isSettled = useRouterState({ select: (state) => state.status === "idle" });

  useEffect(() => {
    if (isSettled) document.title = [...titles].reverse().concat("Loupe").join(" · ");
  }, [titles, isSettled]);

  return (
    <>
      <Outlet />
      {notice && <MaintenanceNotice notice={notice} isSignedIn={snapshot.matches("signedIn")} client={client} />}
    </>
  );
}
