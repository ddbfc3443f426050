import { beforeEach, expect, test, vi } from "vitest";
import { findDeviceKey } from "#features/session/device-key.ts";
import { encryptedStore, memoryStore, openStateStore, storageKey } from "#features/session/persisted-state.ts";
import type { SessionUser } from "#machines/session-parts.ts";

const user = { key: "session-1", role_id: 2, email: "mara@orchard.test", first_name: "Marguerite" } as SessionUser;
const state = { token: "kX0cQm5T0pV8m2yJ", user, shownPopups: [3] };
const stored = () => localStorage.getItem(storageKey) ?? "";

beforeEach(async () => {
  await encryptedStore().clear();
});

test("a state is found again after a reload", async () => {
  await encryptedStore().save(state);
  expect(await encryptedStore().load()).toEqual({ version: 20, state });
});

test("nothing kept is nothing found", async () => {
  expect(await encryptedStore().load()).toBeNull();
});

test("the stored text says its version, and no name, token or e-mail can be read in it", async () => {
  await encryptedStore().save(state);
  expect(JSON.parse(stored()).version).toBe(20);
  for (const secret of ["Marguerite", "mara@", "orchard", state.token, "session-1"]) {
    expect(stored()).not.toContain(secret);
    expect(stored()).not.toContain(btoa(secret).replaceAll("=", ""));
  }
});

test("the key cannot be read out by a script", async () => {
  await encryptedStore().save(state);
  const key = (await findDeviceKey()) as CryptoKey;
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
});

test("two windows that keep a session at once in a browser without a key both find theirs again", async () => {
  const [one, other] = [encryptedStore(localStorage), encryptedStore(sessionStorage)];
  await Promise.all([one.save(state), other.save({ ...state, token: "second-token" })]);
  expect(await encryptedStore(localStorage).load()).toEqual({ version: 20, state });
  expect(await encryptedStore(sessionStorage).load()).toMatchObject({ state: { token: "second-token" } });
  sessionStorage.clear();
});

test("the same state is never stored as the same text", async () => {
  await encryptedStore().save(state);
  const first = stored();
  await encryptedStore().save(state);
  expect(stored()).not.toBe(first);
});

test("another version is found without its content", async () => {
  await encryptedStore().save(state);
  localStorage.setItem(storageKey, JSON.stringify({ ...JSON.parse(stored()), version: 19 }));
  expect(await encryptedStore().load()).toEqual({ version: 19, state: null });
});

for (const [what, damage] of [
  ["text that is not ours", () => "hello"],
  ["a changed text", (text: string) => text.replace(/"sealed":"../, '"sealed":"AA')],
  ["a text without content", () => '{"version":20}'],
  ["null", () => "null"],
] as const) {
  test(`${what} is unreadable, not an error`, async () => {
    await encryptedStore().save(state);
    localStorage.setItem(storageKey, damage(stored()));
    expect((await encryptedStore().load())?.state).toBeNull();
    expect((await encryptedStore().load())?.version).not.toBe(20);
  });
}

test("a state of another browser's key is unreadable", async () => {
  await encryptedStore().save(state);
  const foreign = stored();
  await encryptedStore().clear();
  localStorage.setItem(storageKey, foreign);
  expect((await encryptedStore().load())?.state).toBeNull();
});

test("clearing leaves neither the state nor the key", async () => {
  await encryptedStore().save(state);
  await encryptedStore().clear();
  expect(localStorage.getItem(storageKey)).toBeNull();
  expect(await findDeviceKey()).toBeUndefined();
});

test("a window whose session has ended leaves the one that another window has begun since, and takes away its own", async () => {
  const [one, other, tab] = [encryptedStore(), encryptedStore(), encryptedStore(sessionStorage)];
  await one.save(state);
  for (const store of [other, tab]) await store.load();
  await other.save({ ...state, token: "begun-since" });
  for (const store of [one, tab]) await store.clear();
  expect((await encryptedStore().load())?.state?.token).toBe("begun-since");
  await one.load();
  await other.save({ ...state, token: "begun-since", shownPopups: [3, 4] });
  await one.clear();
  expect(localStorage.getItem(storageKey)).toBeNull();
  expect(await findDeviceKey()).toBeUndefined();
});

test("a slow save does not come after the clear that followed it", async () => {
  const store = encryptedStore();
  const saving = store.save(state);
  const clearing = store.clear();
  await Promise.all([saving, clearing]);
  expect(localStorage.getItem(storageKey)).toBeNull();
});

test("without Web Crypto the state lives for this visit and is never stored in the clear", async () => {
  const store = memoryStore();
  await store.save(state);
  expect(await store.load()).toEqual({ version: 20, state });
  expect(localStorage.getItem(storageKey)).toBeNull();
  await store.clear();
  expect(await store.load()).toBeNull();
});

test("where the browser has Web Crypto, the encrypted store is the one", async () => {
  await openStateStore("localStorage")?.save(state);
  expect(stored()).not.toBe("");
});

test("a browser that forbids storage has no store", () => {
  for (const place of ["localStorage", "sessionStorage"] as const) {
    const forbidden = vi.spyOn(window, place, "get").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
    expect(openStateStore(place)).toBeNull();
    forbidden.mockRestore();
  }
});

/** A storage with nothing of ours in it, and with no room for a state. */
function fillStorage(): void {
  for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
    try {
      for (;;) localStorage.setItem(`others ${size} ${localStorage.length}`, "x".repeat(size));
    } catch {}
}

test("a full storage has no store, and one that is full beside a kept state still has it", async () => {
  await openStateStore("localStorage")?.save(state);
  fillStorage();
  expect(await openStateStore("localStorage")?.load()).toEqual({ version: 20, state });
  localStorage.removeItem(storageKey);
  fillStorage();
  expect(openStateStore("localStorage")).toBeNull();
  localStorage.clear();
});
