import { step } from "./kit/step.ts";
import { portal, visitor, when } from "./session-parts.ts";
import { fail, form, sessionSetup, user } from "./session-setup.ts";

const over = {
  target: form,
  actions: ["forgetSession", ...fail],
  ...step("session.second.over", portal, { when: when.current, ours: true }),
} as const;
const back = (id: string) => ({
  target: form,
  actions: "forgetSession" as const,
  ...step(id, visitor, { ours: true }),
});

/** The second step of a sign-in: a code of the authenticator, a passkey, or the setting up of one that the house demands. */
export const secondFactor = sessionSetup.createStateConfig({
  initial: "entering",
  on: { SIGN_IN_OVER: over },
  states: {
    entering: {
      on: {
        PROVE: {
          target: "proving",
          actions: ["beginCall", "proveCode"],
          ...step("session.second.prove", visitor, { call: "proveSecondFactor", ours: true }),
        },
        PROVE_PASSKEY: {
          target: "proving",
          actions: ["beginCall", "provePasskey"],
          ...step("session.second.provePasskey", visitor, { call: "provePasskey", ours: true }),
        },
        BACK: back("session.second.backFromCode"),
      },
    },
    proving: {
      on: {
        SIGNED_IN: {
          target: user,
          actions: ["keepSession", "saveStore", "goToPortal", "showSuccess"],
          ...step("session.second.proved", portal, { when: when.userEnters, ours: true }),
        },
        FAILED: {
          target: "entering",
          actions: fail,
          ...step("session.second.refused", portal, { when: when.current, ours: true }),
        },
      },
    },
    offering: {
      on: {
        OFFERED: {
          target: "showing",
          actions: "keepOffer",
          ...step("session.second.offered", portal, { when: when.current, ours: true }),
        },
        FAILED: {
          target: form,
          actions: ["forgetSession", ...fail],
          ...step("session.second.offerFailed", portal, { when: when.current, ours: true }),
        },
      },
    },
    showing: {
      on: {
        TURN_ON: {
          target: "turningOn",
          actions: ["beginCall", "turnOn"],
          ...step("session.second.turnOn", visitor, { call: "turnOnSecondFactorAtDoor", ours: true }),
        },
        BACK: back("session.second.backFromOffer"),
      },
    },
    turningOn: {
      on: {
        TURNED_ON: {
          target: "keeping",
          actions: ["keepRecoveryCodes", "showSuccess"],
          ...step("session.second.turnedOn", portal, { when: when.current, ours: true }),
        },
        FAILED: {
          target: "showing",
          actions: fail,
          ...step("session.second.firstCodeRefused", portal, { when: when.current, ours: true }),
        },
      },
    },
    // The recovery codes are shown this once, before the portal opens.
    keeping: {
      on: {
        ENTER: {
          target: user,
          actions: ["forgetRecoveryCodes", "saveStore", "goToPortal"],
          ...step("session.second.enter", visitor, { ours: true }),
        },
      },
    },
  },
});
