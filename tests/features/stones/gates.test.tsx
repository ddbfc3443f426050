import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { codes } from "#domain/codes.ts";
import { messages } from "#domain/messages.ts";
import { comeBack, showScreen } from "#support/show-screen.tsx";
import { InCartContext } from "#ui/marks/in-cart.ts";
import { findings } from "../ui/findings.ts";
import { acts, house, List, stone, three } from "./acting-house.tsx";

const button = (name: string | RegExp) => page.getByRole("button", { name });
const { hold, confirm, memo, sold } = codes.stone;
const { kycPending } = codes.business;
const pending = messages.kycPending;

/** A buyer's list, and what the house may do to their business meanwhile. */
function ListOfOneBusiness() {
  const [business, setBusiness] = useState<number>(codes.business.registered);
  return (
    <>
      <button type="button" onClick={() => setBusiness(kycPending)}>
        The house takes it back
      </button>
      <List business={business} />
    </>
  );
}

test("the gates stand in their order: stones, a client, the KYC, the status; then one may", async () => {
  const gates = [
    { stones: [], business: kycPending, says: messages.selectDiamond },
    { stones: [stone(1, { status: memo })], clientId: undefined, business: kycPending, says: messages.selectClient },
    { stones: [stone(1, { status: memo })], clientId: 6, business: kycPending, says: pending },
    {
      stones: [stone(1), stone(2, { status: memo })],
      clientId: 6,
      says: `${messages.onlyAvailableStones} NW2: On memo.`,
    },
  ];
  for (const { stones, clientId, business, says } of gates) {
    const screen = await showScreen(house(undefined, business), <List as={5} stones={stones} clientId={clientId} />);
    await expect.element(button(/^Hold/)).toHaveAccessibleDescription(says);
    await screen.unmount();
  }
  await showScreen(house(), <List as={5} clientId={6} />);
  await expect.element(button(/^Hold 3/)).not.toHaveAttribute("aria-disabled");
  await expect.element(button(/^Issue memo of 3…/)).not.toHaveAttribute("aria-disabled");
  expect(await findings()).toEqual([]);
});

test("an act that may not be done stays in reach of the keyboard, and sends nothing", async () => {
  const server = house(undefined, kycPending);
  await showScreen(server, <List as={5} clientId={6} />);
  await expect.element(button(/^Hold 3/)).toHaveAttribute("aria-disabled", "true");
  while (document.activeElement !== button(/^Hold 3/).element()) await userEvent.tab();
  await expect.element(page.getByRole("tooltip", { name: pending })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("h");
  await expect.element(page.getByRole("alert")).toHaveTextContent(pending);
  expect(acts(server)).toEqual([]);
  expect(await findings()).toEqual([]);
});

test("the key of an act says that a stone must be selected first, where none is", async () => {
  const server = house();
  await showScreen(server, <List stones={[]} />);
  for (const key of ["a", "h"]) {
    await userEvent.keyboard(key);
    await expect.element(page.getByRole("alert")).toHaveTextContent(messages.selectDiamond);
    await page.getByRole("alert").getByRole("button").click();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  }
  expect(acts(server)).toEqual([]);
});

test("a business that is not registered yet may put into the cart, watch, note and enquire", async () => {
  await showScreen(house(), <List business={kycPending} />);
  for (const name of [/^Add 3 to cart/, /^Watch 3/, /^Note on 3…/, /^Enquire about 3…/]) {
    await expect.element(button(name)).not.toHaveAttribute("aria-disabled");
  }
  await expect.element(button(/^Hold 3/)).toHaveAccessibleDescription(pending);
  await expect.element(button(/^Confirm 3…/)).toHaveAccessibleDescription(pending);
});

test("a guest reads what is missing, and is led to where one signs up", async () => {
  await showScreen(house(), <List as={4} business={codes.business.notRegistered} />);
  await expect.element(button(/^Hold 3/)).toHaveAccessibleDescription(pending);
  await expect.element(page.getByRole("paragraph").filter({ hasText: pending })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Sign up" }))
    .toHaveAttribute("href", "/customer-profile/profile");
  expect(button(/^Issue memo/).elements()).toEqual([]);
});

test("who acts for a client that is not registered reads it beside the acts, with the way to the client's documents", async () => {
  await showScreen(house(undefined, kycPending), <List as={5} clientId={6} />);
  await expect.element(page.getByRole("paragraph").filter({ hasText: pending })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "The client's documents" }))
    .toHaveAttribute("href", "/client/6?tab=kyc");
  expect(await findings()).toEqual([]);
});

test("a form that stands open when the registration is taken back says so, and leads to where it is mended", async () => {
  await showScreen(house(), <ListOfOneBusiness />);
  await button(/^Confirm 3…/).click();
  await button("The house takes it back").click();
  const form = page.getByRole("complementary");
  await expect.element(form.getByText(pending).first()).toBeVisible();
  await expect
    .element(form.getByRole("link", { name: "Your business" }))
    .toHaveAttribute("href", "/customer-profile/business");
});

test("what a role never does is not shown to it", async () => {
  const names = { 1: 7, 5: 7, 2: 6, 4: 6, 6: 6, 3: 0, 8: 0 };
  for (const role of [1, 5, 2, 4, 6, 3, 8] as const) {
    const screen = await showScreen(house(), <List as={role} clientId={6} />);
    await expect.element(page.getByText("3 selected")).toBeVisible();
    expect(page.getByRole("button").elements()).toHaveLength(names[role]);
    await screen.unmount();
  }
});

