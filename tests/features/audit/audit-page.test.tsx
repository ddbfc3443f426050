import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AuditPage } from "#features/audit/audit-page.tsx";
import { type AuditSearch, auditSearch } from "#features/audit/audit-search.ts";
import { fieldWord, shownValue } from "#features/audit/shown-value.tsx";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const line = (seq: number, more: object = {}) => ({
  seq,
  at: "2026-11-20T09:00:00.000Z",
  who: { id: 1, name: "Ines Novak" },
  role_id: 1,
  signed_in: null,
  on_behalf_of: null,
  operation: "receiveMemo",
  what: `Memo 2026-0007: received back, stone LP10000${seq}`,
  workflow: "memo",
  item: "31",
  transition: "memo.receive",
  from: "issued",
  to: "received",
  request_id: "3F9QK-7XM2A",
  model: "5f2c",
  has_deviation: false,
  ...more,
});
const entry = (seq: number, more: object = {}) => ({
  ...line(seq),
  party: "admin",
  event: [
    { name: "type", value: "RECEIVE" },
    { name: "stoneStatus", value: 5 },
  ],
  changes: [
    { field: "status", before: 1, after: 2 },
    { field: "is_overdue", before: true, after: false },
    { field: "remark", before: "[personal]", after: null },
  ],
  body: '{"item":"31","workflow":"memo"}',
  prev: "9f86",
  hash: "2c26",
  holds: true,
  is_shown: true,
  follows: true,
  previous: 2,
  next: null,
  model_version: { hash: "5f2c", machine: "memo", version: "1.0.0" },
  deviations: [],
  ...more,
});

/** Answers the list with these rows, and one entry with more of it. */
const reads =
  (rows: { seq: number }[], more: object = {}) =>
  (request: Request) => {
    const seq = Number(/audit-logs\/(\d+)$/.exec(new URL(request.url).pathname)?.[1]);
    return success(seq ? entry(seq, more) : { ...pageOf(rows), has_more: false });
  };

function Log({ search: start = {}, mayLook = false }: { search?: AuditSearch; mayLook?: boolean }) {
  const [search, setSearch] = useState(start);
  return (
    <AuditPage
      mayWrite={false}
      search={search}
      onSearch={(patch) => setSearch((now: AuditSearch) => ({ ...now, ...patch }))}
      addressOf={(next) =>
        `#${new URLSearchParams(Object.entries(next).map(([name, value]) => [name, String(value)]))}`
      }
      pictureOf={(workflow, item) => (mayLook ? `#${workflow}-${item}` : undefined)}
    />
  );
}
const asked = ({ seen }: FakeServer) =>
  seen.findLast(({ url }) => url.pathname.endsWith("audit-logs"))?.url.searchParams;
const rowOf = (name: RegExp) => page.getByRole("row", { name });

