import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { liveFeed } from "#support/live-feed.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { acts, cheap, Desk, house, requests } from "./desk-house.tsx";

const heading = (stock: string) => page.getByRole("heading", { name: new RegExp(`${stock}\\b`) });
const reason = page.getByRole("textbox", { name: /^Reason/ });
const told = (what: RegExp) => page.getByRole("alert").filter({ hasText: what });

/** The desk with the oldest request open, and the line to the house. */
async function open(server = house()) {
  await showScreen(server, <Desk />);
  await expect.element(heading("NW1")).toBeVisible();
  await expect.poll(() => server.seen.some(({ url }) => url.pathname.endsWith("/live/stones"))).toBe(true);
  return server;
}

beforeEach(() => localStorage.clear());

test("a request that somebody else rejects while its reason is typed stays, says who did it, and keeps what was typed", async () => {
  const server = await open();
  await userEvent.keyboard("r");
  await userEvent.keyboard("Ask us");
  server.decideElsewhere(1, "confirm.reject");
  await expect.element(told(/Lena Peeters rejected this .*Nothing of yours was written/)).toBeVisible();
  await userEvent.keyboard(" again tomorrow{Control>}{Enter}{/Control}");
  await expect.element(heading("NW1")).toBeVisible();
  await expect.element(reason).toHaveValue("Ask us");
  await expect.element(reason).toHaveFocus();
  expect(acts(server, "/approve-stone")).toEqual([]);
  expect(acts(server, "/reject-stone")).toEqual([]);
  expect(await findings()).toEqual([]);
});

test("no single key does anything until one has gone on, and the next request then obeys them", async () => {
  const server = await open();
  server.decideElsewhere(1, "confirm.approve");
  await expect.element(told(/Lena Peeters approved this/)).toBeVisible();
  await userEvent.keyboard("arjkxou{Shift>}A{/Shift}");
  await expect.element(heading("NW1")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Approve at/ })).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText("selected")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(heading("NW2")).toBeVisible();
  expect(document.activeElement?.closest(".drawer")).not.toBeNull();
  expect(acts(server, "/approve-stone")).toEqual([]);
  await userEvent.keyboard("a");
  await expect.element(heading("NW3")).toBeVisible();
  expect(acts(server, "/approve-stone")).toEqual([{ lines: [{ id: 2, version: 1 }] }]);
});

test("one goes on to the request that came after the one that somebody else decided", async () => {
  const server = await open();
  await userEvent.keyboard("j");
  await expect.element(heading("NW2")).toBeVisible();
  server.decideElsewhere(2, "confirm.reject");
  await expect.element(told(/rejected this/)).toBeVisible();
  await expect.element(page.getByRole("row").filter({ hasText: /NW2\b/ })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(heading("NW3")).toBeVisible();
});

test("whoever comes too late without having heard of it is told so on the request itself", async () => {
  const server = await open(house(true, requests, liveFeed({ opens: false })));
  // A history that is read after the decision tells of it.
  await expect.element(page.getByText("Jonas Okafor for Northlight Jewels").first()).toBeVisible();
  server.decideUnheard(1, "confirm.approve");
  await userEvent.keyboard("r");
  await userEvent.keyboard("Below our cost{Control>}{Enter}{/Control}");
  await expect.element(told(/Lena Peeters approved this .*Nothing of yours was written/)).toBeVisible();
  await expect.element(heading("NW1")).toBeVisible();
  await expect.element(reason).toHaveValue("Below our cost");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.element(heading("NW2")).toBeVisible();
});

test("a request whose price somebody else changes is shown with it only when one goes on, and what was typed stays", async () => {
  const server = await open();
  await userEvent.keyboard("r");
  await userEvent.keyboard("Too low");
  server.decideElsewhere(1, "confirm.update");
  await expect.element(told(/Lena Peeters changed this request/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Approve at 4,800\.00/ })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.element(page.getByRole("button", { name: /^Approve at 4,321\.00/ })).toBeVisible();
  await expect.element(reason).toHaveValue("Too low");
  await expect.element(page.getByRole("button", { name: "Continue" })).not.toBeInTheDocument();
});

test("a price that is being typed is kept while somebody else decides the request, and is not sent", async () => {
  const server = await open();
  await userEvent.keyboard("u");
  const price = page.getByRole("textbox", { name: "Price $/ct of NW1" });
  await price.fill("4567");
  server.decideElsewhere(1, "confirm.approve");
  await expect.element(told(/Lena Peeters approved this/)).toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(price).toHaveValue("4567");
  expect(server.seen.some(({ method, url }) => method === "PUT" && url.pathname.endsWith("/confirm-stone"))).toBe(
    false,
  );
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.element(heading("NW2")).toBeVisible();
});

test("a request that is gone from the queue says why, also where nobody was told of it", async () => {
  const server = await open();
  server.decideUnheard(1, "confirm.approve");
  server.decideElsewhere(2, "confirm.reject");
  await expect.element(told(/Lena Peeters approved this/)).toBeVisible();
  await expect.element(heading("NW1")).toBeVisible();
});

test("at the end of the queue going on leaves nothing open, and the keyboard stands on the desk", async () => {
  const server = await open();
  for (const id of [2, 3, 20]) server.decideUnheard(id, "confirm.approve");
  server.decideElsewhere(1, "confirm.reject");
  await expect.element(told(/rejected this/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(heading("NW1")).not.toBeInTheDocument();
  await expect.element(page.getByText("No pending requests")).toBeVisible();
});

test("the question why at such a price keeps its reason too, and approves nothing that somebody else decided", async () => {
  const server = house(true, [cheap, ...requests]);
  await showScreen(server, <Desk />);
  await expect.element(heading("NW4")).toBeVisible();
  await expect.poll(() => server.seen.some(({ url }) => url.pathname.endsWith("/live/stones"))).toBe(true);
  await userEvent.keyboard("a");
  const question = page.getByRole("dialog", { name: /^Approve at/ });
  const why = question.getByRole("textbox", { name: /^Reason/ });
  await expect.element(why).toHaveFocus();
  await userEvent.keyboard("Old stock");
  server.decideElsewhere(4, "confirm.reject");
  await expect
    .element(question.getByRole("alert").getByText(/Lena Peeters rejected this .*Nothing of yours was written/))
    .toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(why).toHaveValue("Old stock");
  expect(acts(server, "/approve-stone")).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(heading("NW4")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(heading("NW1")).toBeVisible();
});
