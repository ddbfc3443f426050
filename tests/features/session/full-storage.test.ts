import { expect, test } from "vitest";
import type { SessionUser } from "#machines/session-parts.ts";
import { success } from "#support/fake-server.ts";
import { benchSession } from "#support/session-world.ts";

const user = { key: "session-1", role_id: 2, email: "mara@orchard.test", first_name: "Mara" } as SessionUser;
const sentence = "complains: This browser could not keep your session. A reload signs you out.";

/** Somebody signed in, in a browser whose storage fills up afterwards. */
async function inFullBrowser() {
  const bench = await benchSession({ token: "token-1", user, shownPopups: [] });
  bench.answer("GET /user/profile", () => success(user));
  await bench.session.restore();
  await expect.poll(() => bench.asked).toEqual(["GET /user/profile"]);
  const { save } = bench.store;
  bench.store.save = async () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  return { ...bench, makeRoom: () => Object.assign(bench.store, { save }) };
}

test("whose session the browser cannot keep any more is told so, once", async () => {
  const { session, did, store } = await inFullBrowser();
  session.rememberPopup(3);
  await expect.poll(() => did).toEqual([sentence]);
  session.rememberPopup(4);
  await expect(store.save({ token: "token-1", user, shownPopups: [3, 4] })).rejects.toThrow(); // after the one before
  expect(did).toEqual([sentence]);
  expect(session.actor.getSnapshot().value).toEqual({ signedIn: "user" });
});

test("that was kept again in between is told anew", async () => {
  const { session, did, store, makeRoom } = await inFullBrowser();
  const full = store.save;
  session.rememberPopup(3);
  await expect.poll(() => did).toEqual([sentence]);
  makeRoom();
  session.rememberPopup(4);
  await expect.poll(async () => (await store.load())?.state?.shownPopups).toEqual([3, 4]);
  store.save = full;
  session.rememberPopup(5);
  await expect.poll(() => did).toEqual([sentence, sentence]);
});
