import { step } from "./kit/step.ts";
import { portal, visitor, when } from "./session-parts.ts";
import { clearEverything, comeBack, fail, form, sessionSetup } from "./session-setup.ts";

/** A user, a guest, or an actor who views as another account. */
export const signedIn = sessionSetup.createStateConfig({
  initial: "user",
  on: {
    PROFILE: {
      actions: ["keepUser", "saveStore"],
      ...step("session.profile", portal, { when: when.sameSession, ours: true }),
    },
    PROFILE_FAILED: { actions: fail, ...step("session.profileFailed", portal) },
  },
  states: {
    user: {
      on: {
        LOGOUT: {
          target: "leaving",
          actions: ["beginCall", "signOut"],
          ...step("session.logout", visitor, { call: "logout" }),
        },
        VIEW: {
          target: "viewing",
          actions: ["keepOwn", "saveStore", "clearCaches", "goToStart", "showSuccess"],
          ...step("session.view", visitor, { when: when.viewOpens, call: "viewAs", ours: true }),
        },
      },
    },
    // The actor views as another account. Leaving, or the end of the view, leads back.
    viewing: {
      on: {
        LEAVE_VIEW: {
          target: "user",
          actions: ["closeView", ...comeBack],
          ...step("session.leaveView", visitor, { call: "logout", ours: true }),
        },
        UNAUTHORIZED: {
          target: "user",
          actions: comeBack,
          ...step("session.viewEnded", portal, { ours: true }),
        },
      },
    },
    guest: {
      on: {
        LOGOUT: {
          target: "leaving",
          actions: ["beginCall", "signOut"],
          ...step("session.guestLogout", visitor, { call: "logout" }),
        },
        // The guest's session stays open: a sign-up brings it along, and a guest who turns back has lost nothing.
        SIGN_UP_INSTEAD: {
          target: form,
          actions: ["keepGuest", "clearCaches", "goToLogin"],
          ...step("session.guestSignsUp", visitor, { ours: true }),
        },
      },
    },
    // The session ends in this browser even if the call fails.
    leaving: {
      on: {
        LOGGED_OUT: {
          target: form,
          actions: clearEverything,
          ...step("session.loggedOut", portal, { when: when.current }),
        },
        FAILED: {
          target: form,
          actions: clearEverything,
          ...step("session.logoutFailed", portal, { when: when.current, ours: true }),
        },
      },
    },
  },
});
