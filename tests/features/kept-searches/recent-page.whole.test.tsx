import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type RecentParams, recentParams } from "#features/kept-searches/kept-params.ts";
import { RecentPage } from "#features/kept-searches/recent-page.tsx";
import { RecentPanel } from "#features/kept-searches/recent-panel.tsx";
import { type FakeServer, failure, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { asked, house, recent, search, written } from "./rows.ts";

const own = { id: 1, name: "Ines Novak", company_name: null, role_id: 1 };
const rows = [recent(1), recent(2, { by: own })];
type Reply = Parameters<FakeServer["reply"]>[0];
const listing = (post: Reply = () => success({})) =>
  house({ "/recent-search": (request) => (request.method === "GET" ? success(pageOf(rows)) : post(request)) });

interface Start {
  search?: RecentParams;
  roleId?: number;
  gone?: string[];
}
function Recent({ search: start = {}, roleId = 1, gone = [] }: Start) {
  const [search, setSearch] = useState(start);
  const [onSearch] = useState(
    () => (patch: Partial<RecentParams>) => setSearch((now: RecentParams) => recentParams({ ...now, ...patch })),
  );
  return (
    <RecentPage
      onDirty={() => {}}
      user={{ id: 1, role_id: roleId }}
      mayWrite
      search={search}
      onSearch={onSearch}
      onGo={(path) => gone.push(path)}
    />
  );
}

test("the office sees by whom and in which role, and asks by both", async () => {
  const server = listing();
  await showScreen(server, <Recent search={{ role: 2, user_id: 6 }} />);
  await expect.element(page.getByText("Northlight Jewels | Mara Lind").first()).toBeVisible();
  await expect.element(page.getByRole("columnheader", { name: "Role" })).toBeVisible();
  expect(Object.fromEntries(asked(server, "/recent-search") ?? [])).toMatchObject({ role_id: "2", client_id: "6" });
  expect(await findings()).toEqual([]);
});

test("a buyer sees their own, and neither role nor client", async () => {
  await showScreen(listing(), <Recent roleId={2} />);
  await expect.element(page.getByText("236").first()).toBeVisible();
  for (const head of ["By", "Role"]) {
    expect(page.getByRole("columnheader", { name: head, exact: true }).elements()).toEqual([]);
  }
});

test("one's own is run again by its call and leads to its result; somebody else's is only looked at", async () => {
  const gone: string[] = [];
  const server = listing();
  await showScreen(server, <Recent gone={gone} />);
  await expect.element(page.getByText("Ines Novak")).toBeVisible();
  (page.getByRole("grid").element() as HTMLElement).focus();
  const path = "/search?diamond_type=white&color=D%2CE%2CF";
  await userEvent.keyboard("{Enter}");
  expect(gone).toEqual([path]);
  expect(written(server)).toEqual([]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(() => gone).toEqual([path, path]);
  expect(written(server).map(({ method, url }) => [method, url.pathname])).toEqual([
    ["POST", "/api/v1/inventory/recent-search/2"],
  ]);
});

test("what may not be searched any more says so and stays", async () => {
  const gone: string[] = [];
  const message = "You cannot search by this column.";
  await showScreen(
    listing(() => failure(403, { code: "costHidden", message, request_id: "r" })),
    <Recent gone={gone} />,
  );
  await expect.element(page.getByText("Ines Novak")).toBeVisible();
  (page.getByRole("grid").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(page.getByText(message)).toBeVisible();
  expect(gone).toEqual([]);
});

test("a search that fails without a message says that of spec §8", async () => {
  await showScreen(
    listing(() => failure(500, { request_id: "r" })),
    <Recent />,
  );
  await expect.element(page.getByText("Ines Novak")).toBeVisible();
  (page.getByRole("grid").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(page.getByText("Failed to add collection")).toBeVisible();
});

test("one is saved under a name", async () => {
  const server = house({
    "/recent-search": () => success(pageOf(rows)),
    "/save-search": () => success({}, 201, "Search saved."),
  });
  await showScreen(server, <Recent />);
  await page
    .getByRole("button", { name: "Save…" })
    .or(page.getByRole("button", { name: /^Save the search/ }))
    .first()
    .click();
  await page.getByRole("textbox", { name: "Name" }).fill("Rounds");
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Search saved.")).toBeVisible();
  expect(written(server).map(({ text }) => bodyOf(text))).toEqual([
    { name: "Rounds", search, search_type: 1, client_id: null },
  ]);
});

test("none yet says what would fill the list, and a failed load says so", async () => {
  const server = house({ "/recent-search": () => success(pageOf([])) });
  const screen = await showScreen(server, <Recent />);
  await expect.element(page.getByText("No recent searches yet")).toBeVisible();
  await screen.unmount();
  await showScreen(house({ "/recent-search": () => new Response("?", { status: 500 }) }), <Recent />);
  await expect.element(page.getByText("Failed to fetch search list")).toBeVisible();
});

test("the overview's panel counts a single stone as one", async () => {
  const rows = [recent(1, { pieces: 1 }), recent(2, { pieces: 2 })];
  await showScreen(house({ "/recent-search": () => success(pageOf(rows)) }), <RecentPanel />);
  await expect.element(page.getByText("1 pc", { exact: true })).toBeVisible();
  await expect.element(page.getByText("2 pcs", { exact: true })).toBeVisible();
});

test("the overview's panel shows the latest, leads to each and to all", async () => {
  const server = listing();
  await showScreen(server, <RecentPanel />);
  await expect.element(page.getByText("236 pcs").first()).toBeVisible();
  expect(asked(server, "/recent-search")?.get("size")).toBe("5");
  await expect.element(page.getByRole("link", { name: "All" })).toHaveAttribute("href", "/search/recent");
  expect(await findings()).toEqual([]);
});

test("the overview's panel says where there are none and where they did not come", async () => {
  const screen = await showScreen(house({ "/recent-search": () => success(pageOf([])) }), <RecentPanel />);
  await expect.element(page.getByText("No recent searches yet")).toBeVisible();
  await screen.unmount();
  await showScreen(house({ "/recent-search": () => new Response("?", { status: 500 }) }), <RecentPanel />);
  await expect.element(page.getByText("Failed to fetch search list")).toBeVisible();
});