test("an entry shows the old struck and the new beside it, in words, and what is veiled as veiled", async () => {
  await showScreen(fakeServer(reads([line(3)])), <Log search={{ entry: 3 }} />);
  await expect.element(page.getByRole("heading", { name: "Entry 3" })).toBeVisible();
  await expect.element(rowOf(/^Status Issued \(1\) Received \(2\)$/)).toBeVisible();
  await expect.element(rowOf(/^Overdue Yes No$/)).toBeVisible();
  await expect.element(rowOf(/^Remark personal, not in the log –$/)).toBeVisible();
  expect(document.querySelector("del")?.textContent).toBe("Issued (1)");
  expect(document.querySelector("ins")?.textContent).toBe("Received (2)");
  await expect.element(page.getByText("issued → received")).toBeVisible();
  await expect.element(page.getByText("Memo 1.0.0")).toBeVisible();
  const facts = [...document.querySelectorAll("dl > div")].map((fact) => fact.textContent);
  expect(facts).toContain("Decided asAdministrator");
  await expect.element(page.getByText("Its hash matches its body.")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a call is named by its title, a job by its own, and a name that nobody knows any more stays as it was", async () => {
  const rows = [line(4), line(3, { operation: "tellDemands" }), line(2, { operation: "formerCall" })];
  await showScreen(fakeServer(reads(rows)), <Log search={{ operation: "tellDemands", entry: 4 }} />);
  await expect.element(rowOf(/LP100003.*Send demand alerts/)).toBeVisible();
  await expect.element(rowOf(/LP100004.*Receive stones back from memos/)).toBeVisible();
  await expect.element(rowOf(/LP100002.*formerCall/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Remove the filter Call Send demand alerts" })).toBeVisible();
  await expect.element(page.getByRole("complementary")).toHaveTextContent("CallReceive stones back from memos");
  expect(page.getByText(/tellDemands|receiveMemo/).elements()).toEqual([]);
});

test("a transition that a link has chosen is a filter in words", async () => {
  await showScreen(fakeServer(reads([line(3)])), <Log search={{ transition: "memo.receive" }} />);
  await expect
    .element(page.getByRole("button", { name: "Remove the filter Transition Memo: received back" }))
    .toBeVisible();
});

test("an entry that was altered says so first, and what was found about it", async () => {
  const wrong = { holds: false, follows: false, deviations: [{ kind: "gap", detail: "It stood in received." }] };
  await showScreen(fakeServer(reads([line(3)], wrong)), <Log search={{ entry: 3 }} />);
  await expect.element(page.getByText(/this entry was altered/)).toBeVisible();
  await expect.element(page.getByText(/one was altered, removed or inserted/)).toBeVisible();
  await expect.element(page.getByText("It stood in received.")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Entry 3 In the chain" })).toBeVisible();
});

test("from an entry lead ways to its request, its item, its person and its picture", async () => {
  const server = fakeServer(reads([line(3)]));
  const shown = await showScreen(server, <Log search={{ entry: 3 }} mayLook />);
  const to = (name: string) => page.getByRole("link", { name });
  await expect.element(to("Everything in this request")).toHaveAttribute("href", "#request_id=3F9QK-7XM2A&entry=3");
  await expect.element(to("Everything about this item")).toHaveAttribute("href", "#workflow=memo&item=31&entry=3");
  await expect.element(to("Everything by this person")).toHaveAttribute("href", "#who=1&entry=3");
  await expect.element(to("Earlier entry about this item")).toHaveAttribute("href", "#workflow=memo&item=31&entry=2");
  await expect.element(to("Show in the workflow")).toHaveAttribute("href", "#memo-31");
  await shown.unmount();
  await showScreen(server, <Log search={{ entry: 3 }} />);
  await expect.element(to("Everything in this request")).toBeVisible();
  expect(to("Show in the workflow").query()).toBeNull();
});

test("entries are walked by J and K, and Escape leads back to the list", async () => {
  await showScreen(fakeServer(reads([line(3), line(2)])), <Log search={{ entry: 3 }} />);
  await expect.element(page.getByText("1 of 2")).toBeVisible();
  await userEvent.keyboard("j");
  await expect.element(page.getByRole("heading", { name: "Entry 2" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("heading", { name: "Entry 2" })).not.toBeInTheDocument();
});

test("an entry that no list shows opens by its address, and one that is not there says so", async () => {
  const server = fakeServer(reads([line(3)]));
  const shown = await showScreen(server, <Log search={{ entry: 900 }} />);
  await expect.element(page.getByRole("heading", { name: "Entry 900" })).toBeVisible();
  await expect.element(page.getByText("Memo 2026-0007: received back, stone LP10000900")).toBeVisible();
  await shown.unmount();
  const gone = failure(404, { code: "notFound", message: "Not found." });
  server.reply((request) =>
    new URL(request.url).pathname.endsWith("/901") ? gone : success({ ...pageOf([line(3)]), has_more: false }),
  );
  await showScreen(server, <Log search={{ entry: 901 }} />);
  await expect.element(page.getByText("Not found.")).toBeVisible();
});

test("a filter that a link has set is a chip by the person's name, and is lifted by it", async () => {
  const server = fakeServer(reads([line(3)]));
  await showScreen(server, <Log search={{ who: 1, role_id: 1 }} />);
  await expect.element(page.getByRole("button", { name: /Role Administrator/ })).toBeVisible();
  expect([asked(server)?.get("who"), asked(server)?.get("size")]).toEqual(["1", "100"]);
  await page.getByRole("button", { name: /Person Ines Novak/ }).click();
  await expect.poll(() => asked(server)?.has("who")).toBe(false);
  expect(asked(server)?.get("role_id")).toBe("1");
});

test("what people call by one name is one choice of the filter, and a role goes out as its number", async () => {
  const server = fakeServer(reads([line(3)]));
  await showScreen(server, <Log />);
  await page.getByRole("combobox", { name: "About" }).click();
  await page.getByRole("option", { name: "Master entry", exact: true }).click();
  await expect.poll(() => asked(server)?.get("workflow")).toBe("subMaster,sub_master");
  await page.getByRole("combobox", { name: "Role" }).click();
  await page.getByRole("option", { name: "Auditor" }).click();
  await expect.poll(() => asked(server)?.get("role_id")).toBe("8");
});

test("more than can be counted is said to be more, so is its file, and older ones are a click away", async () => {
  const server = fakeServer(() => success({ ...pageOf([line(30), line(3)], 1_000), has_more: true }));
  const shown = await showScreen(server, <Log search={{ search: "memo", page: 2 }} />);
  await expect.element(page.getByText("Counted up to 1,000")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Export 1,000+" })).toBeVisible();
  await page.getByRole("button", { name: "Show older entries" }).click();
  await expect.poll(() => asked(server)?.get("seq_to")).toBe("2");
  expect([asked(server)?.get("search"), asked(server)?.get("page")]).toEqual(["memo", "1"]);
  await shown.unmount();
  await showScreen(server, <Log />);
  await expect.element(page.getByRole("button", { name: "Export 1,000", exact: true })).toBeVisible();
});

test("the file of a long log stands beside its tabs, and takes no row of its own", async () => {
  await showScreen(
    fakeServer(() => success(pageOf([line(3)], 123_456))),
    <Log />,
  );
  await page.viewport(1142, 676); // a laptop without the sidebar and the head of the portal
  const file = page.getByRole("button", { name: "Export 123,456" });
  await expect.element(file).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "The log and its checkpoints" }).element().getBoundingClientRect();
  expect(file.element().getBoundingClientRect().top).toBeLessThan(tabs.bottom);
});

test("a file is asked for with the filter, as a job", async () => {
  const server = fakeServer(reads([line(3)]));
  await showScreen(server, <Log search={{ workflow: "memo", page: 1 }} />);
  await page.getByRole("button", { name: "Export 1" }).click();
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  await expect.poll(() => server.seen.some(({ url }) => url.pathname.endsWith("/export"))).toBe(true);
  const { searchParams } =
    server.seen.find(({ url }) => url.pathname.endsWith("/export"))?.url ?? new URL("about:blank");
  expect(Object.fromEntries(searchParams)).toMatchObject({ workflow: "memo", format: "csv", job: "true" });
  expect(searchParams.has("page")).toBe(false);
});

test("without an entry there is nothing to export, and a log that cannot be read says why and how to go on", async () => {
  const server = fakeServer(() => success({ ...pageOf([]), has_more: false }));
  const shown = await showScreen(server, <Log search={{ search: "nobody" }} />);
  await expect
    .element(page.getByRole("button", { name: "Export 0" }))
    .toHaveAccessibleDescription("There are no entries to export.");
  await shown.unmount();
  server.reply(() => failure(500, { message: "Something went wrong" }));
  await showScreen(server, <Log />);
  await expect.element(page.getByText("Something went wrong")).toBeVisible();
  server.reply(reads([line(3)]));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Memo 2026-0007: received back, stone LP100003")).toBeVisible();
});

test("an address keeps what fits it and forgets the rest", () => {
  const raw = {
    entry: "17",
    who: "x",
    role_id: 9,
    workflow: "subMaster,sub_master",
    item: 31,
    startDate: "2026-02-30",
  };
  expect(Object.fromEntries(Object.entries(auditSearch(raw)).filter(([, value]) => value !== undefined))).toEqual({
    entry: 17,
    workflow: "subMaster,sub_master",
    item: "31",
  });
  expect(auditSearch({ transition: "memo.sell; drop", tab: "nothing" }).transition).toBeUndefined();
});

test("the check of a load is told in sentences", () => {
  const facts = {
    gone_pct: 70,
    refused_pct: 0.5,
    price_moved_pct: 4,
    median_price_change_pct: -12.5,
    others_pct: 1,
    is_first: false,
    is_mapping_changed: true,
    is_same_file: false,
    is_shrunken: true,
  };
  expect(shownValue("load", "facts", facts)).toBe(
    "70.00 % of the provider's stock would be gone. 0.50 % of the rows are refused. " +
      "4.00 % of the prices move by more than the provider's limit. The median change of the prices is −12.50 %. " +
      "1.00 % of the new stones are listed by other providers. The columns are read otherwise than last time. " +
      "The file has less than half of the rows of last time. The file was not loaded before.",
  );
  expect(shownValue("load", "facts", { ...facts, is_first: true, median_price_change_pct: null })).toMatch(
    /No price is compared with an earlier one\. .* This is the provider's first load\.$/,
  );
  expect(shownValue("load", "waits_for", ["goneShare", "fewerRows"])).toBe(
    "Reason to wait: More of the provider's stock would be gone than the provider's limit. " +
      "Reason to wait: The file has less than half of the rows of last time.",
  );
  expect(shownValue("load", "waits_for", [])).toBe("The load has no reason to wait.");
  expect(shownValue("load", "counts", { rows: 4502, new: 4102, changed: 311, gone: 88, refused: 0 })).toBe(
    "4,502 rows in the file: new 4,102, changed 311, gone 88.",
  );
});

test("fields are called as people call them", () => {
  expect(["is_active", "price_per_ct", "stoneStatus", "business_id", "updated_at"].map(fieldWord)).toEqual([
    "Active",
    "Price per ct",
    "Stone status",
    "Business (its number)",
    "Updated at",
  ]);
});
