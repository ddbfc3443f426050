import { upload } from "#api/upload.ts";
import { messages } from "#domain/portal-messages.ts";
import type { Session } from "#features/session/session.ts";
import { startSession } from "#features/session/session-actor.ts";
import { notify } from "#ui/notice/notify.ts";
import { cacheInUse } from "./cache-in-use.ts";
import { type DoorPlace, doorPlace } from "./door-place.ts";
import { choosingStore } from "./stay-signed-in.ts";
import { tellOnce } from "./tell-once.ts";

/** Opens the one session of this page, with its store, its address bar and its notifications. */
export function openSession(): { session: Session; door: DoorPlace } {
  const store = choosingStore();
  const door = doorPlace(store);

  const session: Session = startSession({
    fetch: (request) => fetch(request),
    upload,
    now: () => Date.now(),
    store,
    queryClient: {
      cancelQueries: async () => cacheInUse.current?.cancelQueries(),
      clear: () => cacheInUse.current?.clear(),
    },
    path: () => location.pathname.replace(/(?<=.)\/$/, ""),
    goToLogin: door.comeBack,
    goToPortal: door.goIn,
    goTo: (address) => history.replaceState(null, "", address),
    notify: {
      success: notify.success,
      failure: (message) => {
        // spec §8: a failed sign-up shows its sentence, and below it the reason.
        if (isSigningUp(session)) {
          notify.failure(messages.signUpFailed, message === messages.signUpFailed ? undefined : message);
        } else if (!isToldAtField(session)) tellOnce(message);
      },
    },
  });
  return { session, door };
}

const isSigningUp = ({ actor }: Session) => actor.getSnapshot().matches({ signedOut: { otp: "signingUp" } });

/** True if the error is shown beside its field and needs no notification. */
const isToldAtField = (session: Session) => {
  const refusal = session.refusal();
  return refusal !== null && (refusal.errors.length > 0 || refusal.code === "codeWrong");
};