test("a stone on hold is the client's own: it can be asked for and put on memo, but not held again", async () => {
  const holdsIt = house(undefined, undefined, { own: ["NW1"], live: 1 });
  await showScreen(holdsIt, <List as={1} clientId={6} stones={[stone(1, { status: hold })]} />);
  const isTheirs = new RegExp(`^${messages.onlyAvailableStones} Held for [^.]+ until 22/11/2026 . ..:00\\.`);
  await expect.element(button(/^Hold 1/)).toHaveAccessibleDescription(isTheirs);
  await expect.element(button(/^Add 1 to cart/)).toHaveAccessibleDescription(isTheirs);
  await expect.element(button(/^Confirm 1…/)).not.toHaveAttribute("aria-disabled");
  await expect.element(button(/^Issue memo of 1…/)).not.toHaveAttribute("aria-disabled");
});

test("an approved stone may go on memo, what is on memo or sold may not; a sold one is not asked about", async () => {
  const at = async (status: 3 | 8) => showScreen(house(), <List as={1} clientId={6} stones={[stone(1, { status })]} />);
  const asked = await at(confirm);
  await expect.element(button(/^Issue memo of 1…/)).not.toHaveAttribute("aria-disabled");
  await expect
    .element(button(/^Confirm 1…/))
    .toHaveAccessibleDescription(
      `${messages.onlyAvailableStones} Awaiting confirmation. It is possible if the stone is on hold for this client.`,
    );
  await asked.unmount();
  await at(sold);
  await expect.element(button(/^Enquire about 1…/)).toHaveAccessibleDescription(`${messages.stoneSold} Sold.`);
  await expect.element(button(/^Issue memo of 1…/)).toHaveAttribute("aria-disabled", "true");
  await expect.element(button(/^Watch 1/)).not.toHaveAttribute("aria-disabled");
});

test("a buyer who may not confirm what another holds is told of a hold of their own, not of some client", async () => {
  const holdsNothing = house(undefined, undefined, { own: [], live: 0 });
  await showScreen(holdsNothing, <List as={2} stones={[stone(1, { status: hold })]} />);
  await expect
    .element(button(/^Confirm 1…/))
    .toHaveAccessibleDescription(
      `${messages.onlyAvailableStones} Held by another client. It is possible if the stone is on hold for you.`,
    );
});

test("what is in one's own cart already is not added again; beside another stone it is the house that leaves it out", async () => {
  const inCart = (stones: readonly string[]) => (
    <InCartContext value={new Set(stones)}>
      <List />
    </InCartContext>
  );
  const whole = await showScreen(house(), inCart(["NW1", "NW2", "NW3"]));
  await expect.element(button(/^Add 3 to cart/)).toHaveAccessibleDescription("Already in the cart.");
  await expect.element(button(/^Watch 3/)).not.toHaveAttribute("aria-disabled");
  await whole.unmount();
  await showScreen(house(), inCart(["NW1", "NW2"]));
  await expect.element(button(/^Add 3 to cart/)).not.toHaveAttribute("aria-disabled");
});

test("what is watched already says so before it is watched again; beside another stone it is the house that leaves it out", async () => {
  const watching = (watched: string[]) => house(undefined, undefined, undefined, undefined, undefined, watched);
  const own = watching(["NW1", "NW2", "NW3"]);
  const whole = await showScreen(own, <List />);
  await expect.element(button(/^Watch 3/)).toHaveAccessibleDescription("Already on the watch list.");
  await expect.element(button(/^Add 3 to cart/)).not.toHaveAttribute("aria-disabled");
  await userEvent.keyboard("w");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Already on the watch list.");
  expect(acts(own)).toEqual([]);
  await whole.unmount();
  const some = watching(["NW1", "NW2"]);
  const part = await showScreen(some, <List as={5} clientId={6} />);
  await expect
    .poll(() => some.seen.map(({ url }) => url.href))
    .toContainEqual(expect.stringMatching(/get-watchlist.*user_id=6/));
  await expect.element(button(/^Watch 3/)).not.toHaveAttribute("aria-disabled");
  await part.unmount();
  const none = watching(["NW1"]);
  await showScreen(none, <List stones={[]} />);
  await expect.element(button(/^Watch/)).toHaveAccessibleDescription(messages.selectDiamond);
  expect(none.seen).toEqual([]);
});

test("what was taken off the watch list elsewhere may be watched again by whoever comes back to the page", async () => {
  const watched = ["NW1", "NW2", "NW3"];
  await showScreen(house(undefined, undefined, undefined, undefined, undefined, watched), <List />);
  await expect.element(button(/^Watch 3/)).toHaveAccessibleDescription("Already on the watch list.");
  watched.pop();
  comeBack();
  await expect.element(button(/^Watch 3/)).not.toHaveAttribute("aria-disabled");
});

test("more stones than one call takes say how many one may take", async () => {
  const many = Array.from({ length: 501 }, (_, place) => stone(place + 1));
  await showScreen(house(), <List stones={many} />);
  await expect.element(button(/^Watch 501/)).toHaveAccessibleDescription("No more than 500 stones at a time.");
});

test("a stone of two pairs that are chosen counts once", async () => {
  await showScreen(house(), <List stones={[...three, stone(2)]} />);
  await expect.element(button(/^Hold 3/)).toBeVisible();
});
