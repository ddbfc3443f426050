import { expect, test } from "vitest";
import type { PersistedState } from "#features/session/persisted-state.ts";
import type { SessionUser } from "#machines/session-parts.ts";
import { failure, success } from "#support/fake-server.ts";
import { benchSession, type SessionBench } from "#support/session-world.ts";

const user = { key: "session-1", role_id: 2, email: "mara@orchard.test", first_name: "Mara" } as SessionUser;
const kept: PersistedState = { token: "token-1", user, shownPopups: [3] };
const code = {
  email: "ma***ra@orchard.test",
  expires_at: "2026-11-20T09:10:00Z",
  resend_at: "2026-11-20T09:01:00Z",
  is_kept: false,
};

const standsIn = ({ session }: SessionBench, state: object | string) =>
  expect.poll(() => session.actor.getSnapshot().value).toEqual(state);

async function signedIn(): Promise<SessionBench> {
  const bench = await benchSession(kept);
  bench.answer("GET /user/profile", () => success(user));
  await bench.session.restore();
  bench.goTo("/inventory");
  await expect.poll(() => bench.asked).toEqual(["GET /user/profile"]);
  return bench;
}

test("a first visit is signed out", async () => {
  const bench = await benchSession();
  await bench.session.restore();
  await standsIn(bench, { signedOut: "form" });
});

test("a reload keeps the session, and takes the rights as they are now", async () => {
  const bench = await benchSession(kept);
  bench.answer("GET /user/profile", () => success({ ...user, first_name: "Maria" }));
  await bench.session.restore();
  await standsIn(bench, { signedIn: "user" });
  await expect.poll(() => bench.session.actor.getSnapshot().context.user?.first_name).toBe("Maria");
  expect(bench.authority).toEqual(["Bearer token-1"]);
  expect(bench.session.popupsShown()).toEqual([3]);
  expect(bench.did).toEqual([]);
});

test("a profile that cannot be fetched says 'Something went wrong' and ends nothing", async () => {
  const bench = await benchSession(kept);
  bench.answer("GET /user/profile", () => failure(500));
  await bench.session.restore();
  await expect.poll(() => bench.did).toEqual(["complains: Something went wrong"]);
  await standsIn(bench, { signedIn: "user" });
});

test("a sign-in is kept, shown and leads into the portal", async () => {
  const bench = await benchSession();
  await bench.session.restore();
  bench.answer("POST /user/login", () => success({ ...user, token: "token-2" }));
  bench.session.signIn("mara@orchard.test", "three-quiet-lanterns");
  await standsIn(bench, { signedIn: "user" });
  expect(bench.did).toEqual(["goes to the portal", "says: Sign-in successful!"]);
  expect((await bench.store.load())?.state).toEqual({ token: "token-2", user, shownPopups: [] });
});

test("a wrong password stays on /login with the server's message, and nothing is cleared", async () => {
  const bench = await benchSession();
  await bench.session.restore();
  bench.answer("POST /user/login", () => failure(401, { message: "E-mail or password is wrong." }));
  bench.session.signIn("mara@orchard.test", "wrong");
  await standsIn(bench, { signedOut: "form" });
  await expect.poll(() => bench.did).toEqual(["complains: E-mail or password is wrong."]);
  expect(bench.session.actor.getSnapshot().context.error).toBe("E-mail or password is wrong.");
});

test("a sign-in that fails without words says 'Sign-in failed'", async () => {
  const bench = await benchSession();
  await bench.session.restore();
  bench.answer("POST /user/login", () => failure(401));
  bench.session.signIn("mara@orchard.test", "wrong");
  await expect.poll(() => bench.did).toEqual(["complains: Sign-in failed"]);
});

test("an answer to a sign-in without a token is no sign-in", async () => {
  const bench = await benchSession();
  await bench.session.restore();
  bench.answer("POST /user/login", () => success(user));
  bench.session.signIn("mara@orchard.test", "three-quiet-lanterns");
  await expect.poll(() => bench.did).toEqual(["complains: Sign-in failed"]);
});

test("a guest comes in with a form", async () => {
  const bench = await benchSession();
  await bench.session.restore();
  bench.answer("POST /user/login", () => success({ ...user, role_id: 4, token: "token-3" }));
  bench.session.enterAsGuest({ company_name: "Orchard Lane", email: "mara@orchard.test" });
  await standsIn(bench, { signedIn: "guest" });
});

test("a sign-up goes from the address over the code to the portal", async () => {
  const bench = await benchSession();
  await bench.session.restore();
  bench.answer("POST /user/send-otp", () => success(code));
  bench.session.sendSignUpCode("mara@orchard.test");
  await standsIn(bench, { signedOut: { otp: "entering" } });
  bench.answer("POST /user/otp-verify", () => success({ verification: "proof" }));
  bench.session.verify("402917");
  await standsIn(bench, { signedOut: { otp: "verified" } });
  bench.answer("POST /user/signup", () => failure(422));
  bench.session.signUp({} as never);
  await expect.poll(() => bench.did).toEqual(["complains: Sign-up failed"]);
  bench.answer("POST /user/signup", () => success({ ...user, token: "token-4" }, 201));
  bench.session.signUp({} as never);
  await standsIn(bench, { signedIn: "user" });
  expect(bench.did.slice(1)).toEqual(["goes to the portal", "says: Sign-up successful!"]);
});

