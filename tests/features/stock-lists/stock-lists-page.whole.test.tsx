import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { StockListsPage } from "#features/stock-lists/stock-lists-page.tsx";
import type { StockListsSearch } from "#features/stock-lists/stock-lists-search.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const list = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  code: `code-${id}`,
  diamond_type: "white",
  search: { diamond_type: "white", availability: 1 },
  layout: [
    { field: "stock_no", head: "Stock #" },
    { field: "carat", head: "Weight" },
    { field: "stone_origin", head: "Origin" },
  ],
  client: null,
  markup_percent: 12.5,
  format: "csv",
  place: "link",
  remote_place: null,
  paused_at: null,
  schedule: "30 6 * * 1",
  schedule_words: "Every Monday at 06:30",
  next_run: "2026-11-23T06:30:00Z",
  file_url: `/files/stock-lists/code-${id}`,
  file: null,
  fetches: 0,
  fetched_at: null,
  is_active: true,
  stopped_by: null,
  is_running: false,
  last_run: null,
  version: 3,
  created_at: "2026-11-20T09:00:00Z",
  updated_at: "2026-11-20T09:00:00Z",
  ...more,
});
const pages = (totalRecords: number) => ({ currentPage: 1, pageSize: 50, totalPages: 1, totalRecords });
const market = list(1, "Rounds for the market");
const closed = list(2, "Fancies", {
  stopped_by: "clientOff",
  client: { id: 9, name: "Sol Quarry", company_name: "Quarry" },
});
const run = {
  id: 4,
  is_scheduled: true,
  by: null,
  asked_at: "2026-11-20T09:00:00Z",
  started_at: "2026-11-20T09:00:00Z",
  ended_at: "2026-11-20T09:00:01Z",
  outcome: "stopped",
  reason: "clientOff",
  stones: null,
  bytes: null,
  sent_to: null,
  tries: 0,
};
const fiveRuns = [23, 30].map((day) => `2026-11-${day}T06:30:00Z`);

const answers = (rows: object[], schedule: (text: string) => Response) => (request: Request) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith("/stock-list")) return success({ data: rows, pagination: pages(rows.length) });
  if (pathname.endsWith("/runs")) return success({ data: [run], pagination: pages(1) });
  if (pathname.endsWith("/preview"))
    return success({ heads: ["Stock #", "Origin"], rows: [["A1", "Natural"]], stones: 7 });
  if (pathname.endsWith("/schedule")) return schedule(searchParams.get("schedule") ?? "");
  return success({ data: [], pagination: pages(0) });
};
const shown = (text: string) =>
  success({ schedule: text, words: "Every Monday at 06:30", time_zone: "UTC", next_runs: fiveRuns });
const read = answers([market, closed], shown);
const written = ({ seen }: FakeServer) =>
  seen.filter(({ method, url }) => method !== "GET" && !url.pathname.endsWith("/preview"));

function Lists({ start = {}, mayWrite = true }: { start?: StockListsSearch; mayWrite?: boolean }) {
  const [search, setSearch] = useState(start);
  return (
    <StockListsPage
      onDirty={() => {}}
      user={{ id: 1, role_id: 1 }}
      mayWrite={mayWrite}
      search={search}
      onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
    />
  );
}
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

test("lists stand with their state, and one whose client is closed says so", async () => {
  await showScreen(fakeServer(read), <Lists />);
  await expect.element(page.getByRole("row", { name: /Rounds for the market.*Published/ })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Fancies.*Client closed/ })).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("an empty house offers the act that begins it", async () => {
  await showScreen(fakeServer(answers([], shown)), <Lists />);
  await expect.element(page.getByText("No stock lists yet")).toBeVisible();
  await page.getByRole("button", { name: "Add stock list…" }).last().click();
  await expect.element(field("Name")).toHaveFocus();
});

test("a list that fails says that something went wrong, and is asked for again", async () => {
  const server = fakeServer(() => failure(500, {}));
  await showScreen(server, <Lists />);
  await expect.element(page.getByText("Something went wrong")).toBeVisible();
  server.reply(read);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("row", { name: /Rounds/ })).toBeVisible();
});

test("a new one goes out with its filter, its heads in their order, and its schedule in five parts", async () => {
  const server = fakeServer(read);
  await showScreen(server, <Lists start={{ add: true }} />);
  await field("Name").fill("Ovals");
  await field("Filter of a search's address").fill("/search?diamond_type=white&shape=OVAL&carat=1..2");
  await field("Markup over cost").fill("8");
  await page.getByLabelText("Begin with a layout").selectOptions("Nivoda style");
  await page.getByRole("textbox", { name: "Head of Carat" }).fill("Weight");
  await page.getByRole("button", { name: "Remove Certificate" }).click();
  await page.getByText("At a time", { exact: true }).click();
  await field("Time").fill("6:30");
  await page.getByLabelText("Day").selectOptions("Monday");
  await expect.element(page.getByText("Every Monday at 06:30 (UTC)")).toBeVisible();
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: "Add stock list", exact: true }).click();
  await expect.poll(() => written(server).length).toBe(1);
  const body = JSON.parse(written(server)[0]?.text ?? "{}").data;
  expect(body).toMatchObject({
    name: "Ovals",
    diamond_type: "white",
    search: { attributes: { shape: { values: ["OVAL"] } }, ranges: { carat: { from: 1, to: 2 } } },
    markup_percent: 8,
    client_id: null,
    schedule: "30 6 * * 1",
  });
  expect(body.layout.slice(0, 5).map(({ head }: { head: string }) => head)).toEqual([
    "Stock number",
    "Availability",
    "Diamond origin",
    "Shape",
    "Weight",
  ]);
  expect(body.layout.map(({ field: id }: { field: string }) => id)).not.toContain("certificate");
});

