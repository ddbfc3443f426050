import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DemandsPage } from "#features/kept-searches/demands-page.tsx";
import { type DemandsParams, demandsParams } from "#features/kept-searches/kept-params.ts";
import { type FakeServer, failure, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { asked, demand, house, saved, search, written } from "./rows.ts";

const rows = [demand(1, "One carat", { expires_on: "2026-12-31" }), demand(2, "Fancies", { is_active: false })];
type Reply = Parameters<FakeServer["reply"]>[0];
const listing = (write: Reply = () => success(rows[0], 200, "Demand saved.")) =>
  house({
    "/demands": (request) => (request.method === "GET" ? success(pageOf(rows)) : write(request)),
    "/save-search": () => success(pageOf([saved(7, "Rounds for Mara")])),
  });

interface Start {
  address?: Record<string, unknown>;
  roleId?: number;
  mayWrite?: boolean;
}
function Demands({ address = {}, roleId = 2, mayWrite = true }: Start) {
  const [params, setParams] = useState(() => demandsParams(address));
  const [onSearch] = useState(
    () => (patch: Partial<DemandsParams>) =>
      setParams((now: DemandsParams) => demandsParams({ ...now, ...patch } as Record<string, unknown>)),
  );
  return (
    <DemandsPage
      onDirty={() => {}}
      user={{ id: 6, role_id: roleId }}
      mayWrite={mayWrite}
      search={params}
      onSearch={onSearch}
    />
  );
}

test("each says what it looks for, until when, and whether it tells", async () => {
  const server = listing();
  await showScreen(server, <Demands address={{ type: "white", active: "inactive" }} />);
  await expect.element(page.getByText("D–F").first()).toBeVisible();
  await expect.element(page.getByText("31/12/2026")).toBeVisible();
  await expect
    .element(page.getByRole("switch", { name: "Fancies is active" }))
    .toHaveAttribute("aria-checked", "false");
  expect(Object.fromEntries(asked(server, "/demands") ?? [])).toMatchObject({
    diamond_type: "white",
    is_active: "false",
  });
  expect(await findings()).toEqual([]);
});

test("a new one begins with the search of the address", async () => {
  const server = listing(() => success(rows[0], 201, "Demand added."));
  await showScreen(server, <Demands address={{ new: 1, diamond_type: "white", color: "D,E,F", carat: "1..1.49" }} />);
  await expect.element(page.getByText("1.00–1.49 ct")).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill("One carat");
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Demand added.")).toBeVisible();
  expect(written(server).map(({ text }) => bodyOf(text))).toEqual([
    {
      name: "One carat",
      search: { ...search, ranges: { carat: { from: 1, to: 1.49 } } },
      client_id: null,
      expires_on: null,
    },
  ]);
});

test("a new one takes a saved search over; without any search it waits for one", async () => {
  const server = listing(() => success(rows[0], 201, "Demand added."));
  await showScreen(server, <Demands />);
  await page.getByRole("button", { name: "Add demand…" }).click();
  const act = page.getByRole("button", { name: "Add demand", exact: true });
  await expect
    .element(act)
    .toHaveAccessibleDescription("Choose a saved search, or start from the results of a search.");
  await page.getByRole("textbox", { name: "Name" }).fill("Rounds");
  await page.getByRole("combobox", { name: "From a saved search" }).click();
  await page.getByRole("option", { name: "Rounds for Mara" }).click();
  await act.click();
  await expect.element(page.getByText("Demand added.")).toBeVisible();
  expect(bodyOf(written(server)[0]?.text ?? "")).toMatchObject({ name: "Rounds", search });
});

test("an edit keeps what it looks for, and says which day has passed", async () => {
  const past = "This day is in the past.";
  const server = listing(() =>
    failure(422, {
      code: "dayPast",
      message: past,
      request_id: "r",
      errors: [{ path: "/data/expires_on", message: past }],
    }),
  );
  await showScreen(server, <Demands address={{ edit: 1 }} />);
  await page.getByRole("textbox", { name: "Name" }).fill("One carat and more");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText(past).first()).toBeVisible();
  expect(written(server).map(({ url, text }) => [url.pathname, bodyOf(text)])).toEqual([
    [
      "/api/v1/inventory/demands/1",
      { name: "One carat and more", client_id: null, expires_on: "2026-12-31", version: 1 },
    ],
  ]);
});

test("an edit and a deletion of what somebody else has deleted say so, and keep what was typed", async () => {
  const gone = "This no longer exists. Nothing of yours was written.";
  await showScreen(
    listing(() => failure(404, { code: "notFound", message: "Not found.", request_id: "r" })),
    <Demands address={{ edit: 1 }} />,
  );
  await page.getByRole("textbox", { name: "Name" }).fill("One carat and more");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText(gone)).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("One carat and more");
  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByRole("dialog").getByText(gone)).toBeVisible();
});