test("a forgotten password is set anew and leads back to the form", async () => {
  const bench = await benchSession();
  await bench.session.restore();
  bench.answer("POST /user/forgot", () => success(code));
  bench.session.sendResetCode("mara@orchard.test");
  await standsIn(bench, { signedOut: { reset: "entering" } });
  bench.answer("POST /user/verify-otp", () => success({ verification: "proof" }));
  bench.session.verify("402917");
  await standsIn(bench, { signedOut: { reset: "password" } });
  bench.answer("POST /user/reset-password", () => success(null, 200, "Your new password is set. Please sign in."));
  bench.session.resetPassword("four-loud-trumpets");
  await standsIn(bench, { signedOut: "form" });
  expect(bench.did).toEqual(["says: Your new password is set. Please sign in.", "goes to /login"]);
});

test("a 401 elsewhere clears session, token, popup flag, store and caches, and goes to /login", async () => {
  const bench = await signedIn();
  bench.queryClient.setQueryData(["listMasters"], [{ id: 1 }]);
  bench.answer("GET /master/masters", () => failure(401, { message: "Please sign in." }));
  await expect(bench.session.client.call("listMasters")).rejects.toMatchObject({ message: "Please sign in." });
  await standsIn(bench, { signedOut: "form" });
  expect(bench.did).toEqual(["goes to /login"]);
  expect(bench.session.actor.getSnapshot().context).toMatchObject({ token: null, user: null });
  expect(bench.session.popupsShown()).toEqual([]);
  expect(await bench.store.load()).toBeNull();
  expect(bench.queryClient.getQueryData(["listMasters"])).toBeUndefined();
});

test("several 401 at once lead to /login once", async () => {
  const bench = await signedIn();
  bench.answer("GET /master/masters", () => failure(401));
  bench.answer("GET /roles", () => failure(401));
  const { call } = bench.session.client;
  await Promise.allSettled([call("listMasters"), call("listRoles"), call("listMasters")]);
  expect(bench.did).toEqual(["goes to /login"]);
});

for (const [what, reply] of [
  ["is answered", () => success(null)],
  ["fails", () => failure(500)],
  ["cannot be sent", () => new TypeError("Failed to fetch")],
  ["finds the session dead", () => failure(401)],
] as const) {
  test(`signing out clears everything when its call ${what}`, async () => {
    const bench = await signedIn();
    bench.answer("POST /user/logout", reply);
    bench.session.signOut();
    await standsIn(bench, { signedOut: "form" });
    expect(await bench.store.load()).toBeNull();
    expect(bench.did).toEqual(["goes to /login"]);
  });
}

test("a 503 raises the notice over the portal, and the next answer lifts it", async () => {
  const bench = await signedIn();
  const notice = () => bench.session.actor.getSnapshot().context.notice;
  bench.answer("GET /roles", () => failure(503, { message: "Back at six." }));
  await expect(bench.session.client.call("listRoles")).rejects.toThrow();
  expect(notice()).toBe("Back at six.");
  await standsIn(bench, { signedIn: "user" });
  bench.answer("GET /roles", () => success({ data: [] }));
  await bench.session.client.call("listRoles");
  expect(notice()).toBeNull();
});

test("which popups were shown is remembered for the next visit of this session", async () => {
  const bench = await benchSession({ ...kept, shownPopups: [] });
  await bench.session.restore();
  for (const id of [3, 4, 3]) bench.session.rememberPopup(id);
  expect((await bench.store.load())?.state?.shownPopups).toEqual([3, 4]);
});

const ines = { key: "session-7", role_id: 1, email: "ines@house.test", first_name: "Ines" } as SessionUser;
const mara = {
  ...user,
  viewing: { by: { id: 1, first_name: "Ines", last_name: "Novak" }, until: "2026-11-20T09:30:00Z" },
};

async function looking(): Promise<SessionBench> {
  const bench = await benchSession({ token: "own-token", user: ines, shownPopups: [] });
  bench.answer("GET /user/profile", () => success(ines));
  await bench.session.restore();
  await expect.poll(() => bench.asked).toEqual(["GET /user/profile"]);
  bench.session.view({ ...mara, token: "seen-token" }, "Nothing can be changed.", "/client/7");
  await standsIn(bench, { signedIn: "viewing" });
  return bench;
}

