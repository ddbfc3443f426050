import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type SavedParams, savedParams } from "#features/kept-searches/kept-params.ts";
import { SavedPage } from "#features/kept-searches/saved-page.tsx";
import { failure, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { asked, house, saved, written } from "./rows.ts";

const rows = [
  saved(1, "Rounds for Mara", { client: { id: 6, name: "Mara Lind", company_name: "Northlight Jewels" } }),
  saved(2, "Pairs", { search_type: 2 }),
  saved(3, "Old one", { pieces_now: null }),
];
const listing = () => house({ "/save-search": () => success(pageOf(rows)) });

/** The width of the portal's sidebar. */
const sidebar = 224;

interface Start {
  search?: SavedParams;
  mayWrite?: boolean;
  gone?: string[];
}
function Saved({ search: start = {}, mayWrite = true, gone = [] }: Start) {
  const [search, setSearch] = useState(start);
  const [onSearch] = useState(
    () => (patch: Partial<SavedParams>) => setSearch((now: SavedParams) => savedParams({ ...now, ...patch })),
  );
  return (
    <SavedPage
      onDirty={() => {}}
      user={{ id: 5, role_id: 5 }}
      mayWrite={mayWrite}
      search={search}
      onSearch={onSearch}
      onGo={(path) => gone.push(path)}
    />
  );
}

test("each says what it looks for, for whom, and what it gives now", async () => {
  await showScreen(listing(), <Saved />);
  await expect.element(page.getByText("D–F").first()).toBeVisible();
  await expect.element(page.getByText("1,099").first()).toBeVisible();
  await expect.element(page.getByText("Northlight Jewels | Mara Lind")).toBeVisible();
  await expect.element(page.getByRole("gridcell", { name: "Match pairs" })).toBeVisible();
  await expect.element(page.getByText("Refused")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Saved" })).toHaveAttribute("aria-current", "page");
  expect(await findings()).toEqual([]);
  await page.viewport(1366 - sidebar, 768);
  const buttons = page.getByRole("button", { name: /^Edit/ }).elements();
  const cells = buttons.map((button) => button.closest("td") ?? document.body);
  expect(cells.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([false, false, false]);
});

test("a row opens its search for whom it was saved, one of pairs the pairs", async () => {
  const gone: string[] = [];
  await showScreen(listing(), <Saved gone={gone} />);
  await expect.element(page.getByText("Rounds for Mara")).toBeVisible();
  (page.getByRole("grid").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
  expect(gone).toEqual([
    "/search?diamond_type=white&color=D%2CE%2CF&user_id=6",
    "/matchpair?diamond_type=white&color=D%2CE%2CF",
  ]);
  await expect
    .element(page.getByRole("link", { name: "Rounds for Mara" }))
    .toHaveAttribute("href", "/search?diamond_type=white&color=D%2CE%2CF&user_id=6");
});

test("one is renamed, and a name that is taken is told at its field", async () => {
  const taken = "You already have a saved search of this name.";
  const server = house({
    "/save-search": ({ method }) =>
      method === "GET"
        ? success(pageOf(rows))
        : failure(409, {
            code: "searchNameTaken",
            message: taken,
            request_id: "r",
            errors: [{ path: "/data/name", message: taken }],
          }),
  });
  await showScreen(server, <Saved />);
  await page.getByRole("button", { name: "Edit Pairs" }).click();
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Rounds for Mara");
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await page.getByRole("dialog").getByRole("button", { name: "Rename", exact: true }).click();
  await expect.element(name).toHaveAttribute("aria-invalid", "true");
  expect(written(server).map(({ url, text }) => [url.pathname, bodyOf(text)])).toEqual([
    ["/api/v1/inventory/save-search/2", { name: "Rounds for Mara", version: 1 }],
  ]);
});

test("one goes when that is confirmed", async () => {
  const server = house({
    "/save-search": ({ method }) =>
      method === "GET" ? success(pageOf(rows)) : success(null, 200, "Saved search deleted."),
  });
  await showScreen(server, <Saved search={{ edit: 3 }} />);
  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("Saved search deleted.")).toBeVisible();
  expect(written(server).map(({ method, url }) => [method, url.pathname])).toEqual([
    ["DELETE", "/api/v1/inventory/save-search/3"],
  ]);
});

test("who may only read meets renaming and deleting locked with the reason", async () => {
  await showScreen(listing(), <Saved mayWrite={false} search={{ edit: 1 }} />);
  for (const name of ["Rename", "Delete…"]) {
    const act = page.getByRole("button", { name, exact: true });
    await expect.element(act).toHaveAccessibleDescription("You do not have permission to do this.");
  }
});

test("the filters are asked of the server", async () => {
  const server = listing();
  await showScreen(
    server,
    <Saved search={{ type: "fancy", mode: 2, startDate: "2026-11-01", endDate: "2026-11-20" }} />,
  );
  await expect.element(page.getByText("Rounds for Mara")).toBeVisible();
  expect(Object.fromEntries(asked(server, "/save-search") ?? [])).toMatchObject({
    diamond_type: "fancy",
    search_type: "2",
    startDate: "2026-11-01",
    endDate: "2026-11-20",
  });
});

test("nothing saved yet says what would fill the list", async () => {
  await showScreen(house({}), <Saved />);
  await expect.element(page.getByText("No saved searches yet")).toBeVisible();
});

test("a failed load says so in the list's own words, with no row and no number left", async () => {
  await showScreen(house({ "/save-search": () => new Response("?", { status: 500 }) }), <Saved />);
  await expect.element(page.getByText("Failed to fetch saved searches")).toBeVisible();
  expect(page.getByRole("columnheader").elements()).toEqual([]);
  expect(page.getByText("matching").elements()).toEqual([]);
});
