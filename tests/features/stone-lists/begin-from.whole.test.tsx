import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { codes } from "#domain/codes.ts";
import { messages } from "#domain/messages.ts";
import type { RoleId } from "#domain/roles.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import { StoneListPage } from "#features/stone-lists/stone-list-page.tsx";
import { listViewer } from "#stones/lines/list-viewer.ts";
import { LiveStones } from "#stones/live-stones.tsx";
import { aPaperAhead } from "#support/a-paper-ahead.ts";
import { aStoneLine } from "#support/a-stone-line.ts";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { liveFeed } from "#support/live-feed.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { deliveredLayout } from "#ui/table/data-table/layout.ts";

// A line goes on from its list: out of the cart into a hold, out of a hold into a confirm request.

type Line = ReturnType<typeof aStoneLine>;

const totals = { pieces: 2, carat: 2, rap_avg: null, disc_avg: null, price_per_ct: null, total_amt: 0 };
const client = {
  id: 6,
  role_id: 2,
  first_name: "Mara",
  last_name: "Lind",
  business: { id: 1, company_name: "Northlight Jewels", status: 11 },
};
const house = (lines: readonly Line[], clients: () => unknown = () => pageOf([client])) =>
  fakeServer(async ({ url, method }) => {
    const { pathname } = new URL(url);
    if (method === "POST" && /\/(hold|memo|confirm-stone)$/.test(pathname)) return success({ data: lines }, 201);
    if (/\/get-[a-z-]+$/.test(pathname)) return success({ ...pageOf([...lines]), totals, tabs: {} });
    if (pathname.endsWith("/paper-preview")) return success(aPaperAhead());
    return success(pathname.endsWith("/customer-dropdown") ? await clients() : {});
  });

function List({ list, roleId }: { list: ShownList; roleId: RoleId }) {
  const [layout, setLayout] = useState(deliveredLayout);
  return (
    <StoneListPage
      onDirty={() => {}}
      list={list}
      viewer={listViewer({ id: roleId === 2 ? 6 : 1, role_id: roleId }, true)}
      taker={aStoneViewer(roleId)}
      search={{}}
      onSearch={() => {}}
      addressOf={() => "#"}
      device={{ layout, onLayout: setLayout }}
    />
  );
}

const inCart = ["NW1", "NW2"].map((stock_no, at) =>
  aStoneLine({ id: at + 1, list: "cart", status: 1, state: "in", stone: { stock_no, status: 1 } }),
);
const tick = (stock: string) => page.getByRole("checkbox", { name: new RegExp(stock) }).click();

beforeEach(() => localStorage.clear());

test("a customer holds what stands in the cart", async () => {
  const server = house(inCart);
  await showScreen(server, <List list="cart" roleId={2} />);
  await tick("NW1");
  await tick("NW2");
  await page.getByRole("button", { name: "Hold 2" }).click();
  const held = () => server.seen.filter(({ method, url }) => method === "POST" && url.pathname.endsWith("/hold"));
  await expect.poll(() => held().length).toBe(1);
  expect(held().map(({ text }) => bodyOf(text))).toEqual([
    {
      lines: [
        { stock_no: "NW1", seen_ppc: 5000 },
        { stock_no: "NW2", seen_ppc: 5000 },
      ],
    },
  ]);
});

test("the news of a hold come before its answer: what is ticked while the cart is read anew stays ticked", async () => {
  const feed = liveFeed();
  let readAnew = () => {};
  const isReadAnew = new Promise<void>((resolve) => (readAnew = resolve));
  let tell = () => {};
  const isTold = new Promise<void>((resolve) => (tell = resolve));
  let reads = 0;
  const added = aStoneLine({ id: 3, list: "cart", status: 1, state: "in", stone: { stock_no: "NW3", status: 1 } });
  const server = fakeServer(async (asked) => {
    const { pathname } = new URL(asked.url);
    if (pathname.endsWith("/live/stones")) return feed.answer(asked);
    if (asked.method === "POST" && pathname.endsWith("/hold")) {
      feed.tell([{ stock_no: "NW1", status: 4 }]);
      await isReadAnew;
      return success({ data: inCart }, 201);
    }
    if (!pathname.endsWith("/get-carts")) return success({});
    reads += 1;
    if (reads === 1) return success({ ...pageOf([...inCart]), totals, tabs: {} });
    readAnew();
    await isTold;
    return success({ ...pageOf([...inCart, added]), totals, tabs: {} });
  });
  await showScreen(
    server,
    <LiveStones>
      <List list="cart" roleId={2} />
    </LiveStones>,
  );
  await tick("NW1");
  await tick("NW2");
  const hold = (count: number) => page.getByRole("button", { name: new RegExp(`^Hold ${count}`) });
  await hold(2).click();
  await expect.poll(() => hold(2).elements()).toEqual([]);

  await tick("NW2");
  await expect.element(hold(1)).toBeVisible();
  tell();
  await expect.element(page.getByRole("checkbox", { name: /NW3/ })).toBeVisible();
  await expect.element(hold(1)).toBeVisible();
});

