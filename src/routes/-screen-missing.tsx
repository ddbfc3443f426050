import { type NotFoundRouteProps, useRouterState } from "@tanstack/react-router";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { addresses } from "#domain/addresses.ts";
import { freshProfile } from "#features/session/fresh-profile.ts";
import { useSession } from "#features/session/use-session.tsx";
import { TurnedAway } from "#features/shell/turned-away.tsx";
import { words } from "#features/shell/words.ts";
import type { NotAllowed } from "./-guards.ts";
import { useAccess } from "./-use-access.ts";
import { useTitles } from "./-use-titles.ts";

const oneMinute = 60_000;
const signUp = { label: words.signUp, to: addresses.profile };

/** The replacement of a screen that does not exist, or not for this person. */
export function ScreenMissing({ data }: NotFoundRouteProps) {
  const { screens } = useAccess();
  const title = useTitles().at(-1);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { notAllowed, wantsAccount } = (data ?? {}) as Partial<NotAllowed>;
  return notAllowed ? (
    <>
      <TurnedAway
        kind="notAllowed"
        title={words.notAllowed(title ?? notAllowed)}
        reason={wantsAccount ? words.wantsAccount : words.notAllowedReason}
        screens={wantsAccount ? [signUp, ...screens] : screens}
      />
      {!wantsAccount && <UntilAllowed />}
    </>
  ) : (
    <TurnedAway kind="missing" title={words.missing} reason={words.missingReason(path)} screens={screens} />
  );
}

/** Reads the rights anew as long as a screen is closed for want of one, so that it opens once the right is given. */
function UntilAllowed() {
  const session = useSession();
  useRefetchEvery(oneMinute, () => void freshProfile(session));
  return null;
}
