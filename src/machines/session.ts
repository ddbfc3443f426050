import { assign, setup } from "xstate";
import { conditions } from "./kit/conditions.ts";
import type { StateMeta, TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";
import { nobody, portal, type SessionContext, type SessionEvent, visitor, when } from "./session-parts.ts";

// The session, the token and the popup-shown flag go together (spec §4), and so does everything fetched for them.
const clearEverything = ["forgetSession", "clearStore", "clearPopupFlag", "clearCaches", "goToLogin"] as const;
const enter = ["keepSession", "saveStore", "goToPortal", "showSuccess"] as const;
const fail = ["keepError", "showFailure"] as const;

/** The end of a view: the own session continues where it was left, and the view leaves nothing behind. */
const comeBack = ["goBack", "resumeOwn", "saveStore", "clearCaches", "sayViewEnded", "loadProfile"] as const;

const user = "#session.signedIn.user";
const viewing = "#session.signedIn.viewing";
const guest = "#session.signedIn.guest";
const form = "#session.signedOut.form";

/** The session (spec §4): the user of this browser. Calls and all outside effects are provided by the portal. */
export const sessionMachine = setup({
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
}).createMachine({
  id: "session",
  version: "1.1.1",
  initial: "booting",
  context: { ...nobody, guest: null, attempt: 0, notice: null },
  on: {
    UNAUTHORIZED: {
      target: form,
      actions: clearEverything,
      ...step("session.unauthorized", portal, { when: when.outsideLogin }),
    },
    MAINTENANCE: { actions: "raiseNotice", ...step("session.maintenance", portal) },
    CLEAR: { actions: "dropNotice", ...step("session.clearNotice", visitor, { when: when.noticeStands, ours: true }) },
  },
  states: {
    booting: {
      on: {
        RESTORE: [
          {
            target: viewing,
            actions: ["keepSession", "keepOwn", "loadProfile"],
            ...step("session.viewRestored", portal, { when: when.viewReturns, ours: true }),
          },
          {
            target: guest,
            actions: ["keepSession", "loadProfile"],
            ...step("session.guestRestored", portal, { when: when.guestReturns }),
          },
          {
            target: user,
            actions: ["keepSession", "loadProfile"],
            ...step("session.userRestored", portal, { when: when.userReturns }),
          },
          { target: form, actions: ["clearStore", "clearPopupFlag"], ...step("session.purged", portal) },
        ],
        NO_TOKEN: { target: form, ...step("session.nothingKept", portal) },
      },
    },

    signedOut: {
      initial: "form",
      states: {
        form: {
          on: {
            LOGIN: {
              target: "signingIn",
              actions: ["beginCall", "signIn"],
              ...step("session.login", visitor, { call: "login" }),
            },
            GUEST: {
              target: "signingIn",
              actions: ["beginCall", "enterAsGuest"],
              ...step("session.guestLogin", visitor, { call: "login" }),
            },
            SEND_OTP: {
              target: "otp",
              actions: ["beginCall", "keepEmail", "sendSignUpCode"],
              ...step("session.otp.send", visitor, { call: "sendOtp" }),
            },
            FORGOT: {
              target: "reset",
              actions: ["beginCall", "keepEmail", "sendResetCode"],
              ...step("session.reset.send", visitor, { call: "forgotPassword" }),
            },
          },
        },

        signingIn: {
          on: {
            SIGNED_IN: [
              { target: guest, actions: enter, ...step("session.guestSignedIn", portal, { when: when.guestEnters }) },
              { target: user, actions: enter, ...step("session.userSignedIn", portal, { when: when.userEnters }) },
            ],
            FAILED: { target: form, actions: fail, ...step("session.signInFailed", portal, { when: when.current }) },
          },
        },

        otp: {
          initial: "sending",
          states: {
            sending: {
              on: {
                OTP_SENT: {
                  target: "entering",
                  actions: "keepCode",
                  ...step("session.otp.sent", portal, { when: when.current }),
                },
                FAILED: [
                  {
                    target: "entering",
                    actions: fail,
                    ...step("session.otp.resendFailed", portal, { when: when.resent, ours: true }),
                  },
                  { target: form, actions: fail, ...step("session.otp.sendFailed", portal, { when: when.current }) },
                ],
              },
            },
            entering: {
              on: {
                VERIFY: {
                  target: "verifying",
                  actions: ["beginCall", "verifySignUpCode"],
                  ...step("session.otp.verify", visitor, { call: "verifySignupOtp" }),
                },
                SEND_OTP: {
                  target: "sending",
                  actions: ["beginCall", "keepEmail", "sendSignUpCode"],
                  ...step("session.otp.resend", visitor, { call: "sendOtp", ours: true }),
                },
                BACK: {
                  target: form,
                  actions: "forgetSession",
                  ...step("session.otp.backFromCode", visitor, { ours: true }),
                },
              },
            },
            verifying: {
              on: {
                VERIFIED: {
                  target: "verified",
                  actions: "keepVerification",
                  ...step("session.otp.verified", portal, { when: when.current }),
                },
                FAILED: {
                  target: "entering",
                  actions: fail,
                  ...step("session.otp.refused", portal, { when: when.current }),
                },
              },
            },
            verified: {
              on: {
                SIGN_UP: {
                  target: "signingUp",
                  actions: ["beginCall", "signUp"],
                  ...step("session.signUp", visitor, { call: "signup" }),
                },
                BACK: {
                  target: form,
                  actions: "forgetSession",
                  ...step("session.otp.backFromForm", visitor, { ours: true }),
                },
              },
            },
            signingUp: {
              on: {
                SIGNED_IN: {
                  target: user,
                  actions: enter,
                  ...step("session.signedUp", portal, { when: when.userEnters }),
                },
                FAILED: {
                  target: "verified",
                  actions: fail,
                  ...step("session.signUpFailed", portal, { when: when.current }),
                },
              },
            },
          },
        },

        reset: {
          initial: "sending",
          states: {
            sending: {
              on: {
                OTP_SENT: {
                  target: "entering",
                  actions: "keepCode",
                  ...step("session.reset.sent", portal, { when: when.current }),
                },
                FAILED: [
                  {
                    target: "entering",
                    actions: fail,
                    ...step("session.reset.resendFailed", portal, { when: when.resent, ours: true }),
                  },
                  { target: form, actions: fail, ...step("session.reset.sendFailed", portal, { when: when.current }) },
                ],
              },
            },
            entering: {
              on: {
                VERIFY: {
                  target: "verifying",
                  actions: ["beginCall", "verifyResetCode"],
                  ...step("session.reset.verify", visitor, { call: "verifyResetOtp" }),
                },
                FORGOT: {
                  target: "sending",
                  actions: ["beginCall", "keepEmail", "sendResetCode"],
                  ...step("session.reset.resend", visitor, { call: "forgotPassword", ours: true }),
                },
                BACK: {
                  target: form,
                  actions: "forgetSession",
                  ...step("session.reset.backFromCode", visitor, { ours: true }),
                },
              },
            },
            verifying: {
              on: {
                VERIFIED: {
                  target: "password",
                  actions: "keepVerification",
                  ...step("session.reset.verified", portal, { when: when.current }),
                },
                FAILED: {
                  target: "entering",
                  actions: fail,
                  ...step("session.reset.refused", portal, { when: when.current }),
                },
              },
            },
            password: {
              on: {
                RESET: {
                  target: "saving",
                  actions: ["beginCall", "resetPassword"],
                  ...step("session.reset.save", visitor, { call: "resetPassword" }),
                },
                BACK: {
                  target: form,
                  actions: "forgetSession",
                  ...step("session.reset.backFromPassword", visitor, { ours: true }),
                },
              },
            },
            saving: {
              on: {
                RESET_DONE: {
                  target: form,
                  actions: ["forgetSession", "showSuccess", "goToLogin"],
                  ...step("session.reset.saved", portal, { when: when.current }),
                },
                FAILED: {
                  target: "password",
                  actions: fail,
                  ...step("session.reset.saveFailed", portal, { when: when.current }),
                },
              },
            },
          },
        },
      },
    },

    signedIn: {
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
    },
  },
});

/** The one session of the portal. */
export const session = defineWorkflow(sessionMachine);