test("a switch asks its machine's call", async () => {
  const server = listing(() => success(rows[0], 200, "Status saved."));
  await showScreen(server, <Demands />);
  await page.getByRole("switch", { name: "One carat is active" }).click();
  await expect.element(page.getByText("Status saved.")).toBeVisible();
  expect(written(server).map(({ url, text }) => [url.pathname, bodyOf(text)])).toEqual([
    ["/api/v1/inventory/demands-active/1", { is_active: false }],
  ]);
});

test("one goes when that is confirmed", async () => {
  const server = listing(() => success(null, 200, "Demand deleted."));
  await showScreen(server, <Demands address={{ edit: 2 }} />);
  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("Demand deleted.")).toBeVisible();
  expect(written(server).map(({ method }) => method)).toEqual(["DELETE"]);
});

test.each([
  ["a buyer", 2, 0],
  ["an associate", 5, 1],
])(
  "%s on a laptop reaches the act of a row, and reads for whom only if it may be another",
  async (_, roleId, columns) => {
    await showScreen(listing(), <Demands roleId={roleId} />);
    // A laptop of 1366 pixels, less the sidebar.
    await page.viewport(1146, 768);
    const edit = page.getByRole("button", { name: "Edit One carat" });
    await expect.element(edit).toBeVisible();
    await expect.poll(() => edit.element().getBoundingClientRect().right).toBeLessThanOrEqual(1146);
    expect(page.getByRole("columnheader", { name: "For", exact: true }).elements()).toHaveLength(columns);
  },
);

test("an associate chooses for whom, a buyer is not asked", async () => {
  const screen = await showScreen(listing(), <Demands address={{ edit: 1 }} roleId={5} />);
  await expect.element(page.getByRole("combobox", { name: "For" })).toBeVisible();
  await screen.unmount();
  await showScreen(listing(), <Demands address={{ edit: 1 }} />);
  await expect.element(page.getByRole("combobox", { name: "From a saved search" })).toBeVisible();
  expect(page.getByRole("combobox", { name: "For" }).elements()).toEqual([]);
});

test("who may only read meets every act locked with the reason", async () => {
  await showScreen(listing(), <Demands address={{ edit: 1 }} mayWrite={false} />);
  const reason = "You do not have permission to do this.";
  for (const name of ["Add demand…", "Save changes", "Delete…"]) {
    await expect.element(page.getByRole("button", { name })).toHaveAccessibleDescription(reason);
  }
  await expect.element(page.getByRole("switch", { name: "One carat is active" })).toHaveAccessibleDescription(reason);
});

test("none yet offers the act that fills the list, and a failed load says so in the list's own words", async () => {
  const screen = await showScreen(house({ "/demands": () => success(pageOf([])) }), <Demands />);
  await expect.element(page.getByText("No demands yet")).toBeVisible();
  await page.getByRole("button", { name: "Add demand…" }).last().click();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await screen.unmount();
  await showScreen(house({ "/demands": () => new Response("?", { status: 500 }) }), <Demands />);
  await expect.element(page.getByText("Failed to fetch demands")).toBeVisible();
  expect(page.getByRole("columnheader").elements()).toEqual([]);
});

test("a client behind the first page of a large house is found by their name", async () => {
  const client = (id: number, company_name: string) => ({
    ...{ id, role_id: 2, first_name: "Mara", last_name: "Lind" },
    business: { id, company_name, status: 10 },
  });
  const first = pageOf([client(1, "Alder & Finch")]);
  const server = house({
    "/demands": (request) =>
      request.method === "GET" ? success(pageOf(rows)) : success(rows[0], 201, "Demand added."),
    "/customer-dropdown": ({ url }) =>
      success(
        new URL(url).searchParams.get("search") === "zenith"
          ? pageOf([client(9001, "Zenith Stones")])
          : { ...first, pagination: { ...first.pagination, totalPages: 19, totalRecords: 9001 } },
      ),
  });
  await showScreen(server, <Demands roleId={1} address={{ new: 1, diamond_type: "white" }} />);
  await page.getByRole("textbox", { name: "Name" }).fill("Zenith's rounds");
  await page.getByRole("combobox", { name: "For", exact: true }).fill("zenith");
  await page.getByRole("option", { name: /Zenith Stones/ }).click();
  await page.getByRole("button", { name: "Add demand", exact: true }).click();
  await expect.poll(() => bodyOf(written(server)[0]?.text ?? "{}").client_id).toBe(9001);
});
