import { createActor } from "xstate";
import { makeClient } from "#api/call.ts";
import type { ApiError } from "#api/errors.ts";
import { doorAddresses } from "#domain/address.ts";
import { messages } from "#domain/portal-messages.ts";
import { sessionMachine } from "#machines/session.ts";
import type { SessionEvent } from "#machines/session-parts.ts";
import { makePasswordAsker } from "./password-asker.ts";
import type { Session, SessionWorld } from "./session.ts";
import { sessionCalls } from "./session-calls.ts";
import { SessionMemory } from "./session-memory.ts";

/** The one running session of the portal: the machine of spec §4 with its named actions implemented. */
export function startSession(world: SessionWorld): Session {
  const { queryClient, notify } = world;
  const memory = new SessionMemory(world.store, () => notify.failure(messages.sessionNotKept));
  let refusal: ApiError | null = null;
  let person: number | undefined;

  const send = (event: SessionEvent) => actor.send(event);

  const password = makePasswordAsker();
  const client = makeClient({
    fetch: world.fetch,
    upload: world.upload,
    now: world.now,
    baseUrl: world.baseUrl,
    timeout: world.timeout,
    token: () => actor.getSnapshot().context.token,
    askPassword: password.ask,
    onUnauthorized: () => send({ type: "UNAUTHORIZED", path: world.path() }),
    onMaintenance: (message) => send({ type: "MAINTENANCE", message }),
    onAnswer: () => send({ type: "CLEAR" }),
  });

  const machine = sessionMachine.provide({
    actions: {
      ...sessionCalls(client, (heard) => {
        refusal = heard;
      }),
      saveStore: ({ context }) => memory.save(context),
      clearStore: () => memory.clear(),
      clearPopupFlag: () => memory.forgetPopups(),
      clearCaches: () => {
        void queryClient.cancelQueries();
        queryClient.clear();
      },
      goToLogin: ({ event }) => world.goToLogin(event.type === "UNAUTHORIZED" ? person : undefined),
      goToPortal: ({ context: { user } }) => user && world.goToPortal(user.id),
      goToStart: () => world.goTo(doorAddresses.home),
      goBack: ({ context }) => world.goTo(context.own?.place ?? doorAddresses.home),
      sayViewEnded: () => notify.success(messages.viewEnded),
      showSuccess: ({ event }) => notify.success("message" in event ? event.message : ""),
      showFailure: ({ event }) => notify.failure("message" in event ? event.message : ""),
    },
  });
  const actor = createActor(machine).start();
  actor.subscribe(({ context: { own, user } }) => {
    person = (own?.user ?? user)?.id ?? person;
  });

  return {
    actor,
    client,
    password,
    send,
    signIn: (email, password) => send({ type: "LOGIN", email, password }),
    enterAsGuest: (guest) => send({ type: "GUEST", guest }),
    comeBack: (answer) => send({ type: "RETURNED", answer }),
    sendSignUpCode: (email) => send({ type: "SEND_OTP", email }),
    sendResetCode: (email) => send({ type: "FORGOT", email }),
    verify: (otp) => send({ type: "VERIFY", otp }),
    signUp: (form) => send({ type: "SIGN_UP", form }),
    resetPassword: (password) => send({ type: "RESET", password }),
    prove: (code) => send({ type: "PROVE", code }),
    provePasskey: () => send({ type: "PROVE_PASSKEY" }),
    turnOn: (code) => send({ type: "TURN_ON", code }),
    enter: () => send({ type: "ENTER" }),
    back: () => send({ type: "BACK" }),
    signOut: () => send({ type: "LOGOUT" }),
    signUpInstead: () => send({ type: "SIGN_UP_INSTEAD" }),
    view: ({ token, ...user }, message, place) => {
      if (token) send({ type: "VIEW", token, user, message, place });
    },
    leaveView: () => send({ type: "LEAVE_VIEW" }),
    keepProfile: (user) => send({ type: "PROFILE", user }),
    clearNotice: () => send({ type: "CLEAR" }),
    refusal: () => refusal,
    popupsShown: () => memory.shownPopups,
    rememberPopup: (id) => {
      memory.showedPopup(id);
      memory.save(actor.getSnapshot().context);
    },
    listLayout: (list) => memory.layoutOf(list),
    rememberListLayout: (list, layout) => {
      memory.leftList(list, layout);
      memory.save(actor.getSnapshot().context);
    },
    restore: async () => {
      const found = await memory.load();
      if (!found) return send({ type: "NO_TOKEN" });
      const { token = null, user = null, own = null } = found.state ?? {};
      send({ type: "RESTORE", version: found.version, token, user, own });
    },
  };
}
