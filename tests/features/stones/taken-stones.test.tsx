import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { codes } from "#domain/codes.ts";
import { messages } from "#domain/messages.ts";
import { OwnHolds } from "#stones/own-holds.tsx";
import { StoneDrawer } from "#stones/stone-drawer.tsx";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { failure, fakeServer } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { OwnRequestsContext } from "#ui/marks/own-requests.ts";
import { house, List, stone } from "./acting-house.tsx";

const button = (name: string | RegExp) => page.getByRole("button", { name });
const { hold, confirm, sold } = codes.stone;

test("a stone that is sold is not said to be possible with a hold", async () => {
  await showScreen(house(), <List stones={[stone(1, { status: sold })]} />);
  await expect.element(button(/^Confirm 1…/)).toHaveAccessibleDescription(messages.onlyAvailableStones);
});

test("whoever has requested a stone reads that the request stands, and is not told to hold it", async () => {
  const requested = (stones: readonly string[]) => (
    <OwnRequestsContext value={new Set(stones)}>
      <List stones={[stone(1, { status: confirm }), stone(2, { status: confirm })]} />
    </OwnRequestsContext>
  );
  const all = await showScreen(house(), requested(["NW1", "NW2"]));
  await expect.element(button(/^Confirm 2…/)).toHaveAccessibleDescription("You have requested it already.");
  await expect.element(button(/^Hold 2/)).toHaveAccessibleDescription(messages.onlyAvailableStones);
  await all.unmount();
  await showScreen(house(), requested(["NW1"]));
  await expect
    .element(button(/^Confirm 2…/))
    .toHaveAccessibleDescription(`${messages.onlyAvailableStones} It is possible if the stone is on hold for you.`);
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
