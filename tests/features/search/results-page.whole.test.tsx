import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { answers, chip, found, latest, Search, searches, stone } from "./search-house.tsx";

const group = (name: string) => page.getByRole("region", { name });

test("a chip comes into the search and goes out of it, and other types stay as they are", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Search start={{ what: { attributes: { clarity: { values: ["VS1"] } } } }} />);
  await group("Colour").getByText("E", { exact: true }).click();
  await expect
    .poll(() => latest(server))
    .toEqual({
      attributes: { clarity: { values: ["VS1"] }, color: { values: ["E"] } },
    });
  await expect.element(chip("E 12")).toHaveAttribute("aria-pressed", "true");
  await chip("E 12").click();
  await expect.poll(() => latest(server)).toEqual({ attributes: { clarity: { values: ["VS1"] } } });
  expect(await findings()).toEqual([]);
});

test("a second range takes the place of the first; a chip with nothing in it can still be pressed", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Search start={{ what: { ranges: { carat: { from: 1, to: 1.49 } } } }} />);
  await chip("1.50–1.99 7").click();
  await expect.poll(() => latest(server)).toEqual({ ranges: { carat: { from: 1.5, to: 1.99 } } });
  await expect.element(chip("F 0")).toHaveAttribute("data-none");
  await chip("F 0").click();
  await expect.poll(() => latest(server)).toMatchObject({ attributes: { color: { values: ["F"] } } });
});

test("one group is cleared and the others stay; all are cleared at once; what is chosen can be what one does not want", async () => {
  const what = { attributes: { color: { values: ["D"] }, lab: { values: ["GIA"] } } };
  const server = fakeServer(answers());
  await showScreen(server, <Search start={{ what }} />);
  await page.getByRole("combobox", { name: "Lab: selected values" }).selectOptions("Does not contain");
  await expect.poll(() => latest(server)).toMatchObject({ attributes: { lab: { values: ["GIA"], contain: 2 } } });
  await page.getByRole("button", { name: "Clear colour" }).click();
  await expect.poll(() => latest(server)).toEqual({ attributes: { lab: { values: ["GIA"], contain: 2 } } });
  await page.getByRole("button", { name: "Clear 1 filter" }).click();
  await expect.poll(() => latest(server)).toEqual({});
});

test("by keyboard: select, read the selection's totals, open, walk on, close", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Search />);
  const grid = page.getByRole("grid", { name: "stones" });
  await expect.element(grid).toBeVisible();
  await expect.element(page.getByLabelText("Totals")).toHaveTextContent("Total$3,030.00");
  (grid.element() as HTMLElement).focus();
  await userEvent.keyboard(" {ArrowDown} ");
  await expect.element(page.getByText("2 selected", { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText("Totals of the selection")).toHaveTextContent("Total$2,010.00");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("2 of 3")).toBeVisible();
  await userEvent.keyboard("j");
  await expect.element(page.getByText("3 of 3")).toBeVisible();
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("3 of 3")).not.toBeInTheDocument();
});

/** The stones that were put on the watch list, an act at a time. */
const watchedIn = ({ seen }: FakeServer) =>
  seen.flatMap(({ url, text }) => (url.pathname.endsWith("/watchlist") ? [bodyOf(text).stock_numbers] : []));

test("with a stone open and none selected, a letter in the list acts on the open stone", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Search />);
  await page.getByRole("row", { name: /JD1000001/ }).click();
  await expect.element(page.getByText("1 of 3")).toBeVisible();
  await page.getByRole("row", { name: /JD1000002/ }).click();
  await expect.element(page.getByText("2 of 3")).toBeVisible();
  (page.getByRole("grid", { name: "stones" }).element() as HTMLElement).focus();
  await userEvent.keyboard("w");
  await expect.poll(() => watchedIn(server)).toEqual([["JD1000002"]]);
  await userEvent.keyboard(" ");
  await expect.element(page.getByText("1 selected", { exact: true })).toBeVisible();
  await userEvent.keyboard("{ArrowDown} {ArrowUp} w");
  await expect.poll(() => watchedIn(server)).toEqual([["JD1000002"], ["JD1000003"]]);
});

test("with the focus on the media of the open stone, single keys still walk on and act", async () => {
  const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
  const seen = [1, 2, 3].map((id) => stone(id, { image: pixel, video: pixel }));
  const server = fakeServer(answers(() => success(found(seen))));
  await showScreen(server, <Search />);
  await page.getByRole("row", { name: /JD1000001/ }).click();
  await page.getByText("Image", { exact: true }).click();
  await expect.element(page.getByRole("radio", { name: "Image" })).toHaveFocus();
  await userEvent.keyboard("j");
  await expect.element(page.getByText("2 of 3")).toBeVisible();
  await page.getByText("Image", { exact: true }).click();
  await userEvent.keyboard("w");
  await expect.poll(() => watchedIn(server)).toEqual([["JD1000002"]]);
});

