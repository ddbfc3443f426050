import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "#api/errors.ts";
import { messages } from "#domain/messages.ts";
import { type Session, startSession } from "#features/session/session-actor.ts";
import { notify } from "#ui/notify.ts";
import { makeRouter } from "./router.ts";
import { safePlace } from "./routes/-places.ts";
import { choosingStore } from "./stay-signed-in.ts";

/** Puts the portal together: one session, one cache, one router, and what they need of each other. */
export function startPortal() {
  const store = choosingStore();
  const onError = (error: unknown) => heed(error, session);
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // A person sees the failure and tries again; the portal does not ask three times behind their back.
    defaultOptions: { queries: { retry: false, networkMode: "always" }, mutations: { networkMode: "always" } },
  });

  const session: Session = startSession({
    fetch: (request) => fetch(request),
    now: () => Date.now(),
    store,
    queryClient,
    path: () => location.pathname.replace(/(?<=.)\/$/, ""),
    // The machine is in the middle of its step: the guards must see where it stands afterwards.
    goToLogin: () => queueMicrotask(() => void router.navigate({ to: "/login" })),
    goToPortal: () => queueMicrotask(() => void router.navigate({ href: wantedPlace(), replace: true })),
    notify: {
      success: notify.success,
      failure: (message) => {
        // spec §8: a sign-up that fails says so, and below it why.
        if (!isSigningUp(session)) notify.failure(message);
        else notify.failure(messages.signUpFailed, message === messages.signUpFailed ? undefined : message);
      },
    },
  });

  const router = makeRouter({ session, queryClient, stay: store.stay });
  askGuardsAgain(session, () => void router.invalidate());
  return { session, queryClient, router };
}

const wantedPlace = () => safePlace(new URLSearchParams(location.search).get("from") ?? undefined);

const isSigningUp = (session: Session) => {
  const snapshot = session.actor.getSnapshot();
  return snapshot.matches({ signedOut: { otp: "signingUp" } });
};

/** What every failed call means for the portal as a whole, whoever made it. */
function heed(error: unknown, session: Session) {
  if (!(error instanceof ApiError)) return;
  // spec §8: no answer, and maintenance, are told at the top of the screen wherever they happen.
  if (error.status === 0 || error.status === 503) notify.failure(error.message);
  // A right was taken away meanwhile: the sidebar and the guards hear of it now.
  if (error.status === 403) void refreshRights(session);
}

async function refreshRights({ client, keepProfile }: Session) {
  try {
    const { token: _, ...user } = await client.call("getProfile");
    keepProfile(user);
  } catch {
    // The screen has told its own failure already.
  }
}

/** A change of rights acts at once on the screen that is open. */
function askGuardsAgain({ actor }: Session, ask: () => void) {
  const rights = () => JSON.stringify(actor.getSnapshot().context.user?.permissions);
  let known = rights();
  actor.subscribe((snapshot) => {
    if (!snapshot.matches("signedIn") || rights() === known) return;
    known = rights();
    ask();
  });
}
