import { useState } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { RoleId } from "#domain/roles.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import type { LinesSearch } from "#features/stone-lists/lines-search.ts";
import { StoneListPage } from "#features/stone-lists/stone-list-page.tsx";
import { listViewer } from "#stones/lines/list-viewer.ts";
import { aStoneLine } from "#support/a-stone-line.ts";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { deliveredLayout } from "#ui/data-table/layout.ts";
import { findings } from "../ui/findings.ts";

type Line = ReturnType<typeof aStoneLine>;

const noTotals = { pieces: 0, carat: 0, rap_avg: null, disc_avg: null, price_per_ct: null, total_amt: 0 };
const answerOf = (lines: readonly Line[], more: object = {}) => ({
  ...pageOf([...lines]),
  totals: { ...noTotals, pieces: lines.length },
  tabs: { held: lines.length },
  ...more,
});

/** A house that answers a list, and to acts what the test says. */
const house = (answer: unknown, acts: Record<string, () => Response> = {}) =>
  fakeServer((request) => {
    const { pathname } = new URL(request.url);
    const act = Object.keys(acts).find((name) => pathname.endsWith(name));
    if (act) return acts[act]?.() ?? success({});
    if (/\/get-[a-z-]+$/.test(pathname)) return success(answer);
    if (pathname.endsWith("/dna")) return success({ stone: aStoneLine().stone, history: [] });
    if (pathname.endsWith("/customer-dropdown")) return success(pageOf([]));
    return success({});
  });

interface ListProps {
  list?: ShownList;
  roleId?: number;
  search?: LinesSearch;
}

function List({ list = "hold", roleId = 1, search: start = {} }: ListProps) {
  const [search, setSearch] = useState(start);
  const [layout, setLayout] = useState(deliveredLayout);
  return (
    <StoneListPage
      list={list}
      viewer={listViewer({ id: roleId === 2 ? 6 : 1, role_id: roleId }, true)}
      taker={aStoneViewer(roleId as RoleId)}
      search={search}
      onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
      addressOf={({ currentTab }) => `#${currentTab ?? ""}`}
      device={{ layout, onLayout: setLayout }}
    />
  );
}

const heads = () =>
  page
    .getByRole("columnheader")
    .elements()
    .map((head) => head.textContent);
const two = [aStoneLine({ id: 1, stone: { stock_no: "NW1" } }), aStoneLine({ id: 2, stone: { stock_no: "NW2" } })];
const tick = (stock: string) => page.getByRole("checkbox", { name: new RegExp(stock) }).click();

beforeEach(() => localStorage.clear());

describe("whoever looks", () => {
  test("as an administrator sees whose the lines are and what they cost", async () => {
    const line = aStoneLine({ stone: { price_per_ct: 4000, total_amt: 4000, disc: -60 } });
    await showScreen(house(answerOf([line])), <List />);
    await expect.element(page.getByText("Northlight Jewels")).toBeVisible();
    expect(heads()).toEqual(expect.arrayContaining(["Client", "Made by", "$/ct", "Own $/ct"]));
    expect(await findings()).toEqual([]);
  });

  test("as a customer sees their own price alone, and no client to choose", async () => {
    await showScreen(house(answerOf([aStoneLine()])), <List roleId={2} />);
    await expect.element(page.getByText("NW1")).toBeVisible();
    expect(heads()).toContain("Own $/ct");
    expect(heads()).not.toEqual(expect.arrayContaining(["Client"]));
    expect(heads()).not.toEqual(expect.arrayContaining(["$/ct"]));
    expect(page.getByRole("combobox", { name: "Client" }).elements()).toEqual([]);
  });

  test("as a bulk customer sees of each line whose it is", async () => {
    await showScreen(house(answerOf([aStoneLine()])), <List roleId={6} />);
    await expect.element(page.getByRole("gridcell", { name: "Mara Lind" })).toBeVisible();
    expect(heads()).not.toContain("$/ct");
  });
});

test("a hold counts down by the server's clock, not by that of this machine", async () => {
  const served = new Date("2026-12-01T10:00:00Z");
  const held = aStoneLine({ expires_at: "2026-12-02T12:30:30Z" });
  const server = fakeServer((request) =>
    request.url.includes("/get-hold")
      ? Response.json(
          { status: "success", message: "", data: answerOf([held]) },
          { headers: { date: served.toUTCString() } },
        )
      : success(pageOf([])),
  );
  await showScreen(server, <List roleId={2} />);
  await expect.element(page.getByText("26 h 30 min")).toBeVisible();
});

test("the address is what is asked for: white diamonds where it does not say", async () => {
  const server = house(answerOf(two));
  await showScreen(server, <List search={{ user_id: 6, startDate: "2026-11-01", endDate: "2026-11-20" }} />);
  await expect.element(page.getByText("NW1")).toBeVisible();
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("/get-hold"))?.url.searchParams;
  expect(Object.fromEntries(asked ?? [])).toMatchObject({
    ...{ currentTab: "held", diamond_type: "white", user_id: "6", startDate: "2026-11-01", endDate: "2026-11-20" },
    ...{ page: "1", size: "500" },
  });
});

