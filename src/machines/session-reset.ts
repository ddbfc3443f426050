import { step } from "./kit/step.ts";
import { portal, visitor, when } from "./session-parts.ts";
import { fail, form, sessionSetup } from "./session-setup.ts";

/** A forgotten password: a code proves the address, then a new one is set. */
export const reset = sessionSetup.createStateConfig({
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
});