test("an associate issues a memo of held stones for the client who holds them, who is not asked for again", async () => {
  const held = aStoneLine({ id: 7, stone: { stock_no: "NW7", status: 4 } });
  await showScreen(house([held]), <List list="hold" roleId={5} />);
  await tick("NW7");
  await page.getByRole("button", { name: /Issue memo/ }).click();
  await expect.element(page.getByRole("complementary").getByText("Northlight Jewels | Mara Lind")).toBeVisible();
});

test("stones of two clients are begun for neither", async () => {
  const user = { id: 9, first_name: "Tom", last_name: "Alder", role_id: 2 };
  const other = aStoneLine({ id: 3, list: "cart", state: "in", stone: { stock_no: "NW3", status: 1 }, user });
  await showScreen(house([...inCart, other]), <List list="cart" roleId={5} />);
  await tick("NW1");
  await tick("NW3");
  const hold = page.getByRole("button", { name: /^Hold 2/ });
  await expect.element(hold).toHaveAttribute("aria-disabled", "true");
  await expect.element(hold).toHaveAccessibleDescription(messages.selectClient);
});

test("what is held or asked for already is not offered once more", async () => {
  await showScreen(house([aStoneLine({ stone: { stock_no: "NW1", status: 4 } })]), <List list="hold" roleId={2} />);
  await tick("NW1");
  await expect.element(page.getByRole("button", { name: /^Confirm/ })).toBeVisible();
  expect(page.getByRole("button", { name: /^Hold/ }).elements()).toEqual([]);
  expect(page.getByRole("button", { name: /^Issue/ }).elements()).toEqual([]);
});

test("a request that waits is not issued on memo, one that is approved is", async () => {
  const asked = (id: number, state: string) =>
    aStoneLine({ id, list: "confirm", state, stone: { stock_no: `NW${id}`, status: 3 } });
  await showScreen(house([asked(1, "pending"), asked(2, "approved.awaitingMemo")]), <List list="confirm" roleId={5} />);
  const issue = page.getByRole("button", { name: /^Issue memo/ });
  await tick("NW1");
  await expect.element(issue).toHaveAttribute("aria-disabled", "true");
  await expect.element(issue).toHaveAccessibleDescription(new RegExp(messages.onlyAvailableStones));
  await tick("NW1");
  await tick("NW2");
  await expect.element(issue).not.toHaveAttribute("aria-disabled");
});

/** The same place; the edge of a dock may stand on half a pixel. */
const near = (at: number) => expect.toSatisfy((now: number) => Math.abs(now - at) <= 1);

test.each([
  ["a laptop", 1366, 768],
  ["a phone", 390, 844],
])("what is told late of a client does not move the acts under one's hand, on %s", async (_, width, height) => {
  let tell = (_: unknown) => {};
  const told = new Promise((resolve) => (tell = resolve));
  const server = house(inCart, () => told);
  await showScreen(server, <List list="cart" roleId={5} />);
  await page.viewport(width, height);
  await tick("NW1");
  const remove = page.getByRole("button", { name: "Remove 1" });
  await expect.element(remove).toBeVisible();
  await expect.poll(() => server.seen.some(({ url }) => url.searchParams.get("user_id") === "6")).toBe(true);
  const places = () =>
    [...document.querySelectorAll(".dock-acts button")].map((act) => {
      const { x, y } = act.getBoundingClientRect();
      return { act: act.textContent, x, y };
    });
  const before = places();
  tell(pageOf([{ ...client, business: { ...client.business, status: codes.business.kycPending } }]));
  await expect.element(page.getByRole("link", { name: "The client's documents" })).toBeVisible();
  expect(before.length).toBeGreaterThan(3);
  expect(places()).toEqual(before.map(({ act, x, y }) => ({ act, x: near(x), y: near(y) })));
});
