import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { messages } from "#domain/messages.ts";
import { defaultRules } from "#domain/trade-rules.ts";
import { ConfirmDeskPage } from "#features/confirm-desk/confirm-desk-page.tsx";
import type { ConfirmDeskSearch } from "#features/confirm-desk/confirm-desk-search.ts";
import { listViewer } from "#stones/lines/list-viewer.ts";
import { aStoneLine } from "#support/a-stone-line.ts";
import { aStoneOnWire } from "#support/a-stone-on-wire.ts";
import { type FakeServer, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const now = 1_795_000_000_000;
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const ines = { id: 1, first_name: "Ines", last_name: "Novak", role_id: 1 };
const request = (id: number, more: Parameters<typeof aStoneLine>[0] = {}) =>
  aStoneLine({
    id,
    list: "confirm",
    state: "pending",
    created_at: ago(30.5 - id),
    ...more,
    stone: { stock_no: `NW${id}` },
  });
const requests = [
  request(1, { agreed_ppc: 4800, price_per_ct: 4000, total_amt: 4000, disc: -60, version: 3, updated_at: ago(1) }),
  request(2),
  request(3, { made_by: ines }),
  request(20),
];
/** Asked for far below its own price, and below what the house paid. */
const cheap = request(4, { agreed_ppc: 3999.99, price_per_ct: 4000, total_amt: 4000, disc: -60 });
const logged = (id: string, hours: number, event: string, more: object) => ({
  ...{ id, at: ago(hours), event, kind: "deal", list: "confirm", line_id: 1, by: "Jonas Okafor", role_id: 5 },
  ...{ client: { id: 6, role_id: 2, name: "Northlight Jewels" }, is_anothers: false, paper: null, deal_ppc: null },
  ...{ rap: null, rap_before: null, until: null, times: null, note: null },
  ...more,
});
const history = [
  logged("1", 29.5, "confirm.request", { deal_ppc: 4700, by: "Mara Lind", role_id: 2 }),
  logged("2", 5, "confirm.update", { deal_ppc: 4800 }),
  logged("3", 4, "confirm.update", { deal_ppc: 4900, line_id: 7 }),
  logged("4", 1, "confirm.update", {}),
];
const totals = { pieces: 4, carat: 4, rap_avg: null, disc_avg: null, price_per_ct: 5000, total_amt: 20_000 };
const entry = (code: string) => ({ id: 1, code, name: code, keyword: null });
const near = [4900, 5000, 5100].map((markup_ppc, at) => aStoneOnWire({ stock_no: `AL${at}`, markup_ppc }));

/** A house whose queue is what has not been decided yet. */
function house(four_eyes_now = true, queue = requests): FakeServer {
  const decided = new Set<number>();
  return fakeServer(async (asked) => {
    const { pathname, searchParams } = new URL(asked.url);
    if (pathname.endsWith("/get-confirm-stone")) {
      const rows = queue.filter(({ id }) => !decided.has(id));
      return success({
        ...pageOf(rows),
        totals,
        tabs: { pending: rows.length, approved: 0, rejected: 0, cancelled: 0 },
      });
    }
    if (/get-(hold|memo)$/.test(pathname)) return success({ ...pageOf([]), totals, tabs: { held: 2, issued: 7 } });
    if (/(approve|reject)-stone$/.test(pathname)) {
      for (const id of bodyOf(await asked.clone().text()).ids as number[]) decided.add(id);
      return success({ data: [] });
    }
    if (pathname.endsWith("/inventory/search")) {
      const half =
        searchParams.size > 0 && JSON.parse(await asked.clone().text()).data.sort === "markup_ppc"
          ? near.slice(2)
          : near.slice(0, 2);
      return success({ ...pageOf([]), stockList: half, loosen: null });
    }
    if (pathname.endsWith("/trade-rules"))
      return success({ ...defaultRules, four_eyes: null, four_eyes_now, version: 1 });
    if (pathname.endsWith("/dna")) return success({ stone: requests[0]?.stone, history });
    if (pathname.endsWith("/attributes") || pathname.endsWith("/stone-attributes")) {
      return success({ color: [entry("D"), entry("E")], clarity: [entry("VVS1")] });
    }
    return success({ ...pageOf([]), color: [entry("D"), entry("E")], clarity: [entry("VVS1")] });
  });
}

function Desk({ roleId = 1 }: { roleId?: number }) {
  const [search, setSearch] = useState<ConfirmDeskSearch>({});
  return (
    <ConfirmDeskPage
      viewer={listViewer({ id: 1, role_id: roleId }, true)}
      search={search}
      onSearch={(patch) => setSearch((before) => ({ ...before, ...patch }))}
      addressOf={() => "#desk"}
      listAddress={(tab) => `#${tab}`}
    />
  );
}

const acts = (server: FakeServer, name: string) =>
  server.seen.filter(({ url }) => url.pathname.endsWith(name)).map(({ text }) => bodyOf(text));
const heading = (stock: string) => page.getByRole("heading", { name: new RegExp(`${stock}\\b`) });

beforeEach(() => localStorage.clear());

test("the oldest request is open with its prices, its client's other affairs, and what waits longest is flagged", async () => {
  await showScreen(house(), <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  await expect.element(page.getByText("29 h")).toBeVisible();
  await expect.element(page.getByText("4.00 % below own price. Margin over cost: 20.00 %.")).toBeVisible();
  await expect.element(page.getByText("See the other 3 requests of this client")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Approve at 4,800\.00/ })).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a request tells who changed its price, and what it was before", async () => {
  await showScreen(house(), <Desk />);
  const steps = page.getByRole("list").filter({ hasText: "Asked to confirm" });
  await expect.element(steps.getByText("4,700.00 → 4,800.00 $/ct")).toBeVisible();
  await expect.element(steps.getByText("Remark changed")).toBeVisible();
  expect(steps.getByText("Jonas Okafor for Northlight Jewels").elements()).toHaveLength(2);
  expect(steps.getByText("Price changed").elements()).toHaveLength(1);
});

