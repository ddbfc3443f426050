import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";
import { nobody, portal, visitor, when } from "./session-parts.ts";
import { reset } from "./session-reset.ts";
import { secondFactor } from "./session-second-factor.ts";
import {
  clearEverything,
  enter,
  fail,
  form,
  guest,
  secondSetUp,
  secondStep,
  sessionSetup,
  user,
  viewing,
} from "./session-setup.ts";
import { signUp } from "./session-sign-up.ts";
import { signedIn } from "./session-signed-in.ts";

/** The session (spec §4): the user of this browser. */
export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  version: "1.4.0",
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
            RETURNED: {
              target: "signingIn",
              actions: ["beginCall", "signInWithIssuer"],
              ...step("session.returned", visitor, { call: "signInWithIssuer", ours: true }),
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
            SECOND_FACTOR: [
              {
                target: secondStep,
                actions: "keepTicket",
                ...step("session.codeAsked", portal, { when: when.codeFollows, ours: true }),
              },
              {
                target: secondSetUp,
                actions: ["keepTicket", "askOffer"],
                ...step("session.setUpAsked", portal, { when: when.setUpFollows, ours: true }),
              },
            ],
            FAILED: { target: form, actions: fail, ...step("session.signInFailed", portal, { when: when.current }) },
          },
        },

        otp: signUp,

        reset,

        secondFactor,
      },
    },

    signedIn,
  },
});

/** The one session of the portal. */
export const session = defineWorkflow(sessionMachine);
