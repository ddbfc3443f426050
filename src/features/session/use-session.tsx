import { useSelector } from "@xstate/react";
import { createContext, type ReactNode, use } from "react";
import { ClientContext } from "#api/client-context.ts";
import { GuestFileContext } from "#api/guest-file.ts";
import { ViewOnlyContext } from "#api/view-only.ts";
import type { Session } from "./session.ts";

const SessionContext = createContext<Session | null>(null);

/** Gives the page its session, and with it the client of the server. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  const isViewing = useSelector(session.actor, (state) => state.matches({ signedIn: "viewing" }));
  const guestFile = useSelector(session.actor, ({ context }) => context.user?.file_stones_most);
  return (
    <SessionContext value={session}>
      <ClientContext value={session.client}>
        <ViewOnlyContext value={isViewing}>
          <GuestFileContext value={guestFile}>{children}</GuestFileContext>
        </ViewOnlyContext>
      </ClientContext>
    </SessionContext>
  );
}

/** The running session: the signed-in person, the running call, and the orders of a person. */
export function useSession() {
  const session = use(SessionContext);
  if (!session) throw new Error("there is no session around this part of the page");
  const snapshot = useSelector(session.actor, (state) => state);
  const { user, email, code, error, notice } = snapshot.context;
  return {
    ...session,
    snapshot,
    user,
    email,
    code,
    error,
    notice,
    isBooting: snapshot.matches("booting"),
    isSignedIn: snapshot.matches("signedIn"),
    isViewing: snapshot.matches({ signedIn: "viewing" }),
    isGuest: snapshot.matches({ signedIn: "guest" }),
    isBusy: busy.some((state) => snapshot.matches(state)),
  };
}

const busy = [
  "booting",
  { signedOut: "signingIn" },
  { signedOut: { otp: "sending" } },
  { signedOut: { otp: "verifying" } },
  { signedOut: { otp: "signingUp" } },
  { signedOut: { reset: "sending" } },
  { signedOut: { reset: "verifying" } },
  { signedOut: { reset: "saving" } },
  { signedOut: { secondFactor: "proving" } },
  { signedOut: { secondFactor: "offering" } },
  { signedOut: { secondFactor: "turningOn" } },
  { signedIn: "leaving" },
] as const;
