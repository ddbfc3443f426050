import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { OnResults } from "#features/search/on-results.ts";
import { type Results, readResults, writeResults } from "#features/search/results-search.ts";
import { StartedResults } from "#features/search/started-results.tsx";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { deliveredLayout } from "#ui/table/data-table/layout.ts";
import { answers, found, searches, stone } from "./search-house.tsx";

const white = { diamond_type: "white", stone_origin: 2, is_own: false };
const house = (start: () => Response = () => success(white), search?: Parameters<typeof answers>[0]) => {
  const others = answers(search);
  return fakeServer((request) => (request.url.includes("search-start") ? start() : others(request)));
};
const kept = ({ seen }: FakeServer) =>
  seen
    .filter(({ method, url }) => method === "PUT" && url.pathname.endsWith("/search-start"))
    .map(({ text }) => bodyOf(text));
const natural = { diamond_type: "white", attributes: { stone_origin: { values: ["2"] } } };

/** The search as its address is written and read. */
function Search({ address = {} }: { address?: Record<string, string> }) {
  const [now, setNow] = useState<Record<string, unknown>>(address);
  const [viewer] = useState(() => aStoneViewer(2));
  const results: Results = readResults(now);
  const onResults: OnResults = (change) => setNow((before) => writeResults(change(readResults(before))));
  const device = { layout: deliveredLayout, onLayout: () => undefined };
  return <StartedResults results={results} onResults={onResults} viewer={viewer} mayWrite device={device} />;
}
const choose = (group: string, name: string) =>
  page.getByRole("radiogroup", { name: group }).getByText(name, { exact: true }).click();

test("a search that says nothing begins with the house's first choice, and says so", async () => {
  const server = house();
  await showScreen(server, <Search />);
  await expect.element(page.getByRole("row", { name: /JD1000001/ })).toBeVisible();
  expect(searches(server).map(({ what }) => what)).toEqual([natural]);
  await expect.element(page.getByRole("radio", { name: "Natural" })).toBeChecked();
  await expect.element(page.getByRole("radio", { name: "White" })).toBeChecked();
  expect(kept(server)).toEqual([]);
});

test("an address that says all origins shows all, whatever the house's first choice is", async () => {
  const server = house();
  await showScreen(server, <Search address={{ stone_origin: "all" }} />);
  await expect.element(page.getByRole("row", { name: /JD1000001/ })).toBeVisible();
  expect(searches(server).map(({ what }) => what)).toEqual([{ attributes: { stone_origin: { values: ["1", "2"] } } }]);
  await expect
    .element(page.getByRole("radiogroup", { name: "Origin" }).getByRole("radio", { name: "Both" }))
    .toBeChecked();
  expect(page.getByRole("button", { name: /^Clear/ }).elements()).toEqual([]);
});

test("who asks for both finds both, and begins so the next time", async () => {
  const server = house();
  await showScreen(server, <Search />);
  await expect.element(page.getByRole("row", { name: /JD1000001/ })).toBeVisible();
  await choose("Origin", "Both");
  await expect.poll(() => searches(server).at(-1)?.what).toEqual({ diamond_type: "white" });
  await choose("Diamond type", "Both");
  await expect.poll(() => searches(server).at(-1)?.what).toEqual({});
  expect(kept(server)).toEqual([
    { diamond_type: "white", stone_origin: null },
    { diamond_type: null, stone_origin: null },
  ]);
  await expect
    .element(page.getByRole("radiogroup", { name: "Origin" }).getByRole("radio", { name: "Both" }))
    .toBeChecked();
});

test("an address that says what is looked for means just that", async () => {
  const server = house();
  await showScreen(server, <Search address={{ shape: "ROUND" }} />);
  await expect
    .poll(() => searches(server).map(({ what }) => what))
    .toEqual([{ attributes: { shape: { values: ["ROUND"] } } }]);
});

test.each([1, 2] as const)(
  "an address whose only condition is availability %i means just that",
  async (availability) => {
    const server = house();
    await showScreen(server, <Search address={{ availability: String(availability) }} />);
    await expect.poll(() => searches(server).map(({ what }) => what)).toEqual([{ availability }]);
  },
);

test("pasted numbers find their stones, of whatever kind they are, and change nothing for the next search", async () => {
  const server = house();
  await showScreen(server, <Search />);
  await expect.element(page.getByRole("row", { name: /JD1000001/ })).toBeVisible();
  await page.getByRole("textbox", { name: "Words or numbers" }).fill("JD1000001 JD1000002");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => searches(server).at(-1)?.what).toEqual({ numbers: ["JD1000001", "JD1000002"] });
  expect(kept(server)).toEqual([]);
});

