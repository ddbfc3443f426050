import { lazy, Suspense, useEffect, useState } from "react";
import type { Session } from "#features/session/session.ts";
import { SessionProvider, useSession } from "#features/session/use-session.tsx";
import { makeDraftKeeper } from "#ui/form/drafts.ts";
import { UiProvider } from "#ui/frame/ui-provider.tsx";
import { DoorHost } from "./door-host.tsx";
import { DoorLink } from "./door-link.tsx";
import type { DoorPlace } from "./door-place.ts";
import { loadPortal, type PortalComponent } from "./load-portal.ts";

const MaintenanceNotice = lazy(() =>
  import("#features/shell/maintenance-notice.tsx").then((m) => ({ default: m.MaintenanceNotice })),
);

interface AppProps {
  door: DoorPlace;
  /** The portal, where its code is there already. */
  portal: PortalComponent | null;
}

/** Everything: the session machine says whether it is the door or the portal that one sees. */
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
  // It outlives the session: whoever was sent away in the middle of a sentence finds it again.
  const [keeper] = useState(makeDraftKeeper);
  const { isSignedIn, user, notice, client, clearNotice } = useSession();
  const [Portal, setPortal] = useState<PortalComponent | null>(() => portal);

  useEffect(() => {
    if (!isSignedIn) return setPortal(null);
    let isCurrent = true;
    void Promise.all([loadPortal(), door.isOpen()]).then(([loaded]) => isCurrent && setPortal(() => loaded));
    return () => {
      isCurrent = false;
    };
  }, [isSignedIn, door]);

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
