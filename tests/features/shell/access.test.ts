import { expect, test } from "vitest";
import type { SessionUser } from "#machines/session-parts.ts";
import { accessOf } from "../../../src/routes/-access.ts";
import { foundScreens } from "../../../src/routes/-own-lists.ts";

const right = (read_access: boolean, write_access = read_access) => ({ read_access, write_access });
type Right = ReturnType<typeof right>;

const user = (role_id: number, path: string, role: Right, own: Right) =>
  ({
    role_id,
    permissions: [
      {
        id: 1,
        name: "Administration",
        role_id,
        permissions: [{ id: 1, name: "Outbox", path, role_permissions: [role], user_permissions: [own] }],
      },
    ],
  }) as unknown as SessionUser;

test("a person of the house may what their own rights say, whatever the role's say", () => {
  const mine = accessOf(user(1, "/admin/outbox", right(false), right(true, false)));
  expect(mine.mayRead("admin/outbox")).toBe(true);
  expect(mine.mayWrite("admin/outbox")).toBe(false);
  expect(accessOf(user(1, "/admin/outbox", right(true), right(false))).mayRead("admin/outbox")).toBe(false);
});

test("a screen may be given to whoever lacks a permission that reaches it, and to nobody else", () => {
  const without = accessOf(user(1, "/admin/outbox", right(true), right(false)));
  expect(without.mayBeGiven("admin/outbox")).toBe(true);
  expect(without.mayBeGiven("admin/outbox/7")).toBe(true);
  expect(without.mayBeGiven("customer-profile/cart")).toBe(false);
  expect(accessOf(user(1, "/admin/outbox", right(true), right(true))).mayBeGiven("admin/outbox")).toBe(false);
});

test("a customer may what the role's rights say, and the screen is the third part of the path", () => {
  const customer = accessOf(user(2, "/portal/customer/customer-profile", right(true), right(false)));
  expect(customer.mayRead("customer-profile/profile")).toBe(true);
  expect(customer.screens).toEqual([{ label: "Outbox", to: "/customer-profile", category: "Administration" }]);
});

test("a right reaches what lies under its screen, and nothing beside it", () => {
  const mine = accessOf(user(1, "/admin/outbox", right(true), right(true)));
  expect(mine.mayRead("admin/outbox/7")).toBe(true);
  expect(mine.mayRead("admin")).toBe(false);
  expect(mine.mayRead("admin/outbox-of-others")).toBe(false);
  expect(mine.mayRead("dashboard")).toBe(false);
});

test("Ctrl+K finds each of a buyer's own lists, and the queue of the KYC where somebody decides in it", () => {
  const customer = accessOf(user(2, "/portal/customer/customer-profile", right(true), right(false)));
  const found = foundScreens(2, customer).map(({ to }) => to);
  for (const list of ["hold", "memo", "invoice", "business"]) expect(found).toContain(`/customer-profile/${list}`);
  expect(found).not.toContain("/client?tab=queue");
  expect(new Set(found).size).toBe(found.length);
  const office = accessOf(user(1, "/client", right(true), right(true)));
  expect(foundScreens(1, office).map(({ label }) => label)).toEqual(["Outbox", "KYC queue"]);
  // Quality control and associates decide about no papers.
  for (const role of [3, 5]) expect(foundScreens(role, office).map(({ label }) => label)).not.toContain("KYC queue");
});

test("the loads of whoever delivers are reached by their own right alone, and no customer has it", () => {
  const screen = "my-loads";
  const customer = accessOf(user(2, "/portal/customer/customer-profile", right(true), right(false)));
  expect(customer.mayRead(screen)).toBe(false);
  expect(foundScreens(2, customer).map(({ to }) => to)).not.toContain("/my-loads");
  const deliverer = accessOf(user(6, "/my-loads", right(true), right(true)));
  expect(deliverer.mayRead(screen)).toBe(true);
});