test("stones that are asked for by their numbers are called by how many they are, pasted or not", async () => {
  const numbers = [
    { text: "JD1000001", state: "found", stock_nos: ["JD1000001"] },
    { text: "JD1000002", state: "taken", stock_nos: ["JD1000002"] },
  ];
  const server = fakeServer(answers(() => success(found([stone(1), stone(2)], { numbers }))));
  const start = { what: { numbers: numbers.map(({ text }) => text) } };
  await showScreen(server, <Search start={start} />);
  const strip = page.getByRole("region", { name: "2 numbers" });
  await expect.element(strip.getByText("1 found")).toBeVisible();
  await expect.element(strip).not.toHaveTextContent("yours");
});

test("the number of a stone that was sold is said to be no longer offered, apart from one that nobody knows", async () => {
  const numbers = ["gone", "notFound"].map((state, at) => ({ text: `JD100000${at}`, state, stock_nos: [] }));
  const server = fakeServer(answers(() => success(found([], { numbers }))));
  await showScreen(server, <Search start={{ what: { numbers: numbers.map(({ text }) => text) } }} />);
  const strip = page.getByRole("region", { name: "2 numbers" });
  await expect.element(strip).toHaveTextContent("0 found0 taken1 no longer offered1 not found");
});

test.each([
  { who: "oneself", start: {}, said: "2 yours" },
  { who: "a client", start: { userId: 6 }, said: "2 of the client" },
])(
  "numbers of stones that are with $who already are counted as such, beside what others took",
  async ({ start, said }) => {
    const numbers = ["JD1000001", "JD1000002", "JD1000003"].map((text, at) => ({
      text,
      state: at < 2 ? "yours" : "taken",
      stock_nos: [text],
    }));
    const server = fakeServer(answers(() => success(found([stone(1)], { numbers }))));
    await showScreen(server, <Search start={{ what: { numbers: numbers.map(({ text }) => text) }, ...start }} />);
    const strip = page.getByRole("region", { name: "3 numbers" });
    await expect.element(strip).toHaveTextContent(new RegExp(`0 found${said}1 taken0 not found`));
    await strip.getByRole("button", { name: said }).click();
    await expect.element(page.getByRole("dialog", { name: said })).toHaveTextContent("JD1000001JD1000002");
  },
);

test("on a phone one stone is one, and with no filter there is none to count", async () => {
  const server = fakeServer(answers(() => success(found([stone(1)]))));
  await showScreen(server, <Search />);
  await page.viewport(390, 844);
  await expect.element(page.getByText(/^1 stone(?!s)/)).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).click();
  await expect.element(page.getByRole("button", { name: "Clear filters" })).toBeDisabled();
});

