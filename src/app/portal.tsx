import { RouterProvider } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { mayChooseClient } from "#domain/client-label.ts";
import type { RoleId } from "#domain/roles.ts";
import { PasswordQuestion } from "#features/session/password-question.tsx";
import { useFreshStanding } from "#features/session/use-fresh-standing.ts";
import { useSession } from "#features/session/use-session.tsx";
import { PortalLink } from "#routes/-portal-link.tsx";
import { useAccess } from "#routes/-use-access.ts";
import { LiveStones } from "#stones/live-stones.tsx";
import { OwnCart } from "#stones/own-cart.tsx";
import { OwnHolds } from "#stones/own-holds.tsx";
import { OwnRequests } from "#stones/own-requests.tsx";
import { PublishingContext } from "#stones/publishing.ts";
import { type DraftKeeper, DraftsContext } from "#ui/form/drafts.ts";
import { LinkProvider } from "#ui/frame/link.tsx";
import { Cache } from "./cache.tsx";
import type { DoorPlace } from "./door-place.ts";
import { makeRouter } from "./router.ts";

/** Made once: a new one at every change of the session would build every screen anew. */
const WithLinks = ({ children }: { children: ReactNode }) => <LinkProvider link={PortalLink}>{children}</LinkProvider>;

/** The portal of a signed-in person. Each session begins with a router of its own, at the address in the bar. */
export function Portal({ door, keeper }: { door: Pick<DoorPlace, "leaveFor">; keeper: DraftKeeper }) {
  const session = useSession();
  // A person who views the portal as somebody else writes nothing.
  const [drafts] = useState(() => (session.user && !session.isViewing ? keeper.of(session.user.id) : null));
  const standing = useFreshStanding();
  const [router] = useState(() => makeRouter({ session, leaveFor: door.leaveFor }));
  const rights = JSON.stringify(session.user?.permissions);
  const [known, setKnown] = useState(rights);
  const { mayRead, mayWrite } = useAccess();
  const roleId = session.user?.role_id as RoleId | undefined;
  const buys = roleId !== undefined && !mayChooseClient(roleId);

  useEffect(() => () => router.history.destroy(), [router]);
  // Closing or reloading the page would lose the drafts in it.
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => drafts?.hasOpen() && event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [drafts]);
  // A change of rights acts at once on the open screen: the guards are asked again.
  useEffect(() => {
    if (rights === known) return;
    setKnown(rights);
    void router.invalidate();
  }, [router, rights, known]);

  return (
    <DraftsContext value={drafts}>
      <Cache>
        <LiveStones {...standing}>
          <OwnHolds isBuyer={buys && mayRead("customer-profile/hold")}>
            <OwnRequests isBuyer={buys && mayRead("customer-profile/confirm-stone")}>
              <OwnCart isBuyer={buys && mayRead("customer-profile/cart")}>
                <PasswordQuestion asker={session.password} />
                <PublishingContext value={mayWrite("share-link")}>
                  <RouterProvider router={router} InnerWrap={WithLinks} />
                </PublishingContext>
              </OwnCart>
            </OwnRequests>
          </OwnHolds>
        </LiveStones>
      </Cache>
    </DraftsContext>
  );
}
