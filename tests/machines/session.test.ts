import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { roleIds } from "#domain/roles.ts";
import { effectsOf } from "#machines/kit/describe.ts";
import { sessionMachine } from "#machines/session.ts";
import type { SessionEvent, SessionUser } from "#machines/session-parts.ts";

const mara = { key: "session-1", role_id: roleIds.customer } as SessionUser;
const visitor = { key: "session-2", role_id: roleIds.guest } as SessionUser;
const code = {
  email: "ma***ra@orchard.test",
  expires_at: "2026-11-20T09:10:00Z",
  resend_at: "2026-11-20T09:01:00Z",
  is_kept: false,
};
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

describe("the second step of a sign-in", () => {
  const asked = (isNew: boolean) =>
    run({ type: "NO_TOKEN" }, login, {
      type: "SECOND_FACTOR",
      attempt: 1,
      ticket: "ticket",
      isNew,
      ways: ["app", "passkey"],
    });
  const offer = {
    secret: "JBSWY3DP",
    address: "otpauth://totp/x",
    offer: "sealed",
    expires_at: "2026-11-20T09:10:00Z",
  };
  const answer = { type: "SIGNED_IN", attempt: 2, token: "token", user: mara, message: "Sign-in successful!" } as const;

  test("a code follows the password, and nobody is signed in before it", () => {
    const session = asked(false);
    expect(session.now().value).toEqual({ signedOut: { secondFactor: "entering" } });
    expect(session.now().context).toMatchObject({ ticket: "ticket", token: null, user: null });
    expect(session.send({ type: "PROVE", code: "402917" })).toEqual(["proveCode"]);
    expect(session.send(answer)).toEqual(["saveStore", "goToPortal", "showSuccess"]);
    expect(session.now().context).toMatchObject({ token: "token", ticket: null });
  });

  test("a passkey is asked in place of a code, and whoever gives none may still type one", () => {
    const session = asked(false);
    expect(session.now().context.ways).toEqual(["app", "passkey"]);
    expect(session.send({ type: "PROVE_PASSKEY" })).toEqual(["provePasskey"]);
    session.send({ type: "FAILED", attempt: 2, message: "No passkey was given." });
    expect(session.now().value).toEqual({ signedOut: { secondFactor: "entering" } });
    expect(session.send({ type: "PROVE", code: "402917" })).toEqual(["proveCode"]);
  });

  test("a wrong code stays with its message, and turning back forgets the ticket", () => {
    const session = asked(false);
    session.send({ type: "PROVE", code: "000000" });
    expect(session.send({ type: "FAILED", attempt: 2, message: "wrong" })).toEqual(["showFailure"]);
    expect(session.now().value).toEqual({ signedOut: { secondFactor: "entering" } });
    session.send({ type: "BACK" });
    expect(session.now().value).toEqual({ signedOut: "form" });
    expect(session.now().context.ticket).toBeNull();
  });

  test("a sign-in that has ended begins again, and says so", () => {
    const session = asked(false);
    session.send({ type: "PROVE", code: "402917" });
    expect(session.send({ type: "SIGN_IN_OVER", attempt: 2, message: "ended" })).toEqual(["showFailure"]);
    expect(session.now().value).toEqual({ signedOut: "form" });
    expect(session.now().context).toMatchObject({ ticket: null, error: "ended" });
  });

  test("what the house demands is set up before the portal opens, and the recovery codes are shown first", () => {
    const session = asked(true);
    expect(session.now().value).toEqual({ signedOut: { secondFactor: "offering" } });
    session.send({ type: "OFFERED", attempt: 1, offer });
    expect(session.send({ type: "TURN_ON", code: "402917" })).toEqual(["turnOn"]);
    const recoveryCodes = ["abcd-efgh-ijkl-mnop"];
    const on = { type: "TURNED_ON", attempt: 2, token: "token", user: mara, recoveryCodes, message: "on" } as const;
    expect(session.send(on)).toEqual(["showSuccess"]);
    expect(session.now().value).toEqual({ signedOut: { secondFactor: "keeping" } });
    expect(session.send({ type: "ENTER" })).toEqual(["saveStore", "goToPortal"]);
    expect(session.now().value).toEqual({ signedIn: "user" });
    expect(session.now().context).toMatchObject({ recoveryCodes: null, offer: null, token: "token" });
  });
});
