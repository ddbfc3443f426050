import type { AnyMachineSnapshot, EventObject } from "xstate";
import { roleIds } from "#domain/roles.ts";
import { workflows } from "#machines/index.ts";
import type { SessionContext, SessionUser } from "#machines/session-parts.ts";
import type { WalkSpec } from "../walk.ts";

const person = (role_id: number, key: string) => ({ key, role_id }) as SessionUser;
const mara = person(roleIds.customer, "session-1");
const guest = person(roleIds.guest, "session-2");
const stranger = person(roleIds.customer, "session-9");
const ines = person(roleIds.administrator, "session-3");
const own = { token: "own-token", user: ines, place: "/client/7" };
const keyless = [person(roleIds.customer, ""), person(roleIds.guest, " ")];
const code = {
  email: "ma***ra@orchard.test",
  expires_at: "2026-11-20T09:10:00Z",
  resend_at: "2026-11-20T09:01:00Z",
  is_kept: false,
};

const offer = { secret: "JBSWY3DP", address: "otpauth://totp/x", offer: "sealed", expires_at: "2026-11-20T09:10:00Z" };

const has = (value: unknown) => value !== null;

const sessionSamples = (snapshot: AnyMachineSnapshot): EventObject[] => {
  const { attempt } = snapshot.context as SessionContext;
  const answers = [attempt, attempt - 1].flatMap((number) => [
    { type: "SIGNED_IN", attempt: number, token: "token", user: mara, message: "Sign-in successful!" },
    { type: "SIGNED_IN", attempt: number, token: "token", user: guest, message: "Sign-in successful!" },
    { type: "FAILED", attempt: number, message: "Sign-in failed" },
    { type: "SECOND_FACTOR", attempt: number, ticket: "ticket", isNew: false, ways: ["app"] },
    { type: "SECOND_FACTOR", attempt: number, ticket: "ticket", isNew: true, ways: [] },
    { type: "OFFERED", attempt: number, offer },
    {
      type: "TURNED_ON",
      attempt: number,
      token: "token",
      user: mara,
      recoveryCodes: ["abcd-efgh"],
      message: "It is on.",
    },
    { type: "SIGN_IN_OVER", attempt: number, message: "This sign-in has ended." },
    { type: "OTP_SENT", attempt: number, code },
    { type: "VERIFIED", attempt: number, verification: "proof" },
    { type: "RESET_DONE", attempt: number, message: "The new password is set." },
    { type: "LOGGED_OUT", attempt: number },
  ]);
  const kept = [mara, guest].flatMap((user) => [
    { type: "RESTORE", version: 20, token: "token", user },
    { type: "RESTORE", version: 19, token: "token", user },
    { type: "RESTORE", version: 20, token: "", user },
  ]);
  const views = [
    { type: "VIEW", token: "seen-token", user: mara, place: "/client/7", message: "Nothing can be changed." },
    { type: "VIEW", token: "", user: mara, place: "/client/7", message: "Nothing can be changed." },
    { type: "VIEW", token: "seen-token", user: keyless[0], place: "/client/7", message: "Nothing can be changed." },
    { type: "RESTORE", version: 20, token: "seen-token", user: mara, own },
    { type: "RESTORE", version: 19, token: "seen-token", user: mara, own },
    { type: "RESTORE", version: 20, token: "", user: mara, own },
    { type: "RESTORE", version: 20, token: "seen-token", user: keyless[0], own },
    { type: "RESTORE", version: 20, token: "seen-token", user: mara, own: { ...own, token: "" } },
    { type: "RESTORE", version: 20, token: "seen-token", user: mara, own: { ...own, user: keyless[0] } },
    { type: "LEAVE_VIEW" },
    { type: "SIGN_UP_INSTEAD" },
  ];
  const events = [
    ...[null, ...keyless].map((user) => ({ type: "RESTORE", version: 20, token: "token", user })),
    { type: "NO_TOKEN" },
    { type: "LOGIN", email: "mara@orchard.test", password: "three-quiet-lanterns" },
    { type: "GUEST", guest: { email: "mara@orchard.test" } },
    { type: "RETURNED", answer: "code=1&state=2" },
    ...["mara@orchard.test", "other@orchard.test"].flatMap((email) => [
      { type: "SEND_OTP", email },
      { type: "FORGOT", email },
    ]),
    { type: "VERIFY", otp: "402917" },
    { type: "SIGN_UP", form: {} },
    { type: "PROVE", code: "402917" },
    { type: "PROVE_PASSKEY" },
    { type: "TURN_ON", code: "402917" },
    { type: "ENTER" },
    { type: "RESET", password: "four-loud-trumpets" },
    { type: "BACK" },
    { type: "PROFILE", user: { ...mara, first_name: "Maria" } },
    { type: "PROFILE", user: { ...guest, first_name: "Maria" } },
    { type: "PROFILE", user: stranger },
    { type: "PROFILE_FAILED", message: "Something went wrong" },
    { type: "LOGOUT" },
    { type: "UNAUTHORIZED", path: "/login" },
    { type: "UNAUTHORIZED", path: "/inventory" },
    { type: "MAINTENANCE", message: "Back at six." },
    { type: "CLEAR" },
    { type: "FETCH" },
  ];
  return [...kept, ...answers, ...views, ...events];
};

const sessionState = ({ value, context }: AnyMachineSnapshot): unknown => {
  const { token, user, email, own, guest, code, verification, ticket, offer, recoveryCodes, error, notice } =
    context as SessionContext;
  const kept = [own, guest, code, verification, ticket, offer, recoveryCodes, error, notice].map(has);
  return [value, token, user, email, ...kept];
};

export const sessionWalk: WalkSpec = { workflow: workflows.session, samples: sessionSamples, project: sessionState };
