import type { QueryClient } from "@tanstack/react-query";
import { type ActorRefFrom, createActor } from "xstate";
import { type Client, type ClientWorld, makeClient } from "#api/call.ts";
import type { ApiError } from "#api/errors.ts";
import type { Data } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { sessionMachine } from "#machines/session.ts";
import type { GuestForm, SessionContext, SessionEvent, SessionUser, SignUpForm } from "#machines/session-parts.ts";
import type { TableLayout } from "#ui/data-table/types.ts";
import type { PersistedState, StateStore } from "./persisted-state.ts";
import { sessionCalls } from "./session-calls.ts";

/** Everything that a session touches outside itself, so that tests hold it. */
export interface SessionWorld extends Pick<ClientWorld, "fetch" | "upload" | "now" | "baseUrl" | "timeout"> {
  store: StateStore;
  queryClient: Pick<QueryClient, "cancelQueries" | "clear">;
  /** The path of the page that is shown. */
  path: () => string;
  goToLogin: () => void;
  goToPortal: () => void;
  /** Another address of the portal, for the session that begins there. */
  goTo: (address: string) => void;
  notify: { success: (message: string) => void; failure: (message: string) => void };
}

export interface Session {
  actor: ActorRefFrom<typeof sessionMachine>;
  client: Client;
  send: (event: SessionEvent) => void;
  signIn: (email: string, password: string) => void;
  enterAsGuest: (guest: GuestForm) => void;
  sendSignUpCode: (email: string) => void;
  sendResetCode: (email: string) => void;
  verify: (otp: string) => void;
  signUp: (form: SignUpForm) => void;
  resetPassword: (password: string) => void;
  back: () => void;
  signOut: () => void;
  /** A guest leaves in order to sign up, and takes along what they have. */
  signUpInstead: () => void;
  /** Looks at the portal as the session that was answered sees it; `place` is where one comes back to. */
  view: (answer: Data<"viewAs">, message: string, place: string) => void;
  leaveView: () => void;
  /** The profile as it was answered to a change of it. */
  keepProfile: (user: SessionUser) => void;
  clearNotice: () => void;
  /** What the latest call at the door was refused for, field by field. */
  refusal: () => ApiError | null;
  wasPopupShown: () => boolean;
  rememberPopup: () => void;
  /** How one left a list; undefined where it is as delivered. */
  listLayout: (list: string) => TableLayout | undefined;
  rememberListLayout: (list: string, layout: TableLayout) => void;
  /** Takes up what the browser kept; done once, when the portal starts. */
  restore: () => Promise<void>;
}

/** The one running session of the portal: the machine of spec §4 with its named actions made real. */
export function startSession(world: SessionWorld): Session {
  const { store, queryClient, notify } = world;
  let popupWasShown = false;
  let layouts: PersistedState["layouts"];
  let refusal: ApiError | null = null;

  const send = (event: SessionEvent) => actor.send(event);

  const client = makeClient({
    fetch: world.fetch,
    upload: world.upload,
    now: world.now,
    baseUrl: world.baseUrl,
    timeout: world.timeout,
    token: () => actor.getSnapshot().context.token,
    onUnauthorized: () => send({ type: "UNAUTHORIZED", path: world.path() }),
    onMaintenance: (message) => send({ type: "MAINTENANCE", message }),
    onAnswer: () => send({ type: "CLEAR" }),
  });

  const save = ({ token, user, own }: Pick<SessionContext, "token" | "user" | "own">) => {
    if (!token || !user) return;
    // A full or forbidden storage costs the next visit a sign-in, and nothing else.
    store.save({ token, user, ...(own && { own }), wasPopupShown: popupWasShown, layouts }).catch(() => {});
  };

  const machine = sessionMachine.provide({
    actions: {
      ...sessionCalls(client, (heard) => {
        refusal = heard;
      }),
      saveStore: ({ context }) => save(context),
      clearStore: () => {
        layouts = undefined;
        store.clear().catch(() => {});
      },
      clearPopupFlag: () => {
        popupWasShown = false;
      },
      clearCaches: () => {
        void queryClient.cancelQueries();
        queryClient.clear();
      },
      goToLogin: world.goToLogin,
      goToPortal: world.goToPortal,
      goToStart: () => world.goTo("/dashboard"),
      goBack: ({ context }) => world.goTo(context.own?.place ?? "/dashboard"),
      sayViewEnded: () => notify.success(messages.viewEnded),
      showSuccess: ({ event }) => notify.success("message" in event ? event.message : ""),
      showFailure: ({ event }) => notify.failure("message" in event ? event.message : ""),
    },
  });
  const actor = createActor(machine).start();

  return {
    actor,
    client,
    send,
    signIn: (email, password) => send({ type: "LOGIN", email, password }),
    enterAsGuest: (guest) => send({ type: "GUEST", guest }),
    sendSignUpCode: (email) => send({ type: "SEND_OTP", email }),
    sendResetCode: (email) => send({ type: "FORGOT", email }),
    verify: (otp) => send({ type: "VERIFY", otp }),
    signUp: (form) => send({ type: "SIGN_UP", form }),
    resetPassword: (password) => send({ type: "RESET", password }),
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
    wasPopupShown: () => popupWasShown,
    rememberPopup: () => {
      popupWasShown = true;
      save(actor.getSnapshot().context);
    },
    listLayout: (list) => layouts?.[list],
    rememberListLayout: (list, layout) => {
      layouts = { ...layouts, [list]: layout };
      save(actor.getSnapshot().context);
    },
    restore: async () => {
      const found = await store.load().catch(() => ({ version: Number.NaN, state: null }));
      if (!found) return send({ type: "NO_TOKEN" });
      popupWasShown = found.state?.wasPopupShown ?? false;
      layouts = found.state?.layouts;
      const { token = null, user = null, own = null } = found.state ?? {};
      send({ type: "RESTORE", version: found.version, token, user, own });
    },
  };
}
