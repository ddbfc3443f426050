import { step } from "./kit/step.ts";
import { portal, visitor, when } from "./session-parts.ts";
import { enter, fail, form, secondSetUp, sessionSetup, user } from "./session-setup.ts";

/** Signing up: a code proves the address, then the form opens the account. */
export const signUp = sessionSetup.createStateConfig({
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
        SECOND_FACTOR: {
          target: secondSetUp,
          actions: ["keepTicket", "askOffer"],
          ...step("session.signUpSetUpAsked", portal, { when: when.setUpFollows, ours: true }),
        },
        FAILED: {
          target: "verified",
          actions: fail,
          ...step("session.signUpFailed", portal, { when: when.current }),
        },
      },
    },
  },
});
