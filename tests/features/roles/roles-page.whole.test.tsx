import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { RolesPage } from "#features/roles/roles-page.tsx";
import { type RolesSearch, rolesSearch } from "#features/roles/roles-search.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const roles = [
  { role_id: 1, role_name: "Administrator", account_count: 2 },
  { role_id: 2, role_name: "Customer", account_count: 3 },
  { role_id: 5, role_name: "Business associate", account_count: 2 },
];
const people = [
  { id: 1, role_id: 1, first_name: "Ines", last_name: "Novak", email: "admin@demo.test", is_active: true },
  { id: 2, role_id: 1, first_name: "Lars", last_name: "Peeters", email: "admin2@demo.test", is_active: true },
];
type Access = [read: boolean, write: boolean];

/** A small house of rights: one category with two screens, and what is stored of them. */
function house(stored: Record<string, Access> = {}) {
  const version = 3;
  const access = (id: number, subject: string) => {
    const [read_access, write_access] = stored[`${id}/${subject}`] ?? [false, false];
    return { read_access, write_access };
  };
  const permissions = (roleId: number, userId: string | null) =>
    ["Outbox", "Masters"].map((name, index) => ({
      id: index + 1,
      name,
      path: `/${name.toLowerCase()}`,
      role_permissions: [{ role_id: roleId, ...access(index + 1, `role ${roleId}`) }],
      user_permissions: userId === null ? [] : [{ user_id: Number(userId), ...access(index + 1, `user ${userId}`) }],
    }));
  const rights = (url: URL) => {
    const roleId = Number(url.searchParams.get("role_id"));
    const userId = url.searchParams.get("user_id");
    const categories = [{ id: 7, name: "House", role_id: roleId, permissions: permissions(roleId, userId) }];
    return { role_id: roleId, user_id: userId === null ? null : Number(userId), version, categories };
  };
  const answer = (request: Request) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith("/roles")) return success(pageOf(roles));
    if (url.pathname.endsWith("/category")) return success(pageOf(rights(url).categories));
    if (url.pathname.endsWith("/role-wise-users")) return success(pageOf(people));
    if (url.pathname.endsWith("/submodule")) {
      const rows = permissions(1, null).map((row) => ({
        ...row,
        role_permissions: [1, 5].map((role_id) => ({ role_id, ...access(row.id, `role ${role_id}`) })),
      }));
      return success(pageOf(rows));
    }
    return success(rights(url), 200, "Permissions saved.");
  };
  return { server: fakeServer(answer), stored, answer };
}

interface Start {
  search?: RolesSearch;
  mayWrite?: boolean;
  dirty?: boolean[];
}
function Roles({ search: start = {}, mayWrite = true, dirty = [] }: Start) {
  const [search, setSearch] = useState(start);
  const [onDirty] = useState(() => (is: boolean) => void dirty.push(is));
  return (
    <RolesPage
      user={{ id: 1, role_id: 1 }}
      mayWrite={mayWrite}
      search={search}
      onSearch={(patch) => setSearch((now: RolesSearch) => ({ ...now, ...patch }))}
      addressOf={({ role, view }) => `#role=${role ?? ""}&view=${view ?? ""}`}
      onDirty={onDirty}
    />
  );
}
const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method === "PUT");
const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
const save = () => userEvent.keyboard("{Control>}{Enter}{/Control}");

test("the screens of rights begin with role 5", async () => {
  expect(rolesSearch({}).role).toBeUndefined();
  expect(rolesSearch({ role: 9 }).role).toBeUndefined();
  const { server } = house();
  await showScreen(server, <Roles />);
  await expect.element(page.getByRole("link", { name: "Business associate 2" })).toHaveAttribute("aria-current");
  await expect.element(box("Outbox, Read")).toBeVisible();
  expect(server.seen.at(-1)?.url.searchParams.get("role_id")).toBe("5");
  expect(await findings()).toEqual([]);
});

test("who may change something may also see it, and both are said before they are saved", async () => {
  const { server } = house();
  const dirty: boolean[] = [];
  await showScreen(server, <Roles dirty={dirty} />);
  await box("Outbox, Write").click();
  await expect.element(box("Outbox, Read")).toBeChecked();
  await expect.element(page.getByText("Outbox: nothing → read and write")).toBeVisible();
  expect(dirty.at(-1)).toBe(true);
  await box("Outbox, Read").click();
  await expect.element(box("Outbox, Write")).not.toBeChecked();
  expect(dirty.at(-1)).toBe(false);
  await expect.element(page.getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
  expect(written(server)).toEqual([]);
});

test("what is saved names the rights that changed, the version seen, and whether accounts get them", async () => {
  const { server } = house({ "2/role 5": [true, true] });
  await showScreen(server, <Roles />);
  await box("Outbox, Read").click();
  await page.getByRole("checkbox", { name: "Apply to the 2 accounts of this role" }).click();
  await save();
  await expect.element(page.getByText("Permissions saved.")).toBeVisible();
  expect(written(server).map(({ url, text }) => [url.searchParams.get("role_id"), bodyOf(text)])).toEqual([
    [
      "5",
      {
        permissions: [{ permission_id: 1, read_access: true, write_access: false }],
        version: 3,
        apply_to_users: true,
      },
    ],
  ]);
});

test("rights that somebody else changed meanwhile are shown before mine are saved over them", async () => {
  const { server, stored, answer } = house();
  await showScreen(server, <Roles />);
  await box("Outbox, Read").click();
  const message = "Somebody else saved this after you opened it. Nothing of yours was written.";
  stored["2/role 5"] = [true, false];
  server.reply((request) =>
    request.method === "PUT" ? failure(409, { code: "staleVersion", message, request_id: "r" }) : answer(request),
  );
  await save();
  await expect.element(page.getByText(message)).toBeVisible();
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: "Show saved permissions" }).click();
  await expect.element(box("Masters, Read")).toBeChecked();
  await expect.element(page.getByText("Outbox: nothing → read", { exact: true })).toBeVisible();
});

