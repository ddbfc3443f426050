import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { LinksPage } from "#features/share-links/links-page.tsx";
import type { LinksSearch } from "#features/share-links/links-search.ts";
import { PublishingContext } from "#stones/publishing.ts";
import { SearchTabs } from "#stones/search-tabs.tsx";
import { ShareMenu } from "#stones/share-menu.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const link = (of: object) => ({
  id: 3,
  stones: ["JD1", "JD2", "JD3"],
  client: "Northlight Jewels",
  resale_pct: 0,
  created_at: "2026-11-20T09:00:00Z",
  expires_at: "2026-11-23T09:00:00Z",
  is_good: true,
  opened: 2,
  opened_at: "2026-11-20T10:00:00Z",
  ...of,
});

const house = (links: object[]) =>
  fakeServer((request) => {
    if (request.method === "DELETE") return success(null, 200, "The link is ended.");
    const pagination = { currentPage: 1, pageSize: 50, totalPages: 1, totalRecords: links.length };
    return success({ data: links, pagination });
  });
const Links = () => <LinksPage search={{}} onSearch={() => undefined} />;

test("one's links tell what they show, at whose prices, until when and how often they were opened", async () => {
  await showScreen(
    house([link({}), link({ id: 4, stones: ["JD9"], client: null, is_good: false, opened: 0 })]),
    <Links />,
  );
  const shows = page.getByRole("link", { name: "Search for JD1, JD2 and 1 more" });
  await expect.element(shows).toHaveAttribute("href", "/search?numbers=JD1%2CJD2%2CJD3");
  await expect.element(page.getByText("Northlight Jewels")).toBeVisible();
  await expect.element(page.getByText("2 times")).toBeVisible();
  await expect.element(page.getByText("Never")).toBeVisible();
  await expect.element(page.getByText("Ended")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("one's links tell what was put on top of one's prices, and which show none", async () => {
  await page.viewport(1366, 768);
  await showScreen(house([link({ resale_pct: 12.5 }), link({ id: 4, stones: ["JD9"], resale_pct: null })]), <Links />);
  await expect.element(page.getByText("+12.50 %")).toBeVisible();
  await expect.element(page.getByText("No prices")).toBeVisible();
});

test("a link that is good is ended after a question; one that is ended is not", async () => {
  const server = house([link({}), link({ id: 4, stones: ["JD9"], is_good: false })]);
  await showScreen(server, <Links />);
  await page.getByRole("button", { name: "End link to JD1, JD2 and 1 more" }).click();
  expect(page.getByRole("button", { name: "End link to JD9" }).elements()).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "End link", exact: true }).click();
  await expect.element(page.getByText("The link is ended.")).toBeVisible();
  const asked = server.seen.filter(({ method }) => method === "DELETE");
  expect(asked.map(({ url }) => url.pathname)).toEqual(["/api/v1/inventory/share-diamonds/3"]);
});

test("without links the screen says where they come from, and a failed load says why", async () => {
  const screen = await showScreen(house([]), <Links />);
  await expect.element(page.getByText("No links yet")).toBeVisible();
  await screen.unmount();
  await showScreen(
    fakeServer(() => failure(500, { code: "x", message: "Something went wrong", request_id: "01J9" })),
    <Links />,
  );
  await expect.element(page.getByRole("alert").first()).toBeVisible();
});

test("the address of a notice shows its link alone, and leads on to all of them", async () => {
  const server = house([link({ id: 7 })]);
  let search: LinksSearch = { link: 7 };
  await showScreen(server, <LinksPage search={search} onSearch={(patch) => (search = { ...search, ...patch })} />);
  await expect.element(page.getByText("2 times")).toBeVisible();
  expect(server.seen[0]?.url.searchParams.get("id")).toBe("7");
  await page.getByRole("button", { name: "Show all links" }).click();
  expect(search.link).toBeUndefined();
  expect(await findings()).toEqual([]);
});

test("a link that is not one's own is not there, and the screen says so", async () => {
  await showScreen(house([]), <LinksPage search={{ link: 8 }} onSearch={() => undefined} />);
  await expect.element(page.getByText("No such link")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Show all links" })).toBeVisible();
});

test("whoever may publish nothing has no screen of links, and can pass stones on as text alone", async () => {
  const stone = { stock_no: "JD1" } as never;
  const screens = (mayPublish: boolean) => (
    <PublishingContext value={mayPublish}>
      <SearchTabs current="results" />
      <ShareMenu stones={[stone]} clientId={undefined} />
    </PublishingContext>
  );
  const link = page.getByRole("link", { name: "Links" });
  const make = page.getByRole("menuitem", { name: "Create link…" });
  const text = page.getByRole("menuitem", { name: "Copy as text", exact: true });
  const seller = await showScreen(house([]), screens(true));
  await expect.element(link).toBeVisible();
  await page.getByRole("button", { name: "Share 1…" }).click();
  await expect.element(make).toBeVisible();
  expect([text, make].map((one) => one.element().getBoundingClientRect().height)).toEqual([40, 40]);
  await seller.unmount();
  await showScreen(house([]), screens(false));
  await page.getByRole("button", { name: "Share 1…" }).click();
  await expect.element(text).toBeVisible();
  expect(make.elements()).toEqual([]);
  expect(link.elements()).toEqual([]);
});
