import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Data } from "#api/operation-types.ts";
import { HomePage } from "#features/home/home-page.tsx";
import type { SessionUser } from "#machines/session-parts.ts";
import { aHome } from "#support/a-home.ts";
import { aStoneLine } from "#support/a-stone-line.ts";
import { aStoneOnWire } from "#support/a-stone-on-wire.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

type Home = Data<"getHome">;
const since = "2026-11-18T14:05:00Z";
const user = {
  ...{ id: 6, first_name: "Mara", last_name: "Lind", email: "mara@example.test" },
  ...{ role_id: 2, role_name: "Customer", business_details: { company_name: "Northlight Jewels", status: 11 } },
} as unknown as SessionUser;
const mayRead = (screen: string) => screen === "search" || screen.startsWith("customer-profile/");

const serverOf = (home: Partial<Home>) =>
  fakeServer(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith("/home/mine")) return success(aHome(home));
    return success(pathname.endsWith("get-attributes") ? {} : pageOf([]));
  });

const search = (name: string, more: object = {}) => ({
  ...{ id: name.length, name, search_type: 1 as const, search: { diamond_type: "white" as const } },
  ...{ client: null, since, new_pieces: 0 },
  ...more,
});

const everything: Partial<Home> = {
  queues: [
    {
      list: "hold",
      tab: "held",
      total: 1,
      urgent: null,
      data: [aStoneLine({ id: 3, expires_at: new Date(1_795_000_000_000 + 3_600_000).toISOString() })],
    },
  ],
  arrivals: { since, total: 37, stones: [aStoneOnWire({ id: 8, stock_no: "NEW1", sell_amt: 4200 })] },
  searches: {
    total: 9,
    data: [search("Rounds", { new_pieces: 12 }), search("Fancies"), search("For ears", { search_type: 2 })],
  },
};

test("what is new leads to exactly these stones, each at its own price", async () => {
  await showScreen(serverOf(everything), <HomePage user={user} mayRead={mayRead} />);
  await expect
    .element(page.getByRole("link", { name: "All 37" }))
    .toHaveAttribute("href", "/search?availability=1&since=2026-11-18T14%3A05%3A00Z&sort=-arrived_at");
  await expect.element(page.getByRole("link", { name: /NEW1.*\$4,200\.00/ })).toBeVisible();
});

test("a saved search says how many have come, and its number opens exactly these", async () => {
  await showScreen(serverOf(everything), <HomePage user={user} mayRead={mayRead} />);
  await expect
    .element(page.getByRole("link", { name: "12 new: Rounds" }))
    .toHaveAttribute("href", "/search?diamond_type=white&since=2026-11-18T14%3A05%3A00Z");
  await expect.element(page.getByRole("link", { name: "Rounds", exact: true })).toBeVisible();
  await expect.element(page.getByText("None new")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "All 9" })).toHaveAttribute("href", "/search/saved");
});

test("a hold stands there with its clock", async () => {
  await showScreen(serverOf(everything), <HomePage user={user} mayRead={mayRead} />);
  await expect.element(page.getByRole("link", { name: /(59|60) min|1 h/ })).toBeVisible();
});

test("a new account is told what will stand there, and no number of nothing", async () => {
  const server = serverOf({ arrivals: { since: null, total: 0, stones: [] }, searches: { total: 0, data: [] } });
  await showScreen(server, <HomePage user={user} mayRead={mayRead} />);
  await expect.element(page.getByText("From your next visit on, you find here")).toBeVisible();
  await expect.element(page.getByText("Save a search, and you find here")).toBeVisible();
  expect(page.getByRole("link", { name: /All 0|0 new/ }).query()).toBeNull();
});

test("where nothing has come since the last visit it says since when", async () => {
  const server = serverOf({ arrivals: { since, total: 0, stones: [] }, searches: { total: 0, data: [] } });
  await showScreen(server, <HomePage user={user} mayRead={mayRead} />);
  await expect.element(page.getByText(/No stone has come since \d/)).toBeVisible();
});

test.each([
  ["a laptop", 1440, 900],
  ["a telephone", 390, 844],
])("on %s nothing is cut, and nothing is hard to reach", async (_, width, height) => {
  await showScreen(serverOf(everything), <HomePage user={user} mayRead={mayRead} />);
  await page.viewport(width, height);
  await expect.element(page.getByRole("link", { name: /NEW1/ })).toBeVisible();
  const frame = document.querySelector(".page");
  expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  expect(await findings()).toEqual([]);
});

test("while it is on its way there are bones of its parts, and no person below them that would move", async () => {
  const server = fakeServer(() => new Promise<never>(() => {}));
  await showScreen(server, <HomePage user={user} mayRead={mayRead} />);
  await expect.element(page.getByRole("heading", { name: "New since your last visit" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Saved searches" })).toBeVisible();
  expect(page.getByRole("heading", { name: "You", exact: true }).query()).toBeNull();
});