test("a right that somebody else took away meanwhile is not given back by a tick that took less", async () => {
  const { server, stored, answer } = house({ "1/role 5": [true, true] });
  await showScreen(server, <Roles />);
  await box("Outbox, Write").click();
  await box("Masters, Read").click();
  const message = "Somebody else saved this after you opened it. Nothing of yours was written.";
  stored["1/role 5"] = [false, false];
  server.reply((request) =>
    request.method === "PUT" ? failure(409, { code: "staleVersion", message, request_id: "r" }) : answer(request),
  );
  await save();
  await page.getByRole("button", { name: "Show saved permissions" }).click();
  await expect.element(box("Outbox, Read")).not.toBeChecked();
  server.reply(answer);
  await save();
  const seeMasters = { permission_id: 2, read_access: true, write_access: false };
  const sent = () => written(server).map(({ text }) => bodyOf(text).permissions);
  await expect
    .poll(sent)
    .toEqual([[{ permission_id: 1, read_access: true, write_access: false }, seeMasters], [seeMasters]]);
});

test("a refusal of the server is said where it was asked", async () => {
  const { server } = house();
  await showScreen(server, <Roles search={{ role: 1 }} />);
  await box("Outbox, Read").click();
  const message = "You cannot grant a permission that you do not have.";
  server.reply(() => failure(422, { code: "rightNotHeld", message, request_id: "r" }));
  await save();
  await expect.element(page.getByRole("alert").getByText(message)).toBeVisible();
  await expect.element(box("Outbox, Read")).toBeChecked();
});

test("nobody applies their own role's rights to themselves, or changes their own", async () => {
  const { server } = house({ "1/user 1": [true, true] });
  const screen = await showScreen(server, <Roles search={{ role: 1 }} />);
  await expect.element(page.getByRole("checkbox", { name: /Apply to the 2 accounts/ })).toBeDisabled();
  await expect.element(page.getByText("You cannot change your own permissions.")).toBeVisible();
  await screen.unmount();
  await showScreen(server, <Roles search={{ role: 1, view: "user", user: 1 }} />);
  await expect.element(box("Outbox, Write")).toBeDisabled();
  await expect.element(page.getByText("You cannot change your own permissions.")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a person's rights are their own, and leaving them half done asks first", async () => {
  const { server } = house();
  await showScreen(server, <Roles search={{ role: 1, view: "user", user: 2 }} />);
  await box("Masters, Read").click();
  await page.getByRole("button", { name: "Close (Esc)" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep editing" }).click();
  await save();
  await expect.element(page.getByText("Permissions saved.")).toBeVisible();
  const [order] = written(server);
  expect([order?.url.searchParams.get("role_id"), order?.url.searchParams.get("user_id")]).toEqual(["1", "2"]);
});

test("for customers the role's rights count, and the screen says so", async () => {
  const { server } = house();
  const screen = await showScreen(server, <Roles search={{ role: 2 }} />);
  await expect.element(page.getByText(/For Customer these permissions apply directly/)).toBeVisible();
  expect(page.getByRole("checkbox", { name: /Apply/ }).elements()).toEqual([]);
  await screen.unmount();
});

test("the rights of one sub-module stand by role, and are saved role by role", async () => {
  const { server } = house({ "1/role 1": [true, true] });
  await showScreen(server, <Roles search={{ view: "submodule" }} />);
  await expect.element(box("Outbox, Administrator, Write")).toBeChecked();
  await box("Outbox, Business associate, Read").click();
  await box("Masters, Administrator, Write").click();
  await expect.element(page.getByText(/Masters, Administrator: nothing → read and write/)).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: /Apply/ })).toBeDisabled();
  expect(await findings()).toEqual([]);
  await save();
  // Not by the notification: an earlier one may still be on the screen.
  const saved = () => written(server).map(({ url, text }) => [url.searchParams.get("role_id"), bodyOf(text).version]);
  await expect.poll(saved).toEqual([
    ["1", 3],
    ["5", 3],
  ]);
});

test("who may only read sees every right and ticks none", async () => {
  const { server } = house();
  await showScreen(server, <Roles mayWrite={false} />);
  await expect.element(box("Outbox, Read")).toBeDisabled();
  await expect
    .element(page.getByRole("button", { name: "Save" }))
    .toHaveAccessibleDescription("You do not have permission to do this.");
});
