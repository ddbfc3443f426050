import { isNotFound, isRedirect } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { isCustomer, runsHouse } from "#domain/home.ts";
import { requireDocuments, requireOwnDashboard } from "#routes/-base-paths.ts";
import type { PortalContext } from "#routes/-portal-context.ts";

const paths = { 2: "/portal/customer/dashboard", 4: "/portal/guest/dashboard" } as Record<number, string>;

/** The page that opening a base path comes to for a role, with or without the right to the dashboard. */
function opened(isOwn: (roleId: number) => boolean, roleId: number, mayRead = true): string {
  const right = [{ read_access: mayRead, write_access: mayRead }];
  const permission = { path: paths[roleId] ?? "/dashboard", role_permissions: right, user_permissions: right };
  const user = { role_id: roleId, permissions: [{ name: "Home", permissions: [permission] }] };
  const context = { session: { actor: { getSnapshot: () => ({ context: { user } }) } } } as unknown as PortalContext;
  try {
    requireOwnDashboard(isOwn)({ context, location: { searchStr: "?shape=ROUND" } });
  } catch (thrown) {
    if (isRedirect(thrown)) return String(thrown.options.href);
    if (isNotFound(thrown)) return "refused";
  }
  return "nothing";
}

const home = "/dashboard?shape=ROUND";

test("/admin leads those who run the house to their dashboard, and refuses everybody else", () => {
  const ways = [1, 3, 8, 2, 4, 5, 6, 7].map((role) => opened(runsHouse, role));
  expect(ways).toEqual([home, home, home, ...Array(5).fill("refused")]);
});

test("/customer leads customers to their dashboard, and refuses everybody else", () => {
  const ways = [2, 1, 3, 4, 5, 6, 7, 8].map((role) => opened(isCustomer, role));
  expect(ways).toEqual([home, ...Array(7).fill("refused")]);
});

test("without the right to the dashboard neither leads anywhere", () => {
  expect([opened(runsHouse, 1, false), opened(isCustomer, 2, false)]).toEqual(["refused", "refused"]);
});

/** The page that opening /kyc comes to for a role with the rights to these screens. */
function documentsOf(roleId: number, ...screens: string[]): string {
  const right = [{ read_access: true, write_access: true }];
  const permissions = screens.map((path) => ({ path, role_permissions: right, user_permissions: right }));
  const user = { role_id: roleId, permissions: [{ name: "People", permissions }] };
  const context = { session: { actor: { getSnapshot: () => ({ context: { user } }) } } } as unknown as PortalContext;
  try {
    requireDocuments({ context });
  } catch (thrown) {
    if (isRedirect(thrown)) return String(thrown.options.href);
    if (isNotFound(thrown)) return "refused";
  }
  return "nothing";
}

test("/kyc leads the office to its clients, an applicant to their own documents and a guest to the sign-up", () => {
  expect(documentsOf(1, "client")).toBe("/client");
  expect(documentsOf(7, "client", "customer-profile")).toBe("/client");
  expect(documentsOf(2, "portal/customer/customer-profile")).toBe("/customer-profile/business");
  expect(documentsOf(4, "portal/guest/customer-profile")).toBe("/customer-profile/profile");
  expect(documentsOf(6, "search")).toBe("refused");
});
