import type { Client } from "#api/call.ts";
import { ApiError, sentenceOf } from "#api/errors.ts";
import type { Data } from "#api/operation-types.ts";
import { messages } from "#domain/portal-messages.ts";
import { roleIds } from "#domain/roles.ts";
import type { CodeSent, SessionContext, SessionEvent } from "#machines/session-parts.ts";
import { askOnce, forgetMailed, type Purpose } from "./mailed-code.ts";

interface Asked {
  context: SessionContext;
  event: SessionEvent;
  self: { send: (event: SessionEvent) => void };
}

type Signed = Data<"login"> | Data<"signup">;

const signedIn = ({ token, ...user }: Signed, attempt: number, message: string): SessionEvent => {
  // The contract gives a token with every sign-in, so an answer without one is a failure.
  if (!token) return { type: "FAILED", attempt, message: messages.signInFailed };
  return { type: "SIGNED_IN", attempt, token, user, message };
};

type Work = (asked: Asked, attempt: number) => Promise<SessionEvent>;
/** Hears the refusal of the latest call, or null before one. The machine keeps its sentence alone. */
export type Heard = (refusal: ApiError | null) => void;

/** The token of the guest who left for the door: their lists come along to the account, and a guest stays the same. */
const visitAlong = ({ guest }: SessionContext) => (guest ? { token: guest } : {});

/** The event of a refusal: a second step to take, a sign-in that has ended, or a failure. */
function refused(error: unknown, attempt: number): SessionEvent {
  const message = sentenceOf(error);
  if (!(error instanceof ApiError)) return { type: "FAILED", attempt, message };
  const { code, ticket, ways } = error;
  if (ticket !== null)
    return { type: "SECOND_FACTOR", attempt, ticket, isNew: code === "secondFactorSetUpNeeded", ways };
  const isOver = code === "signInOver" || code === "secondFactorOfferOver";
  return { type: isOver ? "SIGN_IN_OVER" : "FAILED", attempt, message };
}

/** A call of the session. It sends the event of its answer, or a failure, under the number of its attempt. */
const askingWith = (heard: Heard) => (work: Work) => (asked: Asked) => {
  const { attempt } = asked.context;
  heard(null);
  work(asked, attempt).then(
    (event) => asked.self.send(event),
    (error: unknown) => {
      const event = refused(error, attempt);
      heard(error instanceof ApiError && event.type === "FAILED" ? error : null);
      asked.self.send(event);
    },
  );
};

const expected = <T extends SessionEvent["type"]>(event: SessionEvent, type: T) => {
  if (event.type !== type) throw new Error(`${type} was expected, not ${event.type}`);
  return event as Extract<SessionEvent, { type: T }>;
};

const provePasskey =
  (call: Client["call"]): Work =>
  async ({ context }, attempt) => {
    const ticket = context.ticket ?? "";
    // Most people sign in without one, so that the door does not load it.
    const { askPasskey } = await import("#api/passkey-device.ts");
    const { options } = await call("offerPasskeyAtDoor", { body: { ticket } });
    const proof = { body: { ticket, answer: await askPasskey(options) } };
    const answer = await call("provePasskey", proof, visitAlong(context));
    return signedIn(answer, attempt, messages.signInSuccessful);
  };

const signInWithIssuer =
  (call: Client["call"]): Work =>
  async ({ event }, attempt) => {
    const { answer } = expected(event, "RETURNED");
    const { ticket } = await call("returnFromIssuer", { body: { answer } });
    return signedIn(await call("signInWithIssuer", { body: { ticket } }), attempt, messages.signInSuccessful);
  };

const sendCode =
  (purpose: Purpose, type: "SEND_OTP" | "FORGOT", ask: (email: string) => Promise<CodeSent>): Work =>
  async ({ context, event }, attempt) => {
    const { email } = expected(event, type);
    const code = await askOnce(purpose, { email, isAnother: context.code !== null }, () => ask(email));
    return { type: "OTP_SENT", attempt, code };
  };

