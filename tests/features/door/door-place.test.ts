import { afterEach, expect, test } from "vitest";
import { doorPlace } from "#app/door-place.ts";
import { safePlace } from "#features/door/safe-place.ts";

const here = location.href;
afterEach(() => history.replaceState(null, "", here));

const door = () => doorPlace({ stay: () => {}, settled: async () => {} });

test("only an address of the portal itself is led back to after signing in", () => {
  expect(safePlace("/settings/roles-permissions?role=3")).toBe("/settings/roles-permissions?role=3");
  const elsewhere = [
    "https://evil.test/",
    "//evil.test/x",
    "/\\evil.test",
    "/\t/evil.test",
    "javascript:alert(1)",
    "x",
  ];
  for (const place of [...elsewhere, "/login?from=/login", "/", "", null, undefined]) {
    expect(safePlace(place), String(place)).toBe("/dashboard");
  }
});

test("whoever is not signed in stands at the door, and their address waits", () => {
  history.replaceState(null, "", "/admin/outbox?status=failed");
  door().arrive();
  expect(location.pathname + location.search).toBe("/login?from=%2Fadmin%2Foutbox%3Fstatus%3Dfailed");
});

test("whoever has left begins anew", () => {
  const place = door();
  history.replaceState(null, "", "/admin/outbox");
  place.comeBack();
  place.arrive();
  expect(location.pathname + location.search).toBe("/login");
});

test("whoever was sent away comes back to where they stood, and nobody else does", async () => {
  const stood = "/transaction/confirm-stone/desk?line=4";
  for (const [person, place] of [
    [6, stood],
    [7, "/dashboard"],
  ] as const) {
    const house = door();
    history.replaceState(null, "", stood);
    house.comeBack(6);
    house.arrive();
    expect(location.pathname + location.search, "the address says nothing to the next person").toBe("/login");
    house.goIn(person);
    await house.isOpen();
    expect(location.pathname + location.search).toBe(place);
  }
});

test("the door knows whose session ended by itself, until the next one begins", () => {
  const place = door();
  expect(place.wasSentAway()).toBe(false);
  place.comeBack();
  expect(place.wasSentAway(), "somebody who signed out").toBe(false);
  place.comeBack(6);
  expect(place.wasSentAway()).toBe(true);
  place.goIn(7);
  expect(place.wasSentAway()).toBe(false);
});

test("a guest who leaves for an account finds its form open", () => {
  const place = door();
  history.replaceState(null, "", "/customer-profile/profile");
  place.leaveFor("sign-up");
  place.comeBack();
  place.arrive();
  expect(location.pathname + location.search).toBe("/login?form=sign-up");
});

test("the address moves on when the session is kept, and not before", async () => {
  let keep = () => {};
  const kept = new Promise<void>((resolve) => {
    keep = resolve;
  });
  const place = doorPlace({ stay: () => {}, settled: () => kept });
  history.replaceState(null, "", "/login?from=%2Fadmin%2Foutbox");
  place.goIn(6);
  expect(location.pathname).toBe("/login");
  keep();
  await place.isOpen();
  expect(location.pathname).toBe("/admin/outbox");
});