test("looking as somebody else begins at the start, with nothing of before, and keeps the own session", async () => {
  const bench = await looking();
  expect(bench.did).toEqual(["goes to /dashboard", "says: Nothing can be changed."]);
  expect((await bench.store.load())?.state).toMatchObject({
    token: "seen-token",
    own: { token: "own-token", user: ines, place: "/client/7" },
  });
  bench.answer("GET /roles", () => success({ data: [] }));
  await bench.session.client.call("listRoles");
  expect(bench.authority.at(-1)).toBe("Bearer seen-token");
});

test("a reload keeps the look", async () => {
  const { store } = await looking();
  const bench = await benchSession((await store.load())?.state);
  bench.answer("GET /user/profile", () => success(mara));
  await bench.session.restore();
  await standsIn(bench, { signedIn: "viewing" });
  bench.answer("POST /user/logout", () => success(null));
  bench.session.leaveView();
  await standsIn(bench, { signedIn: "user" });
  expect(bench.session.actor.getSnapshot().context).toMatchObject({ token: "own-token", own: null });
});

test("leaving ends the look, and leads back to where it began", async () => {
  const bench = await looking();
  bench.answer("POST /user/logout", () => success(null));
  bench.session.leaveView();
  await standsIn(bench, { signedIn: "user" });
  await expect.poll(() => bench.asked.slice(-2)).toEqual(["POST /user/logout", "GET /user/profile"]);
  expect(bench.authority.slice(-2)).toEqual(["Bearer seen-token", "Bearer own-token"]);
  expect(bench.did.slice(2)).toEqual(["goes to /client/7", "says: You are back in your own account."]);
  expect((await bench.store.load())?.state).toEqual({ token: "own-token", user: ines, shownPopups: [] });
});

test("a look that has ended leads back to the own session, not to the door", async () => {
  const bench = await looking();
  bench.answer("GET /roles", () => failure(401));
  await expect(bench.session.client.call("listRoles")).rejects.toThrow();
  await standsIn(bench, { signedIn: "user" });
  expect(bench.session.actor.getSnapshot().context.token).toBe("own-token");
  expect(bench.did.at(-1)).toBe("says: You are back in your own account.");
});

test("a guest who signs up brings the visit along, and a reload half way is still the visit", async () => {
  const guest = { ...user, role_id: 4 };
  const bench = await benchSession({ token: "guest-token", user: guest, shownPopups: [] });
  bench.answer("GET /user/profile", () => success(guest));
  await bench.session.restore();
  bench.session.signUpInstead();
  await standsIn(bench, { signedOut: "form" });
  expect(bench.did).toEqual(["goes to /login"]);
  expect((await bench.store.load())?.state?.token).toBe("guest-token");
  bench.answer("POST /user/send-otp", () => success(code));
  bench.session.sendSignUpCode("mara@orchard.test");
  await standsIn(bench, { signedOut: { otp: "entering" } });
  bench.session.back();
  bench.session.sendSignUpCode("mara.lind@orchard.test");
  await standsIn(bench, { signedOut: { otp: "entering" } });
  bench.answer("POST /user/otp-verify", () => success({ verification: "proof" }));
  bench.session.verify("402917");
  await standsIn(bench, { signedOut: { otp: "verified" } });
  bench.answer("POST /user/signup", () => success({ ...user, token: "token-4" }, 201));
  bench.session.signUp({} as never);
  await standsIn(bench, { signedIn: "user" });
  const authorityOf = (call: string) => bench.authority[bench.asked.indexOf(call)];
  expect([authorityOf("POST /user/send-otp"), authorityOf("POST /user/signup")]).toEqual([null, "Bearer guest-token"]);
  expect(bench.session.actor.getSnapshot().context).toMatchObject({ token: "token-4", guest: null });
});

test("a guest who has an account signs in with the visit along, through the second step too", async () => {
  const guest = { ...user, role_id: 4 };
  const bench = await benchSession({ token: "guest-token", user: guest, shownPopups: [] });
  bench.answer("GET /user/profile", () => success(guest));
  await bench.session.restore();
  bench.session.signUpInstead();
  await standsIn(bench, { signedOut: "form" });
  const second_factor = { ticket: "ticket", expires_at: "2026-11-20T09:10:00Z", ways: ["app"] };
  bench.answer("POST /user/login", () =>
    failure(401, { code: "secondFactorNeeded", message: "Enter your code", second_factor }),
  );
  bench.session.signIn("mara@orchard.test", "three-quiet-lanterns");
  await standsIn(bench, { signedOut: { secondFactor: "entering" } });
  bench.answer("POST /user/login/second-factor", () => success({ ...user, token: "token-4" }));
  bench.session.prove("402917");
  await standsIn(bench, { signedIn: "user" });
  const authorityOf = (call: string) => bench.authority[bench.asked.indexOf(call)];
  expect(authorityOf("POST /user/login")).toBe("Bearer guest-token");
  expect(authorityOf("POST /user/login/second-factor")).toBe("Bearer guest-token");
  expect(bench.session.actor.getSnapshot().context).toMatchObject({ token: "token-4", guest: null });
});
