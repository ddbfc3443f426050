import { useRouterState } from "@tanstack/react-router";
import { TurnedAway } from "#features/shell/turned-away.tsx";
import { words } from "#features/shell/words.ts";
import { useAccess } from "./-use-access.ts";

/** An address that leads to no screen. */
export function ScreenMissing() {
  const { screens } = useAccess();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return <TurnedAway kind="missing" title={words.missing} reason={words.missingReason(path)} screens={screens} />;
}
