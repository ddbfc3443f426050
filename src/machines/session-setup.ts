import { assign, setup } from "xstate";
import { conditions } from "./kit/conditions.ts";
import type { StateMeta, TransitionMeta } from "./kit/meta.ts";
import { nobody, type SessionContext, type SessionEvent } from "./session-parts.ts";

// The session, the token and the popup-shown flag go together (spec §4), and so does everything fetched for them.
export const clearEverything = ["forgetSession", "clearStore", "clearPopupFlag", "clearCaches", "goToLogin"] as const;
export const enter = ["keepSession", "saveStore", "goToPortal", "showSuccess"] as const;
export const fail = ["keepError", "showFailure"] as const;

/** The end of a view: the own session continues where it was left, and the view leaves nothing behind. */
export const comeBack = ["goBack", "resumeOwn", "saveStore", "clearCaches", "sayViewEnded", "loadProfile"] as const;

export const user = "#session.signedIn.user";
export const viewing = "#session.signedIn.viewing";
export const guest = "#session.signedIn.guest";
export const form = "#session.signedOut.form";
export const secondStep = "#session.signedOut.secondFactor.entering";
export const secondSetUp = "#session.signedOut.secondFactor.offering";

/** The types, guards and effects of the session. Calls and all outside effects are provided by the portal. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
  actions: {
    // Changes of the machine's context
    beginCall: assign(({ context }) => ({ attempt: context.attempt + 1, error: null })),
    keepEmail: assign(({ event }) => ("email" in event ? { email: event.email } : {})),
    keepCode: assign(({ event }) => (event.type === "OTP_SENT" ? { code: event.code } : {})),
    keepVerification: assign(({ event }) => (event.type === "VERIFIED" ? { verification: event.verification } : {})),
    keepSession: assign(({ event }) =>
      event.type === "SIGNED_IN" || event.type === "RESTORE"
        ? { ...nobody, guest: null, token: event.token, user: event.user }
        : {},
    ),
    keepTicket: assign(({ event }) =>
      event.type === "SECOND_FACTOR" ? { ticket: event.ticket, ways: event.ways } : {},
    ),
    keepOffer: assign(({ event }) => (event.type === "OFFERED" ? { offer: event.offer } : {})),
    keepRecoveryCodes: assign(({ event }) =>
      event.type === "TURNED_ON"
        ? { ...nobody, guest: null, token: event.token, user: event.user, recoveryCodes: event.recoveryCodes }
        : {},
    ),
    forgetRecoveryCodes: assign({ recoveryCodes: null }),
    keepGuest: assign(({ context }) => ({ ...nobody, guest: context.token })),
    keepOwn: assign(({ context: { token, user }, event }) => {
      if (event.type === "RESTORE") return { own: event.own ?? null };
      if (event.type !== "VIEW" || !token || !user) return {};
      return { own: { token, user, place: event.place }, token: event.token, user: event.user };
    }),
    resumeOwn: assign(({ context: { own } }) => (own ? { ...nobody, token: own.token, user: own.user } : {})),
    keepUser: assign(({ event }) => (event.type === "PROFILE" ? { user: event.user, error: null } : {})),
    keepError: assign(({ event }) => ("message" in event ? { error: event.message } : {})),
    forgetSession: assign(nobody),
    raiseNotice: assign(({ event }) => (event.type === "MAINTENANCE" ? { notice: event.message } : {})),
    dropNotice: assign({ notice: null }),

    // Calls, whose answers come back as events
    signIn: () => {},
    enterAsGuest: () => {},
    signInWithIssuer: () => {},
    proveCode: () => {},
    provePasskey: () => {},
    askOffer: () => {},
    turnOn: () => {},
    sendSignUpCode: () => {},
    verifySignUpCode: () => {},
    signUp: () => {},
    sendResetCode: () => {},
    verifyResetCode: () => {},
    resetPassword: () => {},
    signOut: () => {},
    loadProfile: () => {},
    closeView: () => {},

    // The store, the caches, the page, the notifications
    saveStore: () => {},
    clearStore: () => {},
    clearPopupFlag: () => {},
    clearCaches: () => {},
    goToLogin: () => {},
    goToPortal: () => {},
    goToStart: () => {},
    goBack: () => {},
    sayViewEnded: () => {},
    showSuccess: () => {},
    showFailure: () => {},
  },
});
