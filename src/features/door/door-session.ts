import type { SnapshotFrom } from "xstate";
import type { ApiError } from "#api/errors.ts";
import type { sessionMachine } from "#machines/session.ts";
import type { GuestForm, SessionContext, SignUpForm } from "#machines/session-parts.ts";

/** The door's part of the session: its state, and the orders of a visitor. */
export interface DoorSession extends Pick<SessionContext, "email" | "code" | "error"> {
  snapshot: SnapshotFrom<typeof sessionMachine>;
  isBusy: boolean;
  refusal: () => ApiError | null;
  signIn: (email: string, password: string) => void;
  enterAsGuest: (guest: GuestForm) => void;
  comeBack: (answer: string) => void;
  sendSignUpCode: (email: string) => void;
  sendResetCode: (email: string) => void;
  verify: (otp: string) => void;
  signUp: (form: SignUpForm) => void;
  resetPassword: (password: string) => void;
  prove: (code: string) => void;
  provePasskey: () => void;
  turnOn: (code: string) => void;
  enter: () => void;
  back: () => void;
}