test("one request after another is decided by single keys, and the next one opens", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  await userEvent.keyboard("a");
  await expect.element(heading("NW2")).toBeVisible();
  expect(acts(server, "/approve-stone")).toEqual([{ ids: [1] }]);

  await expect.element(page.getByRole("button", { name: /Reject and offer 3/ })).toBeVisible();
  await userEvent.keyboard("r");
  await userEvent.keyboard("Promised a while ago{Control>}{Shift>}{Enter}{/Shift}{/Control}");
  await expect.element(heading("NW3")).toBeVisible();
  expect(acts(server, "/reject-stone")).toEqual([
    { ids: [2], reason: "Promised a while ago. Instead: AL1, AL0, AL2." },
  ]);
});

test("a request is not rejected without a reason, and what is typed into it is no key of the desk", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Reject stone/ })).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("r{Control>}{Enter}{/Control}ajx");
  await expect.element(page.getByRole("textbox", { name: /^Reason/ })).toHaveValue("ajx");
  await expect.element(heading("NW1")).toBeVisible();
  expect(acts(server, "/reject-stone")).toEqual([]);
});

test("whoever made a request cannot approve it where the house has it so, and reads why", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  await userEvent.keyboard("jj");
  await expect.element(heading("NW3")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Approve at/ })).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText("Whoever made the request does not approve it.").first()).toBeInTheDocument();
  await userEvent.keyboard("a");
  expect(acts(server, "/approve-stone")).toEqual([]);
});

test("a price below cost takes a second act: the key opens a question, and only a reason approves", async () => {
  const server = house(true, [cheap, ...requests]);
  await showScreen(server, <Desk />);
  await expect.element(heading("NW4")).toBeVisible();
  await expect.element(page.getByRole("row").filter({ hasText: "Below cost" })).toBeVisible();
  await userEvent.keyboard("a");
  const dialog = page.getByRole("dialog", { name: "Approve at 3,999.99 $/ct?" });
  await expect.element(dialog.getByText(messages.belowCost)).toBeVisible();
  const reason = dialog.getByRole("textbox", { name: /^Reason/ });
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(reason).toHaveAccessibleDescription(new RegExp(messages.reasonNeeded));
  expect(await findings()).toEqual([]);
  expect(acts(server, "/approve-stone")).toEqual([]);
  await userEvent.keyboard("Old stock{Control>}{Enter}{/Control}");
  await expect.element(heading("NW1")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(acts(server, "/approve-stone")).toEqual([{ ids: [4], reason: "Old stock" }]);
});

test("many at once go on with those that take no reason, and the others are named", async () => {
  const server = house(true, [...requests.slice(0, 2), cheap]);
  await showScreen(server, <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  await userEvent.keyboard("xjxjx");
  await expect.element(page.getByText("3 selected")).toBeVisible();
  await userEvent.keyboard("{Shift>}A{/Shift}");
  const dialog = page.getByRole("dialog", { name: "1 of 3 stones needs a reason" });
  await expect.element(dialog.getByRole("listitem")).toHaveTextContent(`NW4${messages.belowCost}`);
  expect(acts(server, "/approve-stone")).toEqual([]);
  await dialog.getByRole("button", { name: "Approve the other 2" }).click();
  await expect.poll(() => acts(server, "/approve-stone")).toEqual([{ ids: [1, 2] }]);
});

test("an empty reason is said at its field when it is sent by keys", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  await userEvent.keyboard("r{Control>}{Enter}{/Control}");
  const reason = page.getByRole("textbox", { name: /^Reason/ });
  await expect.element(reason).toHaveAccessibleDescription(messages.reasonNeeded);
  await userEvent.keyboard("Gone");
  await expect.element(reason).not.toHaveAccessibleDescription(messages.reasonNeeded);
  expect(acts(server, "/reject-stone")).toEqual([]);
});

test("many are approved at once by their own key", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  await userEvent.keyboard("xjx");
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await userEvent.keyboard("{Shift>}A{/Shift}");
  await expect.element(heading("NW3")).toBeVisible();
  expect(acts(server, "/approve-stone")).toEqual([{ ids: [1, 2] }]);
});
