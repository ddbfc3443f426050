import { expect, test } from "vitest";
import { createActor } from "xstate";
import { roleIds } from "#domain/roles.ts";
import { effectsOf } from "#machines/kit/describe.ts";
import { sessionMachine } from "#machines/session.ts";
import type { SessionEvent, SessionUser } from "#machines/session-parts.ts";

const mara = { key: "session-1", role_id: roleIds.customer } as SessionUser;
const visitor = { key: "session-2", role_id: roleIds.guest } as SessionUser;
const code = { email: "ma***ra@orchard.test", expires_at: "2026-11-20T09:10:00Z", resend_at: "2026-11-20T09:01:00Z" };
const restore = { type: "RESTORE", version: 20, token: "token", user: mara } as const;
const login = { type: "LOGIN", email: "mara@orchard.test", password: "x" } as const;
const everything = ["clearStore", "clearPopupFlag", "clearCaches", "goToLogin"];

/** A session whose effects are written down. */
function run(...events: SessionEvent[]) {
  const did: string[] = [];
  const names = effectsOf(sessionMachine);
  const actions = Object.fromEntries(names.map((name) => [name, () => void did.push(name)]));
  const actor = createActor(sessionMachine.provide({ actions })).start();
  const send = (event: SessionEvent) => {
    did.length = 0;
    actor.send(event);
    return did;
  };
  for (const event of events) send(event);
  return { send, now: () => actor.getSnapshot(), attempt: () => actor.getSnapshot().context.attempt };
}

test("a state of version 20 with a token signs in again without a page change, and asks for the profile", () => {
  const session = run();
  expect(session.send(restore)).toEqual(["loadProfile"]);
  expect(session.now().value).toEqual({ signedIn: "user" });
  expect(run({ ...restore, user: visitor }).now().value).toEqual({ signedIn: "guest" });
});

for (const [what, event] of [
  ["another version", { ...restore, version: 19 }],
  ["an unreadable state", { ...restore, version: Number.NaN, token: null, user: null }],
  ["a state without a token", { ...restore, token: "" }],
  ["a state without a user", { ...restore, user: null }],
] as const) {
  test(`${what} is purged`, () => {
    const session = run();
    expect(session.send(event)).toEqual(["clearStore", "clearPopupFlag"]);
    expect(session.now().value).toEqual({ signedOut: "form" });
    expect(session.now().context).toMatchObject({ token: null, user: null });
  });
}

test("signing in keeps the session, shows the success and opens the portal", () => {
  const session = run({ type: "NO_TOKEN" });
  expect(session.send(login)).toEqual(["signIn"]);
  const answer = { type: "SIGNED_IN", attempt: 1, token: "token", user: mara, message: "Sign-in successful!" } as const;
  expect(session.send(answer)).toEqual(["saveStore", "goToPortal", "showSuccess"]);
  expect(session.now().context).toMatchObject({ token: "token", user: mara, error: null });
});

test("a wrong password stays on the page with its message, and the next attempt clears it", () => {
  const session = run({ type: "NO_TOKEN" }, login);
  expect(session.send({ type: "UNAUTHORIZED", path: "/login" })).toEqual([]);
  expect(session.send({ type: "FAILED", attempt: 1, message: "Sign-in failed" })).toEqual(["showFailure"]);
  expect(session.now().value).toEqual({ signedOut: "form" });
  expect(session.now().context.error).toBe("Sign-in failed");
  session.send(login);
  expect(session.now().context.error).toBeNull();
});

test("a 401 outside /login clears session, token, popup flag and caches, and goes to /login", () => {
  const session = run(restore);
  expect(session.send({ type: "UNAUTHORIZED", path: "/inventory" })).toEqual(everything);
  expect(session.now().value).toEqual({ signedOut: "form" });
  expect(session.now().context).toMatchObject({ token: null, user: null });
});

for (const answer of ["LOGGED_OUT", "FAILED"] as const) {
  test(`leaving clears everything when the call ends with ${answer}`, () => {
    const session = run(restore);
    expect(session.send({ type: "LOGOUT" })).toEqual(["signOut"]);
    expect(session.now().context.token).toBe("token");
    expect(session.send({ type: "LOGOUT" })).toEqual([]);
    expect(session.send({ type: answer, attempt: session.attempt(), message: "x" })).toEqual(everything);
    expect(session.now().context.token).toBeNull();
  });
}

test("an answer to an earlier call is refused", () => {
  const session = run(restore, { type: "LOGOUT" }, { type: "UNAUTHORIZED", path: "/inventory" }, login);
  expect(session.attempt()).toBe(2);
  expect(session.send({ type: "FAILED", attempt: 1, message: "late" })).toEqual([]);
  expect(session.now().value).toEqual({ signedOut: "signingIn" });
});

test("a sign-up proves the address, then makes the account, and is signed in at once", () => {
  const session = run({ type: "NO_TOKEN" }, { type: "SEND_OTP", email: "mara@orchard.test" });
  session.send({ type: "OTP_SENT", attempt: 1, code });
  session.send({ type: "VERIFY", otp: "000000" });
  session.send({ type: "FAILED", attempt: 2, message: "wrong" });
  expect(session.now().value).toEqual({ signedOut: { otp: "entering" } });
  session.send({ type: "VERIFY", otp: "402917" });
  session.send({ type: "VERIFIED", attempt: 3, verification: "proof" });
  expect(session.now().context).toMatchObject({ email: "mara@orchard.test", verification: "proof" });
  session.send({ type: "SIGN_UP", form: {} as never });
  session.send({ type: "SIGNED_IN", attempt: 4, token: "token", user: mara, message: "Sign-up successful!" });
  expect(session.now().value).toEqual({ signedIn: "user" });
  expect(session.now().context).toMatchObject({ verification: null, email: null, code: null });
});

test("a code that could not be sent again leaves the earlier one to be entered", () => {
  const session = run({ type: "NO_TOKEN" }, { type: "SEND_OTP", email: "mara@orchard.test" });
  session.send({ type: "OTP_SENT", attempt: 1, code });
  session.send({ type: "SEND_OTP", email: "mara@orchard.test" });
  session.send({ type: "FAILED", attempt: 2, message: "too many" });
  expect(session.now().value).toEqual({ signedOut: { otp: "entering" } });
});

test("a profile of somebody else's session does not become this one's", () => {
  const session = run(restore);
  session.send({ type: "PROFILE", user: { ...mara, first_name: "Maria" } });
  expect(session.now().context.user?.first_name).toBe("Maria");
  session.send({ type: "PROFILE", user: { ...mara, key: "session-9", first_name: "Nobody" } });
  expect(session.now().context.user?.first_name).toBe("Maria");
});

test("the maintenance notice stands over any state until it is cleared", () => {
  for (const session of [run(), run({ type: "NO_TOKEN" }, login), run(restore)]) {
    const before = session.now().value;
    session.send({ type: "MAINTENANCE", message: "Back at six." });
    expect(session.now().value).toEqual(before);
    expect(session.now().context.notice).toBe("Back at six.");
    session.send({ type: "CLEAR" });
    expect(session.now().context.notice).toBeNull();
  }
});
