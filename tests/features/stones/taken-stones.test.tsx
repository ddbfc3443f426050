import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { codes } from "#domain/codes.ts";
import { messages } from "#domain/messages.ts";
import { OwnHolds } from "#stones/own-holds.tsx";
import { StoneDrawer } from "#stones/stone-drawer.tsx";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { OwnRequestsContext } from "#ui/marks/own-requests.ts";
import { clientChoice, house, List, stone } from "./acting-house.tsx";

const button = (name: string | RegExp) => page.getByRole("button", { name });
const { hold, confirm, memo, sold } = codes.stone;

test("a stone that is sold is not said to be possible with a hold", async () => {
  await showScreen(house(), <List stones={[stone(1, { status: sold })]} />);
  await expect.element(button(/^Confirm 1…/)).toHaveAccessibleDescription(`${messages.onlyAvailableStones} Sold.`);
});

test("whoever has requested a stone reads that the request stands, and is not told to hold it", async () => {
  const requested = (stones: readonly string[]) => (
    <OwnRequestsContext value={new Set(stones)}>
      <List stones={[stone(1, { status: confirm }), stone(2, { status: confirm })]} />
    </OwnRequestsContext>
  );
  const all = await showScreen(house(), requested(["NW1", "NW2"]));
  await expect.element(button(/^Confirm 2…/)).toHaveAccessibleDescription("You have requested it already.");
  await expect
    .element(button(/^Hold 2/))
    .toHaveAccessibleDescription(new RegExp(`^${messages.onlyAvailableStones} NW1: Your request. NW2: Your request.`));
  await all.unmount();
  await showScreen(house(), requested(["NW1"]));
  await expect
    .element(button(/^Confirm 2…/))
    .toHaveAccessibleDescription(
      `${messages.onlyAvailableStones} NW1: Your request. NW2: Awaiting confirmation. It is possible if the stone is on hold for you.`,
    );
});

describe("a locked act says what has the stone", () => {
  const none = { is_own: false, client: null, paper: null, until: null, sold_at: null };
  const toNorthlight = { ...none, is: "onMemo" as const, client: "Northlight Jewels", paper: "M-2026-0042" };
  /** The drawer of a stone of this status, with what its own page says. */
  async function openDrawer(status: 5 | 8, now: object) {
    const server = fakeServer(({ url }) => {
      if (url.includes("/dna")) return success({ stone: stone(1, { status }), history: [], now });
      return url.includes("/customer-dropdown") ? clientChoice(11) : success(pageOf([]));
    });
    await showScreen(server, <StoneDrawer stockNo="NW1" viewer={aStoneViewer(1)} clientId={6} onClose={() => {}} />);
  }
  const rule = messages.onlyAvailableStones;

  test("in the drawer with the client and the paper, as far as the page of the stone says them", async () => {
    await openDrawer(memo, toNorthlight);
    const says = `${rule} On memo to Northlight Jewels (M-2026-0042).`;
    await expect.element(button(/^Hold$/)).toHaveAccessibleDescription(says);
  });

  test("by its status alone once that has moved on from what the page said", async () => {
    await openDrawer(sold, toNorthlight);
    await expect.element(button(/^Hold$/)).toHaveAccessibleDescription(`${rule} Sold.`);
  });

  test("of many chosen stones for the first three, and how many more there are", async () => {
    const statuses = [memo, sold, codes.stone.available, codes.stone.notAvailable, memo, memo];
    await showScreen(house(), <List stones={statuses.map((status, at) => stone(at + 1, { status }))} />);
    await expect
      .element(button(/^Add 6 to cart/))
      .toHaveAccessibleDescription(
        `${messages.onlyAvailableStones} NW1: On memo. NW2: Sold. NW4: Not offered any more. And 2 more.`,
      );
  });
});

test("after a refusal the rule stands once, and each stone says what has it", async () => {
  const one = { code: "onlyAvailableStones", reason: messages.onlyAvailableStones };
  const now = { is: "onMemo", is_own: false, client: null, paper: null, until: null, sold_at: null };
  const refused = [
    { ...one, stock_no: "NW1", now: { ...now, client: "Northlight Jewels", paper: "M-2026-0042" } },
    {
      ...one,
      stock_no: "NW2",
      until: "2026-12-01T14:00:00Z",
      now: { ...now, is: "held", until: "2026-12-01T14:00:00Z" },
    },
  ];
  await showScreen(
    house(() => failure(409, { code: one.code, message: one.reason, refused })),
    <List />,
  );
  await button(/^Hold 3/).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(messages.onlyAvailableStones)).toBeVisible();
  expect(dialog.getByText(messages.onlyAvailableStones).elements()).toHaveLength(1);
  await expect
    .element(dialog.getByRole("listitem").first())
    .toHaveTextContent(/^NW1\s*On memo to Northlight Jewels \(M-2026-0042\)\.$/);
  await expect
    .element(dialog.getByRole("listitem").last())
    .toHaveTextContent(/^NW2\s*Held by another client until 01\/12\/2026 \| \d\d:00\.$/);
});

test("a stone that was sold, or is none, is not offered: it says which it may be", async () => {
  const gone = fakeServer(() => failure(404, { code: "notFound", message: "Not found." }));
  await showScreen(
    gone,
    <StoneDrawer stockNo="NW1" viewer={aStoneViewer(2)} clientId={undefined} onClose={() => {}} />,
  );
  await expect.element(page.getByText("NW1 is not offered to you")).toBeVisible();
  await expect
    .element(page.getByText("It may have been sold or withdrawn, or the number may be mistyped."))
    .toBeVisible();
});

test("on a phone the acts on a stone that one holds stand in one row, below the time that is left", async () => {
  const held = stone(1, { status: hold });
  await showScreen(
    house(undefined, 11, { own: ["NW1"], live: 1 }),
    <OwnHolds isBuyer>
      <StoneDrawer stockNo="NW1" row={held} viewer={aStoneViewer(2)} clientId={undefined} onClose={() => {}} />
    </OwnHolds>,
  );
  await page.viewport(390, 844);
  await expect.element(button("Release")).toBeVisible();
  await expect.element(button("More")).toBeVisible();
  const top = (name: string | RegExp) => Math.round(button(name).element().getBoundingClientRect().top);
  expect(new Set([top("Release"), top("More"), top(/^Confirm/)]).size).toBe(1);
  await expect.element(page.getByText(/^Your hold: /)).toBeVisible();
  expect(
    page
      .getByText(/^Your hold: /)
      .element()
      .getBoundingClientRect().bottom,
  ).toBeLessThanOrEqual(top("Release"));
});
