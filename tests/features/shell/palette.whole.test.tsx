import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Palette } from "#features/shell/palette.tsx";
import { aStoneLine } from "#support/a-stone-line.ts";
import { aStoneOnWire } from "#support/a-stone-on-wire.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { Act } from "#ui/act/act.tsx";

const stones = [aStoneOnWire({ id: 1, stock_no: "NW204817" }), aStoneOnWire({ id: 2, stock_no: "NW204818" })];
const saved = {
  id: 7,
  name: "Rounds for Mara",
  search_type: 1,
  diamond_type: "white",
  search: { diamond_type: "white" },
  client: null,
};

const house = () =>
  fakeServer((request) => {
    const pagination = { currentPage: 1, pageSize: 6, totalPages: 1, totalRecords: 2 };
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/inventory/search")) return success({ stockList: stones, pagination });
    if (pathname.endsWith("/customer-dropdown")) return success(pageOf([]));
    return success({ data: [saved], pagination });
  });
const onGo = vi.fn();
const open = (server = house(), screens = [{ label: "Search", to: "/search", category: "Stones" }]) =>
  showScreen(server, <Palette screens={screens} onGo={onGo} onSignOut={vi.fn()} onClose={vi.fn()} />);

test("a stone is found by how its number begins and by its report number, and opens in its drawer", async () => {
  const server = house();
  await open(server);
  await page.getByRole("combobox").fill("NW2048"); // at once: letter by letter a slow machine asks in between
  await expect.element(page.getByRole("option", { name: /NW204817/ })).toBeVisible();
  expect(page.getByRole("option").elements()).toHaveLength(2);
  // Both are asked at once, and the answer that comes first is shown.
  const asked = () => server.seen.filter(({ url }) => url.pathname.endsWith("/inventory/search"));
  const both = new Set([{ begins: "NW2048" }, { numbers: ["NW2048"] }]);
  await expect.poll(() => new Set(asked().map(({ text }) => bodyOf(text)))).toEqual(both);
  await userEvent.keyboard("{Enter}");
  expect(onGo).toHaveBeenLastCalledWith("/search?numbers=NW204817&stock=NW204817");
});

test("a stone that is found says what it is: its colour in words, and whether it is lab grown or natural", async () => {
  const fancy = { diamond_type: "fancy", color: null, fancy_color: "YELLOW", intensity: "FCV" } as const;
  const found = [
    aStoneOnWire({ id: 1, stock_no: "NW204817", report_no: "2141438171" }),
    aStoneOnWire({ id: 2, stock_no: "NW204818", stone_origin: 1, lab: "NONE", ...fancy }),
  ];
  const pagination = { currentPage: 1, pageSize: 6, totalPages: 1, totalRecords: 2 };
  await open(fakeServer(() => success({ stockList: found, data: [], pagination })));
  await page.getByRole("combobox").fill("NW2048");
  const option = (number: string) => page.getByRole("option", { name: number });
  await expect.element(option("NW204817")).toHaveTextContent("1.00 D VVS1 · Natural · GIA 2141438171");
  await expect.element(option("NW204818")).toHaveTextContent("1.00 FCV Yellow VVS1 · Lab grown · None");
});

test("a mistyped word in a phrase of the trade is mended by one click, as in the search", async () => {
  const asked: string[] = [];
  const server = fakeServer((request) => {
    const { pathname, searchParams } = new URL(request.url);
    const pagination = { currentPage: 1, pageSize: 6, totalPages: 1, totalRecords: 2 };
    if (pathname.endsWith("/diamond-attribute-submasters")) {
      return success({ shape: [{ id: 1, code: "ROUND", name: "Round", keyword: null }] });
    }
    const phrase = searchParams.get("searchTerm");
    if (!phrase) return success({ stockList: [], data: [], pagination });
    asked.push(phrase);
    const chip = { text: "1ct", label: "Carat 1.00 to 1.09", part: {}, alternatives: [] };
    const unknown = phrase.includes("roud") ? ["roud"] : [];
    return success({ stockList: [], pagination, understood: { search: {}, chips: [chip], unknown } });
  });
  await open(server);
  await page.getByRole("combobox").fill("1ct roud");
  await page.getByRole("group", { name: "Did you mean" }).getByRole("option", { name: "1ct round" }).click();
  await expect.element(page.getByRole("option", { name: /^Search for 1ct round/ })).toBeVisible();
  expect(asked).toEqual(["1ct roud", "1ct round"]);
});

test("a saved search is found by its name", async () => {
  await open();
  await userEvent.keyboard("mara");
  await page.getByRole("option", { name: /Rounds for Mara/ }).click();
  expect(onGo).toHaveBeenLastCalledWith("/search?diamond_type=white");
});

test("a list is found as the sidebar reads, with the count of what waits there", async () => {
  const holds = { label: "Hold", to: "/transaction/hold", category: "Transactions" };
  await showScreen(house(), <Palette screens={[holds]} counts={{ hold: 3 }} onGo={onGo} onClose={vi.fn()} />);
  await page.getByRole("combobox").fill("hold 3");
  await page.getByRole("option", { name: /^Hold/ }).click();
  expect(onGo).toHaveBeenLastCalledWith("/transaction/hold");
});