test("clearing the filters leaves the kind of stones, which is none of them", async () => {
  const server = house();
  await showScreen(server, <Search address={{ diamond_type: "white", stone_origin: "2", color: "D" }} />);
  await page.getByRole("button", { name: "Clear 1 filter" }).click();
  await expect.poll(() => searches(server).at(-1)?.what).toEqual(natural);
});

test("where there is no stone of that kind, the others are one click away", async () => {
  const server = house(undefined, (body) => success(found(body.diamond_type ? [] : [stone(1)])));
  await showScreen(server, <Search />);
  await expect.element(page.getByText("There are no such stones for you.")).toBeVisible();
  await page.getByRole("button", { name: "Show all diamonds" }).click();
  await expect.element(page.getByRole("row", { name: /JD1000001/ })).toBeVisible();
});

test("where the first choice cannot be read, all stones are there", async () => {
  const server = house(() => failure(500, { code: "x", message: "Something went wrong", request_id: "01J9" }));
  await showScreen(server, <Search />);
  await expect.element(page.getByRole("row", { name: /JD1000001/ })).toBeVisible();
  expect(searches(server).map(({ what }) => what)).toEqual([{}]);
});

test.each([
  ["white", 1366],
  ["fancy", 1366],
  ["", 1366],
  ["white", 1440],
  ["fancy", 1440],
  ["", 1440],
])("of %s diamonds at %i one's own discount, price, amount and status are seen at once", async (type, width) => {
  const fancy = { diamond_type: "fancy", color: null, fancy_color: "YELLOW", intensity: "FCV", overtone: "BROWNISH" };
  const rows = [stone(1), stone(2, { ...fancy, rap: null, markup_disc: null, stone_origin: 1, status: 5 })];
  const facets = { color: { D: 3 }, fancy_color: { YELLOW: 1 }, shade: { BROWN: 0 } };
  const many = { ...found(rows).pagination, totalRecords: 900 };
  const server = house(undefined, () => success(found(rows, { facets, pagination: many })));
  await showScreen(server, <Search address={{ diamond_type: type, shape: "ROUND" }} />);
  // The folded sidebar of the portal stands to the left of the screen.
  await page.viewport(width - 56, 768);
  await expect.element(page.getByRole("row", { name: /JD1000002/ })).toBeVisible();
  const list = page.getByRole("grid").element().parentElement as HTMLElement;
  const edge = list.getBoundingClientRect().left + list.clientWidth;
  for (const name of ["Origin", /^Disc %/, /^Price \$\/ct/, /^Amount \$/]) {
    const { right } = page.getByRole("columnheader", { name }).element().getBoundingClientRect();
    expect(right, String(name)).toBeLessThanOrEqual(edge + 1);
  }
  // The longest status of a stone, too.
  for (const [row, said] of [
    [/JD1000001/, "Available"],
    [/JD1000002/, "Business Process"],
  ] as const) {
    const status = page.getByRole("row", { name: row }).getByText(said, { exact: true });
    expect(status.element().getBoundingClientRect().right, said).toBeLessThanOrEqual(edge);
  }
});

test.each([
  ["white", 1366],
  ["fancy", 1366],
  ["", 1366],
  ["white", 1440],
])("of %s diamonds at %i fluorescence, lab and media are in sight before the status", async (type, width) => {
  const fancy = { diamond_type: "fancy", color: null, fancy_color: "YELLOW", intensity: "FCV", overtone: "BROWNISH" };
  const media = { image: "/a.svg", video: "https://films.example/a", certificate: "/a.pdf" };
  const rows = [stone(1, { ...media, fluorescence: "MED" }), stone(2, { ...fancy, stone_origin: 1, status: 5 })];
  const facets = { color: { D: 3 }, fancy_color: { YELLOW: 1 }, shade: { BROWN: 0 } };
  const many = { ...found(rows).pagination, totalRecords: 900 };
  await showScreen(
    house(undefined, () => success(found(rows, { facets, pagination: many }))),
    <Search address={{ diamond_type: type, shape: "ROUND" }} />,
  );
  await page.viewport(width - 56, 768);
  await expect.element(page.getByRole("row", { name: /JD1000002/ })).toBeVisible();
  const list = page.getByRole("grid").element().parentElement as HTMLElement;
  const edge = list.getBoundingClientRect().left + list.clientWidth;
  const boxOf = (name: string) =>
    page.getByRole("columnheader", { name, exact: true }).element().getBoundingClientRect();
  const status = boxOf("Status").left;
  for (const name of ["Fluo", "Lab", "Media"]) expect(boxOf(name).right, name).toBeLessThanOrEqual(status + 1);
  expect(status).toBeLessThan(edge);
  const row = page.getByRole("row", { name: /JD1000001/ });
  for (const name of ["Image", "Video", "Certificate"]) {
    const link = row
      .getByRole("link", { name: `${name} JD1000001` })
      .element()
      .getBoundingClientRect();
    expect([link.right <= status, link.width >= 24], name).toEqual([true, true]);
  }
  // Nothing of these is cut: neither the head nor the grade.
  for (const column of ["fluorescence", "lab", "media", "cut", "polish", "symmetry", "stone_origin"]) {
    const head = document.querySelector(`th[data-column="${column}"] .head`);
    const words = head?.querySelector("span") ?? head;
    expect((words?.scrollWidth ?? 1) - (words?.clientWidth ?? 0), column).toBeLessThanOrEqual(0);
  }
  const cut = row
    .getByRole("gridcell")
    .elements()
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);
  expect(cut).toEqual([]);
});