describe("an act on selected lines", () => {
  test("asks before what cannot be undone, says what is refused, and goes on with the rest", async () => {
    const reason = "This cannot be done in the present state.";
    let isRefusing = true;
    const server = house(answerOf(two), {
      "/release-hold": () =>
        isRefusing
          ? failure(409, { code: "transitionRefused", message: reason, refused: [{ stock_no: "NW1", id: 1, reason }] })
          : success({ data: [] }, 200, "The holds are released."),
    });
    await showScreen(server, <List roleId={2} />);
    await tick("NW1");
    await tick("NW2");
    await page.getByRole("button", { name: "Release 2" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Release 2" }).click();
    const refused = page.getByRole("dialog", { name: "Refused for 1 of 2 stones" });
    await expect.element(refused.getByText(reason)).toBeVisible();
    await expect.element(refused.getByText("NW1")).toBeVisible();
    expect(await findings()).toEqual([]);
    isRefusing = false;
    await refused.getByRole("button", { name: "Release the other 1" }).click();
    await expect.element(page.getByText("The holds are released.")).toBeVisible();
    const sent = server.seen.filter(({ url }) => url.pathname.endsWith("/release-hold"));
    expect(sent.map(({ text }) => bodyOf(text))).toEqual([{ ids: [1, 2] }, { ids: [2] }]);
    await expect.element(page.getByText("2 selected")).not.toBeInTheDocument();
  });

  test("that the machine refuses stays, locked, with its sentence", async () => {
    const issued = aStoneLine({ list: "memo", state: "issued", memo: { id: 1, number: "2026-0001" } });
    await showScreen(house(answerOf([issued])), <List list="memo" />);
    await tick("NW1");
    const reverse = page.getByRole("button", { name: "Reverse 1…" });
    await expect.element(reverse).toHaveAttribute("aria-disabled", "true");
    await expect.element(reverse).toHaveAccessibleDescription(
      "This cannot be done in the present state. Now: Issued. Needed: Received, or Sold.",
    );
    await expect.element(page.getByRole("button", { name: "Receive 1" })).not.toHaveAttribute("aria-disabled");
  });

  test("that the rules of the house end is locked in their words", async () => {
    const held = aStoneLine({ expires_at: "2026-12-02T12:30:30Z", extensions: 2 });
    const rules = () => success({ most_extensions: 2, four_eyes: null });
    await showScreen(house(answerOf([held]), { "/trade-rules": rules }), <List />);
    await tick("NW1");
    await expect
      .element(page.getByRole("button", { name: "Extend 1" }))
      .toHaveAccessibleDescription("This hold was extended as often as one may.");
  });

  test("that is not one's own to do is not there", async () => {
    const pending = aStoneLine({ list: "confirm", state: "pending" });
    await showScreen(house(answerOf([pending])), <List list="confirm" roleId={2} />);
    await tick("NW1");
    await expect.element(page.getByRole("button", { name: "Cancel 1…" })).toBeVisible();
    expect(page.getByRole("button", { name: /Approve|Reject|Change/ }).elements()).toEqual([]);
  });

  test("with a reason waits for it, and sends it", async () => {
    const pending = aStoneLine({ list: "confirm", state: "pending" });
    const server = house(answerOf([pending]), {
      "/reject-stone": () => success({ data: [] }, 200, "The requests are rejected."),
    });
    await showScreen(server, <List list="confirm" />);
    await tick("NW1");
    await page.getByRole("button", { name: "Reject 1…" }).click();
    const dialog = page.getByRole("dialog");
    await expect.element(dialog.getByRole("button", { name: /^Reject 1/ })).toHaveAttribute("aria-disabled", "true");
    await dialog.getByRole("textbox").fill("Promised elsewhere");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(page.getByText("The requests are rejected.")).toBeVisible();
    const sent = server.seen.find(({ url }) => url.pathname.endsWith("/reject-stone"));
    expect(bodyOf(sent?.text ?? "")).toEqual({ ids: [1], reason: "Promised elsewhere" });
  });
});

test("stones are sold at a price for each; a discount moves the price, and the act says what it comes to", async () => {
  const lines = [1, 2].map((id) =>
    aStoneLine({ id, list: "memo", state: "issued", stone: { stock_no: `NW${id}`, carat: 1.5 }, sell_amt: 7500 }),
  );
  const server = house(answerOf(lines), { "/memo-sell": () => success({ data: [] }, 200, "The stones are sold.") });
  await showScreen(server, <List list="memo" roleId={5} />);
  await tick("NW1");
  await tick("NW2");
  await page.getByRole("button", { name: "Sell 2…" }).click();
  await expect.element(page.getByRole("button", { name: "Sell 2 for $15,000.00" })).toBeVisible();
  await page.getByRole("textbox", { name: "Disc % of NW2" }).fill("-52");
  await expect.element(page.getByRole("textbox", { name: "Price $/ct of NW2" })).toHaveValue("4800.00");
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: "Sell 2 for $14,700.00" }).click();
  await expect.element(page.getByText("The stones are sold.")).toBeVisible();
  const sent = server.seen.find(({ url }) => url.pathname.endsWith("/memo-sell"));
  expect(bodyOf(sent?.text ?? "")).toEqual({
    lines: [
      { id: 1, price_per_ct: 5000 },
      { id: 2, price_per_ct: 4800 },
    ],
  });
});