test("an act of the present screen is done from the palette, and one that may not be done is not offered", async () => {
  const [hold, memo] = [vi.fn(), vi.fn()];
  function ScreenWithActs() {
    const [isFinding, setFinding] = useState(false);
    return (
      <main className="main">
        <Act keys="H" onClick={hold}>
          Hold 3
        </Act>
        <Act keys="M" reason="Please select a client." onClick={memo}>
          Issue memo of 3…
        </Act>
        <Act onClick={() => setFinding(true)}>Find</Act>
        {isFinding && <Palette screens={[]} onGo={onGo} onClose={() => setFinding(false)} />}
      </main>
    );
  }
  await showScreen(house(), <ScreenWithActs />);
  await page.getByRole("button", { name: "Find" }).click();
  const acts = page.getByRole("group", { name: "On this screen" });
  await page.getByRole("combobox").fill("memo of 3");
  await expect.element(page.getByText("Nothing found")).toBeVisible();
  await page.getByRole("combobox").fill("hold 3");
  await expect.element(acts.getByRole("option", { name: /^Hold 3/ })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect([hold.mock.calls.length, memo.mock.calls.length]).toEqual([1, 0]);
});

test("a workflow is found by its name, by who may see workflows", async () => {
  const server = house();
  const screen = await open(server, [{ label: "Workflows", to: "/admin/workflows", category: "Administration" }]);
  await userEvent.keyboard("confirm workflow{Enter}");
  expect(onGo).toHaveBeenLastCalledWith("/admin/workflows/confirm");
  await screen.unmount();
  await open(server, [{ label: "Dashboard", to: "/dashboard", category: "Home" }]);
  await userEvent.keyboard("confirm workflow");
  await expect.element(page.getByText("Nothing found")).toBeVisible();
});

test("who may not search is asked nothing of stones", async () => {
  const server = house();
  await open(server, [{ label: "Dashboard", to: "/dashboard", category: "Home" }]);
  await userEvent.keyboard("NW2048");
  await expect.element(page.getByText("Nothing found")).toBeVisible();
  expect(server.seen).toEqual([]);
});

describe("in the office", () => {
  const screens = ["memo", "invoice", "hold"].map((name) => ({
    label: name,
    to: `/transaction/${name}`,
    category: "Transactions",
  }));
  const mara = { id: 6, role_id: 2, first_name: "Mara", last_name: "Lind", business: { company_name: "Northlight" } };
  const memo = aStoneLine({ list: "memo", state: "issued", memo: { id: 17, number: "M-2026-0117" } });
  const sold = aStoneLine({ list: "memo", state: "sold", invoice: { id: 40, number: "INV-2026-0117" } });
  const office = () =>
    fakeServer((request) => {
      const { pathname } = new URL(request.url);
      const group = (line: object) => ({ key: "1", label: "2026-0117", totals: {}, lines: [line, line] });
      if (pathname.endsWith("/get-memo")) return success({ ...pageOf([group(memo)]), tabs: {}, totals: {} });
      if (pathname.endsWith("/get-invoice")) return success({ ...pageOf([group(sold)]), tabs: {}, totals: {} });
      return success(pageOf([mara]));
    });

  test("a memo and an invoice are found by their number, and lead to the paper", async () => {
    await open(office(), screens);
    await userEvent.keyboard("2026-0117");
    await expect.element(page.getByRole("option", { name: /INV-2026-0117.*Invoice/ })).toBeVisible();
    await page.getByRole("option", { name: /^M-2026-0117.*Memo/ }).click();
    expect(onGo).toHaveBeenLastCalledWith("/transaction/paper/17");
  });

  test("a paper pasted with its prefix is found alone, however it is written", async () => {
    await open(office(), screens);
    await userEvent.keyboard("inv-2026-0117");
    await expect.element(page.getByRole("option", { name: /INV-2026-0117.*Invoice/ })).toBeVisible();
    expect(page.getByRole("option", { name: /^M-2026-0117/ }).elements()).toEqual([]);
  });

  test("a client leads to their own page, and a program to its, where these may be opened", async () => {
    const halden = { ...mara, id: 8, role_id: 6, first_name: "Halden", last_name: "API" };
    const server = fakeServer(() => success(pageOf([mara, halden])));
    const people = ["/client", "/api"].map((to) => ({ label: to, to, category: "People" }));
    await open(server, people);
    await userEvent.keyboard("north");
    await page.getByRole("option", { name: /Mara Lind/ }).click();
    expect(onGo).toHaveBeenLastCalledWith("/client/6");
    await page.getByRole("option", { name: /Halden API \(API\)/ }).click();
    expect(onGo).toHaveBeenLastCalledWith("/api/8");
  });

  test("a business associate is found by name, by who may open their page", async () => {
    const jonas = { id: 4, first_name: "Jonas", last_name: "Okafor", email: "jonas@demo.test" };
    const server = fakeServer((request) =>
      success(pageOf(new URL(request.url).pathname.endsWith("/businessassociate") ? [jonas] : [])),
    );
    const people = [{ label: "Business associates", to: "/business-associate", category: "People" }];
    await open(server, people);
    await userEvent.keyboard("jonas");
    await page.getByRole("option", { name: /Jonas Okafor.*Business associate/ }).click();
    expect(onGo).toHaveBeenLastCalledWith("/business-associate/4/profile");
  });

  test("a client is found by name, and leads to their holds where nothing else may be opened", async () => {
    const server = office();
    await open(server, screens);
    await page.getByRole("combobox").fill("lind");
    await page.getByRole("option", { name: /Northlight \| Mara Lind/ }).click();
    expect(onGo).toHaveBeenLastCalledWith("/transaction/hold?user_id=6");
    expect(server.seen.at(-1)?.url.searchParams.get("search")).toBe("lind");
    // Nobody is asked for a paper by a name.
    expect(server.seen.every(({ url }) => url.pathname.endsWith("/customer-dropdown"))).toBe(true);
  });
});

test("a screen without an entry of its own is found, by its name and by other words for it", async () => {
  const own = [
    { label: "Hold", to: "/customer-profile/hold", category: "My stones" },
    { label: "Business", to: "/customer-profile/business", category: "My stones", also: "kyc documents" },
  ];
  await open(house(), own);
  await userEvent.keyboard("kyc");
  await expect.element(page.getByRole("option", { name: /Business/ })).toBeVisible();
  await page.getByRole("combobox").fill("hold");
  await userEvent.keyboard("{Enter}");
  expect(onGo).toHaveBeenLastCalledWith("/customer-profile/hold");
});

test("a phrase of the trade is a search, with how many stones it finds", async () => {
  const search = { attributes: { color: { values: ["D"] } } };
  const understood = { search, chips: [{ text: "D" }], unknown: [], did_you_mean: [] };
  const server = fakeServer((request) =>
    new URL(request.url).pathname.endsWith("/inventory/search")
      ? success({ understood, pagination: { totalRecords: 1204 } })
      : success({ data: [], pagination: {} }),
  );
  await open(server);
  await page.getByRole("combobox").fill("1ct D VVS 3ex gia");
  const found = page.getByRole("option", { name: /Search for 1ct D VVS 3ex gia/ });
  await expect.element(found).toHaveTextContent("1,204 stones");
  await found.click();
  expect(onGo).toHaveBeenLastCalledWith("/search?color=D");
});

describe("a phrase begins with the usual origin", () => {
  const asked = (search: object) =>
    fakeServer((request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith("/search-start")) return success({ diamond_type: "white", stone_origin: 2, is_own: false });
      if (!pathname.endsWith("/inventory/search")) return success({ data: [], pagination: {} });
      const understood = { search, chips: [{ text: "D" }], unknown: [], did_you_mean: [] };
      return searchParams.has("searchTerm")
        ? success({ understood, pagination: { totalRecords: 1204 } })
        : success({ pagination: { totalRecords: 900 } });
    });
  const color = { values: ["D"] };
  const found = () => page.getByRole("option", { name: /Search for 1ct D/ });

  test("where it says none: so many stones are counted, that is said, and the search opens so", async () => {
    const server = asked({ attributes: { color } });
    await open(server);
    await page.getByRole("combobox").fill("1ct D");
    await expect.element(found()).toHaveTextContent("Natural · 900 stones");
    expect(server.seen.map(({ text }) => bodyOf(text || "{}"))).toContainEqual({
      attributes: { color, stone_origin: { values: ["2"] } },
    });
    await found().click();
    expect(onGo).toHaveBeenLastCalledWith("/search?color=D&stone_origin=2");
  });

  test("but not where it says one itself", async () => {
    await open(asked({ attributes: { color, stone_origin: { values: ["1"] } } }));
    await page.getByRole("combobox").fill("1ct D");
    await expect.element(found()).toHaveTextContent("Lab grown · 1,204 stones");
    await found().click();
    expect(onGo).toHaveBeenLastCalledWith("/search?color=D&stone_origin=1");
  });

  test("and stones that are named by their numbers are of any", async () => {
    await open(asked({ numbers: ["NW1", "NW2"] }));
    await page.getByRole("combobox").fill("1ct D");
    await expect.element(found()).toHaveTextContent(/1,204 stones$/);
    await expect.element(found()).not.toHaveTextContent("Natural");
  });
});

test("a phrase with a word that nobody understands is no search", async () => {
  const understood = { search: {}, chips: [], unknown: ["Jonas"], did_you_mean: [] };
  const server = fakeServer((request) =>
    new URL(request.url).pathname.endsWith("/inventory/search")
      ? success({ understood, pagination: { totalRecords: 20000 } })
      : success({ data: [], pagination: {} }),
  );
  await open(server);
  await page.getByRole("combobox").fill("Jonas Quist");
  await expect.element(page.getByText("Nothing found")).toBeVisible();
});
