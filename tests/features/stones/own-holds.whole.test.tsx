import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { messages } from "#domain/messages.ts";
import { OwnHolds } from "#stones/own-holds.tsx";
import { success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { LiveStatusContext, LiveStatuses } from "#ui/marks/live-statuses.ts";
import { findings } from "../ui/findings.ts";
import { house, List, stone } from "./acting-house.tsx";

const button = (name: string | RegExp) => page.getByRole("button", { name });

test("of the stones that are chosen, one lets go of those that one holds oneself; without the right it is locked", async () => {
  const stones = [stone(1, { status: 4 }), stone(2, { status: 4 }), stone(3)];
  const server = house(() => success({ data: [] }), 11, { own: ["NW1"], live: 1 });
  const { unmount } = await showScreen(
    server,
    <OwnHolds isBuyer>
      <List stones={stones} />
    </OwnHolds>,
  );
  await button(/^Release 1$/).click();
  await page.getByRole("dialog").getByRole("button", { name: "Release 1" }).click();
  const released = () => server.seen.filter(({ method }) => method === "PUT");
  await expect.poll(() => released().map(({ text }) => bodyOf(text))).toEqual([{ lines: [{ id: 1, version: 3 }] }]);
  expect(await findings()).toEqual([]);
  await unmount();
  const reader = await showScreen(
    house(undefined, 11, { own: ["NW1"], live: 1 }),
    <OwnHolds isBuyer>
      <List stones={stones} mayWrite={false} />
    </OwnHolds>,
  );
  await expect.element(button(/^Release 1$/)).toHaveAccessibleDescription(messages.forbidden);
  await reader.unmount();
  // Of nobody's hold but one's own.
  await showScreen(
    house(),
    <OwnHolds isBuyer>
      <List stones={stones} />
    </OwnHolds>,
  );
  await expect.element(button(/^Confirm 3…/)).toBeVisible();
  expect(button(/^Release/).elements()).toEqual([]);
});

test("more stones than one may hold are refused before the click, with how many there is room for", async () => {
  const { unmount } = await showScreen(house(undefined, 11, { own: [], live: 18 }), <List />);
  await expect
    .element(button(/^Hold 3/))
    .toHaveAccessibleDescription(
      "You can hold up to 20 stones. 18 stones are already held, so there is room for 2 more.",
    );
  await unmount();
  await showScreen(house(undefined, 11, { own: [], live: 18 }), <List as={1} clientId={6} />);
  await expect.element(button(/^Hold 3/)).toHaveAccessibleDescription(/^A client can hold up to 20 stones\./);
});

test("a stone that one holds oneself may be confirmed at once, where its row still tells it available", async () => {
  // A list of available stones no longer has the stone, so the open stone is as it was seen, and its status is heard.
  const statuses = new LiveStatuses();
  statuses.tell([{ stock_no: "NW1", status: 4 }]);
  const Heard = () => (
    <LiveStatusContext value={statuses}>
      <List stones={[stone(1)]} />
    </LiveStatusContext>
  );
  const { unmount } = await showScreen(house(undefined, 11, { own: ["NW1"], live: 1 }), <Heard />);
  await expect.element(button(/^Confirm 1…/)).not.toHaveAttribute("aria-disabled");
  await expect.element(button(/^Hold 1/)).toHaveAttribute("aria-disabled", "true");
  await unmount();
  // Another client's hold leads nowhere.
  await showScreen(house(undefined, 11, { own: [], live: 0 }), <Heard />);
  await expect.element(button(/^Confirm 1…/)).toHaveAttribute("aria-disabled", "true");
});