test.each([390, 320])("on %i pixels the acts below the filters stay on one line", async (width) => {
  const pagination = { currentPage: 1, pageSize: 500, totalPages: 300, totalRecords: 120_821 };
  const server = fakeServer(answers(() => success(found([stone(1)], { pagination }))));
  const colours = { attributes: { color: { values: ["D"] }, lab: { values: ["GIA"] } } };
  await showScreen(server, <Search start={{ what: colours }} />);
  await page.viewport(width, 844);
  await page.getByRole("button", { name: "2 filters" }).click();
  const done = page.getByRole("button", { name: "Show 120,821 stones" });
  await expect.element(done).toBeVisible();
  const clear = page.getByRole("button", { name: "Clear 2 filters" });
  const lines = [done, clear].map((button) => {
    const label = document.createRange();
    label.selectNodeContents(document.createTreeWalker(button.element(), NodeFilter.SHOW_TEXT).nextNode() as Node);
    return label.getClientRects().length;
  });
  expect(lines).toEqual([1, 1]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test("on a phone the search is saved and followed from its filters", async () => {
  const colours = { attributes: { color: { values: ["D"] } } };
  await showScreen(fakeServer(answers()), <Search start={{ what: colours }} />);
  await page.viewport(390, 844);
  await page.getByRole("button", { name: "1 filter" }).click();
  const follow = page.getByRole("link", { name: "Alert me to arrivals…" });
  await expect.element(follow).toHaveAttribute("href", "/search/demands?new=1&color=D");
  await page.getByRole("button", { name: "Save search…" }).click();
  await expect.element(page.getByRole("complementary", { name: "Save this search" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Show 3 stones" })).not.toBeInTheDocument();
});

test("all that match are selected one by one, page by page", async () => {
  const server = fakeServer(
    answers((_, url) => {
      const isAll = url.searchParams.get("size") === "1000";
      const rows = isAll ? [1, 2, 3, 4, 5].map((id) => stone(id)) : [stone(1), stone(2)];
      const pagination = { currentPage: 1, pageSize: 2, totalPages: 3, totalRecords: 5 };
      return success(found(rows, { pagination }));
    }),
  );
  await showScreen(server, <Search />);
  await page.getByRole("checkbox", { name: "Select JD1000001" }).click();
  await page.getByRole("button", { name: "Select all 5" }).click();
  await expect.element(page.getByText("5 selected", { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText("Totals of the selection")).toHaveTextContent("Pieces5");
});

test("with nothing selected sharing says what is missing", async () => {
  await showScreen(fakeServer(answers()), <Search />);
  await expect
    .element(page.getByRole("button", { name: "Share…" }))
    .toHaveAccessibleDescription("Please select at least one diamond");
});

test("nothing that matches names the one condition to lift", async () => {
  const what = { attributes: { color: { values: ["D"] }, fluorescence: { values: ["VST"] } } };
  const server = fakeServer(
    answers((body) =>
      success(
        "attributes" in body && "fluorescence" in (body.attributes as object)
          ? found([], { loosen: { name: "fluorescence", count: 3212 } })
          : found([stone(1)]),
      ),
    ),
  );
  await showScreen(server, <Search start={{ what }} />);
  await expect.element(page.getByText("No stone matches all 2 filters.")).toBeVisible();
  await expect.element(page.getByText("Without “Fluorescence VST” there are 3,212.")).toBeVisible();
  await page.getByRole("button", { name: "Remove fluorescence" }).click();
  await expect.poll(() => latest(server)).toEqual({ attributes: { color: { values: ["D"] } } });
});

test("a house without stones says what would fill it", async () => {
  await showScreen(fakeServer(answers(() => success(found([])))), <Search />);
  await expect.element(page.getByText("There are no stones for you yet.")).toBeVisible();
});

test("a list that does not load says so in the product's words, and so do counts that do not", async () => {
  const server = fakeServer(answers(() => failure(500, { code: "x", request_id: "01J9" })));
  await showScreen(server, <Search />);
  await expect.element(page.getByText("Failed to fetch search list")).toBeVisible();
  await expect.element(page.getByText("Failed to fetch inventory count")).toBeVisible();
  await expect.element(page.getByText("01J9")).toBeVisible();
  server.reply(answers());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("3 on this page / 3 matching")).toBeVisible();
});

test("one sentence of the server about list and counts is said once", async () => {
  const server = fakeServer(
    answers(() => failure(500, { code: "x", message: "Something went wrong", request_id: "1" })),
  );
  await showScreen(server, <Search />);
  await expect.element(page.getByText("Something went wrong")).toBeVisible();
  expect(page.getByText("Something went wrong").elements()).toHaveLength(1);
});

test("an associate looks as a client: the client's answer stands in place of their own", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Search as={5} />);
  await page.getByRole("combobox", { name: "Client" }).click();
  await page.getByRole("option", { name: "Acme | Ann Lee" }).click();
  await expect.poll(() => searches(server).at(-1)?.userId).toBe("6");
});

test("a buyer is offered neither clients, nor providers, nor cost", async () => {
  await showScreen(fakeServer(answers()), <Search />);
  await expect.element(chip("E 12")).toBeVisible();
  expect(page.getByRole("combobox", { name: "Client" }).elements()).toEqual([]);
  expect(page.getByRole("button", { name: "Provider", exact: true }).elements()).toEqual([]);
  expect(page.getByRole("button", { name: "Cost", exact: true }).elements()).toEqual([]);
});

test("a PDF over its limit is locked with the reason, and selected stones have a zip", async () => {
  const pagination = { currentPage: 1, pageSize: 500, totalPages: 40, totalRecords: 19_735 };
  const server = fakeServer(answers(() => success(found([stone(1), stone(2)], { pagination }))));
  await showScreen(server, <Search />);
  await page.getByRole("button", { name: "Export 19,735" }).click();
  const pdf = page.getByRole("menuitem", { name: /^PDF/ });
  await expect.element(pdf).toHaveTextContent("A PDF holds at most 5,000 stones.");
  await expect.element(pdf).toHaveAttribute("aria-disabled", "true");
  expect(page.getByRole("menuitem", { name: /^Zip/ }).elements()).toEqual([]);
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  (page.getByRole("grid", { name: "stones" }).element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await page.getByRole("button", { name: "Export 1", exact: true }).click();
  await expect.element(page.getByRole("menuitem", { name: "PDF" })).not.toHaveAttribute("aria-disabled");
  await page.getByRole("menuitem", { name: "Zip of certificates", exact: true }).click();
  await expect
    .poll(() => server.seen.find(({ url }) => url.pathname.endsWith("/diamond-zip"))?.url.search)
    .toContain("stock_no=JD1000001&includeCertificate=true&includeImage=false");
});

test("past the filters a link leads straight to the stones", async () => {
  await showScreen(fakeServer(answers()), <Search />);
  const grid = page.getByRole("grid", { name: "stones" });
  await expect.element(grid).toBeVisible();
  (page.getByRole("button", { name: "Skip to the stones" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(grid).toHaveFocus();
});
