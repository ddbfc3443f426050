import type { QueryClient } from "@tanstack/react-query";
import type { ActorRefFrom } from "xstate";
import type { Client } from "#api/call.ts";
import type { ClientWorld } from "#api/client-world.ts";
import type { ApiError } from "#api/errors.ts";
import type { Data } from "#api/operation-types.ts";
import type { sessionMachine } from "#machines/session.ts";
import type { GuestForm, SessionEvent, SessionUser, SignUpForm } from "#machines/session-parts.ts";
import type { TableLayout } from "#ui/table/data-table/types.ts";
import type { PasswordAsker } from "./password-asker.ts";
import type { StateStore } from "./persisted-state.ts";

/** Everything that a session touches outside itself, so that tests hold it. */
export interface SessionWorld extends Pick<ClientWorld, "fetch" | "upload" | "now" | "baseUrl" | "timeout"> {
  store: StateStore;
  queryClient: Pick<QueryClient, "cancelQueries" | "clear">;
  /** The path of the page that is shown. */
  path: () => string;
  /** Names whoever did not leave, but was sent away: their session ended by itself. */
  goToLogin: (sentAway?: number) => void;
  goToPortal: (person: number) => void;
  /** Another address of the portal, for the session that begins there. */
  goTo: (address: string) => void;
  notify: { success: (message: string) => void; failure: (message: string) => void };
}

/** The session as the portal works with it. */
export interface Session {
  actor: ActorRefFrom<typeof sessionMachine>;
  client: Client;
  /** The question for the password that an act may put. */
  password: PasswordAsker;
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
