import { beforeEach, expect, test } from "vitest";
import { choosingStore } from "#app/stay-signed-in.ts";
import { type PersistedState, storageKey } from "#features/session/persisted-state.ts";

const state = {
  token: "token",
  user: { first_name: "Mara", email: "mara@harbour.test" },
  shownPopups: [],
} as unknown as PersistedState;

beforeEach(async () => {
  await choosingStore().clear();
});

test("a session stays on the device unless somebody says otherwise", async () => {
  await choosingStore().save(state);
  expect(localStorage.getItem(storageKey)).toContain('"version":20');
  expect(sessionStorage.getItem(storageKey)).toBeNull();
});

test("a session that shall not stay lies in the tab alone, sealed, and a reload finds it", async () => {
  const store = choosingStore();
  store.stay?.(false);
  await store.save(state);
  expect(localStorage.getItem(storageKey)).toBeNull();
  expect(sessionStorage.getItem(storageKey)).not.toMatch(/@harbour|first_name/);
  expect((await choosingStore().load())?.state).toEqual(state);
});

test("leaving empties both, and the next session stays again", async () => {
  const store = choosingStore();
  store.stay?.(false);
  await store.save(state);
  await store.clear();
  expect(sessionStorage.getItem(storageKey)).toBeNull();
  await store.save(state);
  expect(localStorage.getItem(storageKey)).not.toBeNull();
});