test("columns as somebody arranged them stay so: media comes behind the last, and may be hidden", async () => {
  const kept = ["stock_no", "status", "lab", "carat"].map((id) => ({ id, label: id, is_shown: true, width: null }));
  const media = { id: "media", label: "Media", is_shown: true, width: null };
  const others = answers(() => success(found([stone(1, { image: "/a.svg" })])));
  const shown = (columns: object[]) =>
    fakeServer((request) =>
      new URL(request.url).pathname.endsWith("/stone-fields")
        ? success({ view: "search", columns, sets: [] })
        : others(request),
    );
  const heads = () => [...document.querySelectorAll("thead th[data-column]")].map((head) => head.textContent);
  const first = await showScreen(shown([...kept, media]), <Search address={{ shape: "ROUND" }} />);
  await expect.element(page.getByRole("row", { name: /JD1000001/ })).toBeVisible();
  expect(heads().slice(0, 5)).toEqual(["Stock no", "Status", "Lab", "Carat", "Media"]);
  await first.unmount();
  await showScreen(shown([...kept, { ...media, is_shown: false }]), <Search address={{ shape: "ROUND" }} />);
  await expect.element(page.getByRole("row", { name: /JD1000001/ })).toBeVisible();
  expect(heads()).not.toContain("Media");
});

test("among both types the column of colours has the room of letters, until there is a fancy colour", async () => {
  const facets = { color: { D: 3 }, fancy_color: { YELLOW: 0 } };
  const many = { ...found([]).pagination, totalRecords: 900 };
  const wide = () => page.getByRole("columnheader", { name: /^Col/ }).element().getBoundingClientRect().width;
  const both = <Search address={{ shape: "ROUND" }} />;
  const letters = await showScreen(
    house(undefined, () => success(found([stone(1), stone(2)], { facets, pagination: many }))),
    both,
  );
  await expect.element(page.getByRole("columnheader", { name: /^Col/ })).toBeInTheDocument();
  await expect.poll(wide).toBeLessThan(60);
  await letters.unmount();
  const yellow = { color: { D: 3 }, fancy_color: { YELLOW: 1 } };
  await showScreen(
    house(undefined, () => success(found([stone(1), stone(2)], { facets: yellow, pagination: many }))),
    both,
  );
  await expect.element(page.getByRole("columnheader", { name: /^Col/ })).toBeInTheDocument();
  await expect.poll(wide).toBeGreaterThan(100);
});

test("while the stones are on their way, their columns stand there and no others", async () => {
  let answer = () => {};
  const later = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const others = answers(() => success(found([stone(1), stone(2)])));
  const server = fakeServer(async (request) => {
    if (new URL(request.url).pathname.endsWith("/inventory/search")) await later;
    return others(request);
  });
  await showScreen(server, <Search address={{ diamond_type: "white", shape: "ROUND" }} />);
  const heads = () => [...document.querySelectorAll("th")].map((head) => head.textContent?.trim());
  await expect.element(page.getByRole("status", { name: "Loading stones" })).toBeVisible();
  const before = heads();
  answer();
  await expect.element(page.getByRole("row", { name: /JD1000002/ })).toBeVisible();
  expect(before).toEqual(expect.arrayContaining(heads()));
  expect(before).not.toContain("Crown angle °");
  expect(before).not.toContain("Video");
});

test("a column that is empty for the whole answer steps aside", async () => {
  const facets = { color: { D: 3 }, lab: { GIA: 0 }, fluorescence: { NON: 2 } };
  const many = { ...found([]).pagination, totalRecords: 900 };
  const server = house(undefined, () => success(found([stone(1), stone(2)], { facets, pagination: many })));
  await showScreen(server, <Search address={{ diamond_type: "white" }} />);
  await expect.element(page.getByRole("columnheader", { name: /^Fluo/ })).toBeInTheDocument();
  await expect.element(page.getByRole("columnheader", { name: /^Lab/ })).not.toBeInTheDocument();
});