test("a time and hours that the specification refuses are refused while one types", async () => {
  await showScreen(fakeServer(read), <Lists start={{ add: true }} />);
  await page.getByText("At a time", { exact: true }).click();
  await field("Time").fill("24:00");
  await expect.element(page.getByText("Invalid time input").first()).toBeVisible();
  await page.getByText("Every so many hours", { exact: true }).click();
  await field("Hours").fill("25");
  await expect.element(page.getByText("Invalid hours input").first()).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Add stock list", exact: true }))
    .toHaveAttribute("aria-disabled", "true");
});

test("origin cannot be left out, and two columns of one head are told apart before anything is sent", async () => {
  await showScreen(fakeServer(read), <Lists start={{ open: 1 }} />);
  await expect
    .element(page.getByRole("button", { name: "Every list tells natural and lab grown stones apart." }))
    .toBeDisabled();
  await page.getByRole("textbox", { name: "Head of Carat" }).fill("stock #");
  await expect.element(page.getByText("Another column already has this heading.")).toBeVisible();
});

test("the first rows are shown as the file will have them", async () => {
  await showScreen(fakeServer(read), <Lists start={{ open: 1 }} />);
  await page.getByRole("button", { name: "Show the first rows" }).click();
  await expect.element(page.getByText("The first of 7 stones, as the file will have them.")).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "A1" })).toBeVisible();
});

test("one that is stopped says why, locks its acts with the reason, and tells its history", async () => {
  await showScreen(fakeServer(read), <Lists start={{ open: 2 }} />);
  await expect.element(page.getByText(/The client's account or business is closed/)).toBeVisible();
  for (const act of ["Download", "Run now"])
    await expect.element(page.getByRole("button", { name: act })).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText("Stopped: the client is closed")).toBeVisible();
});

test("a list that has a new link by now keeps it, and says by whom; the next question is about that one", async () => {
  const server = fakeServer(read);
  await showScreen(server, <Lists start={{ open: 1 }} />);
  await page.getByRole("button", { name: "New link…" }).click();
  const message = "Somebody else saved this after you opened it. Nothing of yours was written.";
  const meanwhile = { event: "stock_list.renewCode", by: "Ines Novak", at: new Date().toISOString() };
  const refused = [{ id: 1, code: "staleVersion", reason: message, meanwhile }];
  const renewed = list(1, "Rounds for the market", { file_url: "/files/stock-lists/code-new", version: 4 });
  const readNow = answers([renewed, closed], shown);
  server.reply((request) =>
    request.method === "GET" ? readNow(request) : failure(409, { code: "staleVersion", message, refused }),
  );
  const dialog = page.getByRole("dialog", { name: "Give this list a new link?" });
  await dialog.getByRole("button", { name: "New link", exact: true }).click();
  const told = /^Ines Novak gave this list another link .+ Nothing of yours was written\.$/;
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(told);
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect.element(page.getByText(/code-new$/)).toBeVisible();
  await page.getByRole("button", { name: "New link…" }).click();
  await dialog.getByRole("button", { name: "New link", exact: true }).click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(told);
  const sent = server.seen.filter(({ method, url }) => method === "POST" && url.pathname.endsWith("/code"));
  expect(sent.map(({ url }) => url.searchParams.get("version"))).toEqual(["3", "4"]);
});

test("people who may only read change nothing", async () => {
  await showScreen(fakeServer(read), <Lists start={{ open: 1 }} mayWrite={false} />);
  await expect.element(page.getByRole("button", { name: "Save changes" })).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByRole("button", { name: "Run now" })).toHaveAttribute("aria-disabled", "true");
});

test("a list for a partner's server shows the server's key before it is saved, and its password to nobody", async () => {
  const tried = { outcome: "open", sentence: null, host_key: "SHA256:abc", files: [], file_count: 3 };
  const server = fakeServer((request) =>
    new URL(request.url).pathname.endsWith("/remote-places/try") ? success(tried) : read(request),
  );
  await showScreen(server, <Lists start={{ add: true }} />);
  await page.getByLabelText("Place", { exact: true }).selectOptions("Partner's server");
  await expect
    .element(page.getByRole("button", { name: "Test the connection" }))
    .toHaveAttribute("aria-disabled", "true");
  await page.getByRole("textbox", { name: "Server", exact: true }).fill("sftp.partner.example");
  await page.getByRole("textbox", { name: "User name" }).fill("loupe");
  await page.getByLabelText("Password or private key").fill("three-quiet-lanterns");
  await page.getByRole("button", { name: "Test the connection" }).click();
  await expect.element(page.getByText("The connection works. 3 files are in the folder.")).toBeVisible();
  await expect.element(page.getByText("SHA256:abc", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Server", exact: true }).fill("other.example");
  await expect.element(page.getByText("Not met yet. The first key is remembered.")).toBeVisible();
});
