import { useRouter, useRouterState } from "@tanstack/react-router";
import { useSession } from "#features/session/use-session.tsx";
import { Shell } from "#features/shell/shell.tsx";
import { ViewingBanner } from "#features/view-as/viewing-banner.tsx";
import { PortalBell } from "./-portal-bell.tsx";
import { ScreenOutlet } from "./-screen-outlet.tsx";
import { useChangePassword } from "./-use-change-password.tsx";
import { useFoundScreens } from "./-use-found-screens.ts";
import { useSignOut } from "./-use-sign-out.tsx";
import { useTitles } from "./-use-titles.ts";

/** The frame around every screen of a signed-in person. */
export function PortalLayout() {
  const { user, isGuest, isViewing, leaveView } = useSession();
  const { signOut, question } = useSignOut();
  const screens = useFoundScreens();
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const titles = useTitles();
  const { changePassword, dialog } = useChangePassword();
  if (!user) return null; // A person who has just signed out is on the way to the sign-in pages.

  return (
    <Shell
      user={user}
      screens={screens}
      path={path}
      titles={titles}
      onGo={(to) => void router.navigate({ href: to })}
      onSignOut={isViewing ? undefined : signOut}
      onChangePassword={isGuest || isViewing ? undefined : changePassword}
      bell={<PortalBell />}
      banner={isViewing && <ViewingBanner user={user} until={user.viewing?.until} onLeave={leaveView} />}
    >
      <ScreenOutlet />
      {question}
      {dialog}
    </Shell>
  );
}
