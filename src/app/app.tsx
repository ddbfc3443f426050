import { lazy, Suspense, useEffect, useState } from "react";
import { messages } from "#domain/portal-messages.ts";
import type { Session } from "#features/session/session.ts";
import { SessionProvider, useSession } from "#features/session/use-session.tsx";
import { makeDraftKeeper } from "#ui/form/drafts.ts";
import { UiProvider } from "#ui/frame/ui-provider.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { DoorHost } from "./door-host.tsx";
import { DoorLink } from "./door-link.tsx";
import type { DoorPlace } from "./door-place.ts";
import { loadPortal, type PortalComponent } from "./load-portal.ts";

const MaintenanceNotice = lazy(() =>
  import("#features/shell/maintenance-notice.tsx").then((m) => ({ default: m.MaintenanceNotice })),
);

interface AppProps {
  door: DoorPlace;
  /** The portal, if its code is loaded already. */
  portal: PortalComponent | null;
}

/** The whole page. The session machine decides between the sign-in pages and the portal. */
export function App({ session, ...rest }: AppProps & { session: Session }) {
  return (
    <SessionProvider session={session}>
      <UiProvider link={DoorLink}>
        <DoorOrPortal {...rest} />
      </UiProvider>
    </SessionProvider>
  );
}

function DoorOrPortal({ door, portal }: AppProps) {
  // The keeper outlives the session, so that a person who was signed out finds the drafts again.
  const [keeper] = useState(makeDraftKeeper);
  const { isSignedIn, user, notice, client, clearNotice } = useSession();
  const [Portal, setPortal] = useState<PortalComponent | null>(() => portal);
  const [isUnfetched, setUnfetched] = useState(false);

  useEffect(() => {
    setUnfetched(false);
    if (!isSignedIn) return setPortal(null);
    let isCurrent = true;
    Promise.all([loadPortal(), door.isOpen()]).then(
      ([loaded]) => isCurrent && setPortal(() => loaded),
      () => isCurrent && setUnfetched(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isSignedIn, door]);

  // A browser may remember that a file could not be fetched. Only a new page asks for it again.
  if (isSignedIn && isUnfetched)
    return (
      <main className="failed-window">
        <FailureState message={messages.serverUnreachable} onRetry={() => location.reload()} />
      </main>
    );
  return (
    <>
      {isSignedIn && Portal ? (
        <Portal key={user?.key} door={door} keeper={keeper} />
      ) : (
        <DoorHost door={door} isEntering={isSignedIn} />
      )}
      <Suspense>
        {notice && <MaintenanceNotice notice={notice} client={isSignedIn ? client : null} onClose={clearNotice} />}
      </Suspense>
    </>
  );
}
