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

/** The outside world of a session, so that tests can replace it. */
export interface SessionWorld extends Pick<ClientWorld, "fetch" | "upload" | "now" | "baseUrl" | "timeout"> {
  store: StateStore;
  queryClient: Pick<QueryClient, "cancelQueries" | "clear">;
  /** The path of the shown page. */
  path: () => string;
  /** Names a person who was sent away because their session ended by itself. */
  goToLogin: (sentAway?: number) => void;
  goToPortal: (person: number) => void;
  /** Goes to an address of the portal, for a session that begins there. */
  goTo: (address: string) => void;
  notify: { success: (message: string) => void; failure: (message: string) => void };
}

/** The session in the form that the portal uses. */
export interface Session {
  actor: ActorRefFrom<typeof sessionMachine>;
  client: Client;
  /** The question for the password that an act may ask. */
  password: PasswordAsker;
  send: (event: SessionEvent) => void;
  signIn: (email: string, password: string) => void;
  enterAsGuest: (guest: GuestForm) => void;
  /** Comes back from the house's sign-in service, with its answer. */
  comeBack: (answer: string) => void;
  sendSignUpCode: (email: string) => void;
  sendResetCode: (email: string) => void;
  verify: (otp: string) => void;
  signUp: (form: SignUpForm) => void;
  resetPassword: (password: string) => void;
  /** Takes the second step of a sign-in with a code, or the setting up with its first one. */
  prove: (code: string) => void;
  provePasskey: () => void;
  turnOn: (code: string) => void;
  /** Enters after the recovery codes were kept. */
  enter: () => void;
  back: () => void;
  signOut: () => void;
  /** Begins the sign-up of a guest, who keeps their lists. */
  signUpInstead: () => void;
  /** Shows the portal as the session of the answer sees it. `place` is the address to return to. */
  view: (answer: Data<"viewAs">, message: string, place: string) => void;
  leaveView: () => void;
  /** Keeps the profile from the answer to a change of it. */
  keepProfile: (user: SessionUser) => void;
  clearNotice: () => void;
  /** The refusal of the latest call at the door, field by field. */
  refusal: () => ApiError | null;
  popupsShown: () => readonly number[];
  rememberPopup: (id: number) => void;
  /** The person's own arrangement of a list; undefined without one. */
  listLayout: (list: string) => TableLayout | undefined;
  rememberListLayout: (list: string, layout: TableLayout) => void;
  /** Restores the state that the browser kept; once, when the portal starts. */
  restore: () => Promise<void>;
}
