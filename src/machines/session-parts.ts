// The parts of the session machine: its context, its events, and the sentences of its guards.
import type { Body, Data } from "#api/operation-types.ts";
import { clientStateVersion } from "#domain/client-state.ts";
import { roleIds } from "#domain/roles.ts";
import { and, not } from "./kit/combine.ts";
import type { Condition } from "./kit/conditions.ts";
import type { Guarded, Roles } from "./kit/meta.ts";

/** The signed-in user (spec §3); the token is kept beside it. */
export type SessionUser = Omit<Data<"getProfile">, "token">;
export type GuestForm = Omit<Body<"login">, "password">;
export type SignUpForm = Omit<Body<"signup">, "verification" | "email">;
export type CodeSent = Data<"sendOtp">;
export type SecondFactorOffer = Data<"offerSecondFactorAtDoor">;
/** The own session of an actor who views as somebody else, with the place to return to. */
export interface OwnSession {
  token: string;
  user: SessionUser;
  place: string;
}

export interface SessionContext {
  token: string | null;
  user: SessionUser | null;
  /** The address to prove, for a sign-up or a new password. */
  email: string | null;
  code: CodeSent | null;
  /** The server's token for a right code; a sign-up and a new password need it. */
  verification: string | null;
  /** The server's ticket for a right password that a second step must follow. */
  ticket: string | null;
  /** The ways in which the account proves itself in that step, beside recovery codes. */
  ways: readonly string[];
  /** The secret for an authenticator that is being set up. */
  offer: SecondFactorOffer | null;
  /** The recovery codes, until their owner has kept them. */
  recoveryCodes: string[] | null;
  /** The token of a guest who left in order to sign up: their lists come along. */
  guest: string | null;
  /** The own session during a view as somebody else; null otherwise. */
  own: OwnSession | null;
  /** The number of the latest call: an answer to an earlier one is refused. */
  attempt: number;
  error: string | null;
  /** The maintenance notice on every screen. */
  notice: string | null;
}

export type SessionEvent =
  | { type: "RESTORE"; version: number; token: string | null; user: SessionUser | null; own?: OwnSession | null }
  | { type: "NO_TOKEN" }
  | { type: "LOGIN"; email: string; password: string }
  | { type: "GUEST"; guest: GuestForm }
  /** The browser is back from the sign-in service, with its answer. */
  | { type: "RETURNED"; answer: string }
  | { type: "SEND_OTP"; email: string }
  | { type: "FORGOT"; email: string }
  | { type: "OTP_SENT"; attempt: number; code: CodeSent }
  | { type: "VERIFY"; otp: string }
  | { type: "VERIFIED"; attempt: number; verification: string }
  | { type: "SIGN_UP"; form: SignUpForm }
  | { type: "RESET"; password: string }
  | { type: "RESET_DONE"; attempt: number; message: string }
  | { type: "SIGNED_IN"; attempt: number; token: string; user: SessionUser; message: string }
  | { type: "SECOND_FACTOR"; attempt: number; ticket: string; isNew: boolean; ways: readonly string[] }
  | { type: "PROVE"; code: string }
  | { type: "PROVE_PASSKEY" }
  | { type: "OFFERED"; attempt: number; offer: SecondFactorOffer }
  | { type: "TURN_ON"; code: string }
  | { type: "TURNED_ON"; attempt: number; token: string; user: SessionUser; recoveryCodes: string[]; message: string }
  | { type: "ENTER" }
  | { type: "SIGN_IN_OVER"; attempt: number; message: string }
  | { type: "FAILED"; attempt: number; message: string }
  | { type: "BACK" }
  | { type: "PROFILE"; user: SessionUser }
  | { type: "PROFILE_FAILED"; message: string }
  | { type: "VIEW"; token: string; user: SessionUser; place: string; message: string }
  | { type: "LEAVE_VIEW" }
  | { type: "SIGN_UP_INSTEAD" }
  | { type: "LOGOUT" }
  | { type: "LOGGED_OUT"; attempt: number }
  | { type: "UNAUTHORIZED"; path: string }
  | { type: "MAINTENANCE"; message: string }
  | { type: "CLEAR" };

/** The values of a session after its end (spec §4). */
export const nobody = {
  token: null,
  user: null,
  email: null,
  code: null,
  verification: null,
  ticket: null,
  ways: [],
  offer: null,
  recoveryCodes: null,
  own: null,
  error: null,
} satisfies Partial<SessionContext>;

export const visitor: Roles = { visitor: "own" };
export const portal: Roles = { system: "any" };

const guarded = (condition: Condition, sentence: string): Guarded => ({ condition, meta: { sentence, status: 409 } });

const isCurrent: Condition = { type: "sameAs", params: { at: "event.attempt", as: "context.attempt" } };
const isGuest: Condition = { type: "equals", params: { at: "event.user.role_id", value: roleIds.guest } };
const isKnownVersion: Condition = { type: "equals", params: { at: "event.version", value: clientStateVersion } };
const hasToken: Condition = { type: "hasText", params: { at: "event.token" } };
const isUserKnown: Condition = { type: "hasText", params: { at: "event.user.key" } };
const codeWasSent: Condition = not({ type: "equals", params: { at: "context.code", value: null } });
const restorable = and(isKnownVersion, hasToken, isUserKnown);
const isNewFactor: Condition = { type: "equals", params: { at: "event.isNew", value: true } };
const hasOwn = and(
  { type: "hasText", params: { at: "event.own.token" } },
  { type: "hasText", params: { at: "event.own.user.key" } },
);

export const when = {
  current: guarded(isCurrent, "the answer belongs to the latest call"),
  resent: guarded(and(isCurrent, codeWasSent), "the answer belongs to the latest call, and a code was sent before"),
  guestEnters: guarded(and(isCurrent, isGuest), "the answer belongs to the latest call and names a guest"),
  userEnters: guarded(and(isCurrent, not(isGuest)), "the answer belongs to the latest call and does not name a guest"),
  codeFollows: guarded(
    and(isCurrent, not(isNewFactor)),
    "the answer belongs to the latest call, and the account has a second factor",
  ),
  setUpFollows: guarded(
    and(isCurrent, isNewFactor),
    "the answer belongs to the latest call, and the house demands a second factor that the account has not yet",
  ),
  guestReturns: guarded(
    and(restorable, isGuest),
    "a guest's session, with its token, was saved by the current version",
  ),
  userReturns: guarded(
    and(restorable, not(isGuest)),
    "a user's session, with its token, was saved by the current version",
  ),
  viewReturns: guarded(
    and(restorable, hasOwn),
    "a view as somebody else, with the user's own session, was saved by the current version",
  ),
  viewOpens: guarded(and(hasToken, isUserKnown), "the answer contains a session for the view"),
  sameSession: guarded(
    { type: "sameAs", params: { at: "event.user.key", as: "context.user.key" } },
    "the profile belongs to this session",
  ),
  outsideLogin: guarded(
    not({ type: "equals", params: { at: "event.path", value: "/login" } }),
    "the page is not the sign-in page",
  ),
  noticeStands: guarded({ type: "hasText", params: { at: "context.notice" } }, "a notice is shown"),
};
