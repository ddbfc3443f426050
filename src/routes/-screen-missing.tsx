import { type NotFoundRouteProps, useRouterState } from "@tanstack/react-router";
import { addresses } from "#domain/addresses.ts";
import { UntilAllowed } from "#features/session/until-allowed.tsx";
import { TurnedAway } from "#features/shell/turned-away.tsx";
import { words } from "#features/shell/words.ts";
import type { NotAllowed } from "./-guards.ts";
import { useAccess } from "./-use-access.ts";
import { useTitles } from "./-use-titles.ts";

const signUp = { label: words.signUp, to: addresses.profile };

/** The replacement of a screen that does not exist, or not for this person. */
export function ScreenMissing({ data }: NotFoundRouteProps) {
  const { screens, mayBeGiven } = useAccess();
  const title = useTitles().at(-1);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { notAllowed, wantsAccount } = (data ?? {}) as Partial<NotAllowed>;
  if (!notAllowed)
    return <TurnedAway kind="missing" title={words.missing} reason={words.missingReason(path)} screens={screens} />;
  const mayOpen = !wantsAccount && mayBeGiven(notAllowed);
  return (
    <>
      <TurnedAway
        kind="notAllowed"
        title={words.notAllowed(title ?? notAllowed)}
        reason={wantsAccount ? words.wantsAccount : mayOpen ? words.notAllowedReason : words.neverAllowed}
        screens={wantsAccount ? [signUp, ...screens] : screens}
      />
      {mayOpen && <UntilAllowed />}
    </>
  );
}