/** The calls that the session machine names, made by the client. */
export function sessionCalls({ call, callWithMessage }: Client, heard: Heard) {
  const asking = askingWith(heard);
  return {
    signIn: asking(async ({ context, event }, attempt) => {
      const { email, password } = expected(event, "LOGIN");
      const asked = { body: { email, password } };
      const answer = await call("login", asked, { fallback: "signInFailed", ...visitAlong(context) });
      return signedIn(answer, attempt, messages.signInSuccessful);
    }),

    enterAsGuest: asking(async ({ context, event }, attempt) => {
      const { guest } = expected(event, "GUEST");
      const asked = { query: { is_guest: true }, body: guest };
      const answer = await call("login", asked, { fallback: "signInFailed", ...visitAlong(context) });
      return signedIn(answer, attempt, messages.signInSuccessful);
    }),

    signInWithIssuer: asking(signInWithIssuer(call)),

    proveCode: asking(async ({ context, event }, attempt) => {
      const { code } = expected(event, "PROVE");
      const proof = { body: { ticket: context.ticket ?? "", code } };
      const answer = await call("proveSecondFactor", proof, visitAlong(context));
      return signedIn(answer, attempt, messages.signInSuccessful);
    }),

    provePasskey: asking(provePasskey(call)),

    askOffer: asking(async ({ event }, attempt) => {
      const { ticket } = expected(event, "SECOND_FACTOR");
      return { type: "OFFERED", attempt, offer: await call("offerSecondFactorAtDoor", { body: { ticket } }) };
    }),

    turnOn: asking(async ({ context, event }, attempt) => {
      const { code } = expected(event, "TURN_ON");
      const body = { ticket: context.ticket ?? "", offer: context.offer?.offer ?? "", code };
      const { data, message } = await callWithMessage("turnOnSecondFactorAtDoor", { body }, visitAlong(context));
      const { token = "", ...user } = data.user;
      return { type: "TURNED_ON", attempt, token, user, recoveryCodes: data.recovery_codes, message };
    }),

    sendSignUpCode: asking(sendCode("sign-up", "SEND_OTP", (email) => call("sendOtp", { body: { email } }))),

    verifySignUpCode: asking(async ({ context, event }, attempt) => {
      const { otp } = expected(event, "VERIFY");
      const body = { email: context.email ?? "", otp };
      const proof = await call("verifySignupOtp", { body });
      forgetMailed("sign-up");
      return { type: "VERIFIED", attempt, ...proof };
    }),

    signUp: asking(async ({ context, event }, attempt) => {
      const { form } = expected(event, "SIGN_UP");
      const body = { ...form, email: context.email ?? "", verification: context.verification ?? "" };
      const answer = await call("signup", { body }, { fallback: "signUpFailed", ...visitAlong(context) });
      return signedIn(answer, attempt, messages.signUpSuccessful);
    }),

    sendResetCode: asking(sendCode("reset", "FORGOT", (email) => call("forgotPassword", { body: { email } }))),

    verifyResetCode: asking(async ({ context, event }, attempt) => {
      const { otp } = expected(event, "VERIFY");
      const body = { email: context.email ?? "", otp };
      const proof = await call("verifyResetOtp", { body });
      forgetMailed("reset");
      return { type: "VERIFIED", attempt, ...proof };
    }),

    resetPassword: asking(async ({ context, event }, attempt) => {
      const { password } = expected(event, "RESET");
      const body = { verification: context.verification ?? "", password };
      const { message } = await callWithMessage("resetPassword", { body });
      return { type: "RESET_DONE", attempt, message };
    }),

    signOut: asking(async (_, attempt) => {
      await call("logout");
      return { type: "LOGGED_OUT", attempt };
    }),

    // The view is left whatever the answer is, and it ends by itself soon.
    closeView: ({ context }: Asked) => {
      call("logout", {}, context.token ? { token: context.token } : {}).catch(() => {});
    },

    loadProfile: ({ context, self }: Asked) => {
      const query = context.user?.role_id === roleIds.guest ? { is_guest: true } : {};
      // An action runs before the snapshot changes, and the client takes the token from the snapshot.
      const asked = Promise.resolve().then(() => call("getProfile", { query }, { fallback: "somethingWentWrong" }));
      asked.then(
        ({ token: _, ...user }) => self.send({ type: "PROFILE", user }),
        (error: unknown) => self.send({ type: "PROFILE_FAILED", message: sentenceOf(error) }),
      );
    },
  };
}