test("memo wise, each memo stands over its lines with its client, its due day and what they come to", async () => {
  const lines = [
    aStoneLine({ list: "memo", state: "issued", due_date: "2026-11-01", is_overdue: true }),
    aStoneLine({ id: 2, list: "memo", state: "received", status: 2, stone: { stock_no: "NW2" } }),
  ];
  const group = {
    key: "1",
    label: "2026-0007",
    totals: { ...noTotals, pieces: 2, carat: 2, total_amt: 10_000 },
    lines,
  };
  await showScreen(
    house(answerOf([], { data: [group] })),
    <List list="memo" search={{ groupBy: 7, currentTab: "all" }} />,
  );
  const head = page.getByRole("row").filter({ hasText: "2026-0007" });
  for (const text of ["Northlight Jewels", "Overdue", "Partly ended", "2 pcs, 2.00 ct", "$10,000.00"]) {
    await expect.element(head).toHaveTextContent(text);
  }
});

describe("numbers that an external client sends", () => {
  const clients = [
    {
      id: 9,
      role_id: 6,
      first_name: "Bulk",
      last_name: "Feed",
      business: { id: 3, company_name: "Halden", status: 11 },
    },
    {
      id: 6,
      role_id: 2,
      first_name: "Mara",
      last_name: "Lind",
      business: { id: 1, company_name: "North", status: 11 },
    },
  ];
  const external = (answer: () => Response) =>
    fakeServer((request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/customer-dropdown")) return success(pageOf(clients));
      if (pathname.endsWith("/import-external-diamonds")) return answer();
      return success(answerOf([]));
    });
  const send = async () => {
    await page.getByRole("button", { name: "Import numbers…" }).click();
    const drawer = page.getByRole("complementary");
    await expect.element(drawer.getByRole("button", { name: /^Import/ })).toHaveAttribute("aria-disabled", "true");
    await drawer.getByRole("combobox", { name: "Client" }).click();
    await page.getByRole("option", { name: "Halden | Bulk Feed (API)" }).click();
    expect(page.getByRole("option", { name: /Mara Lind/ }).elements()).toEqual([]);
    await drawer.getByRole("textbox", { name: "Paste stock numbers" }).fill("NW1, NW404\nNW405");
    await drawer.getByRole("button", { name: /^Import 3/ }).click();
    return drawer;
  };

  test("are taken in for that client alone, and those not in stock stand there to be copied", async () => {
    const server = external(() => success({ data: [aStoneLine()], unmatched: ["NW404", "NW405"] }, 201, "Imported."));
    await showScreen(server, <List list="external" />);
    const drawer = await send();
    await expect.element(drawer.getByText("1 stone waits for an answer")).toBeVisible();
    await expect
      .element(drawer.getByRole("list", { name: "2 numbers are not in stock" }))
      .toHaveTextContent("NW404NW405");
    await expect.element(drawer.getByRole("button", { name: "Copy these" })).toBeVisible();
    await expect.element(drawer.getByRole("textbox", { name: "Paste stock numbers" })).toHaveValue("");
    const sent = server.seen.find(({ url }) => url.pathname.endsWith("/import-external-diamonds"));
    expect(bodyOf(sent?.text ?? "")).toEqual({ user_id: 9, stock_numbers: ["NW1", "NW404", "NW405"] });
    expect(await findings()).toEqual([]);
  });

  test("of which none is in stock are refused with each of them", async () => {
    const reason = "No such stone.";
    const refused = [{ stock_no: "NW404", code: "stoneUnknown", reason }];
    const server = external(() => failure(409, { code: "stoneUnknown", message: reason, refused }));
    await showScreen(server, <List list="external" />);
    const drawer = await send();
    await expect.element(drawer.getByRole("list", { name: "1 number is not in stock" })).toHaveTextContent("NW404");
    await expect.element(drawer.getByRole("alert")).toHaveTextContent(reason);
  });

  test("are nobody's to take in but an administrator's", async () => {
    await showScreen(
      external(() => success({})),
      <List list="external" roleId={8} />,
    );
    await expect.element(page.getByText("Nothing asked for by file")).toBeVisible();
    expect(page.getByRole("button", { name: "Import numbers…" }).elements()).toEqual([]);
  });
});

test("a list whose load fails says which, and keeps neither rows nor selection", async () => {
  const server = house(answerOf(two));
  await showScreen(server, <List />);
  await tick("NW1");
  await expect.element(page.getByText("1 selected")).toBeVisible();
  server.reply((request) => (request.url.includes("/get-hold") ? failure(500) : success(pageOf([]))));
  await page.getByText("Both").click();
  await expect.element(page.getByRole("alert").first()).toHaveTextContent("Failed to fetch hold data");
  await expect.element(page.getByText("1 selected")).not.toBeInTheDocument();
  expect(page.getByText("NW2").elements()).toEqual([]);
});
