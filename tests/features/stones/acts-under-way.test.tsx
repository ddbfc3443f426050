import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showScreen } from "#support/show-screen.tsx";
import { acts, house, List, linesOf } from "./acting-house.tsx";

const button = (name: RegExp) => page.getByRole("button", { name });

test("an act that is pressed while another is under way is refused in words, and the same act once more is none", async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = house(async (body) => {
    await isAnswered;
    return linesOf(body);
  });
  await showScreen(server, <List />);
  const sent = () => acts(server).map(({ path }) => path);
  await userEvent.keyboard("a");
  await expect.poll(sent).toEqual(["carts"]);
  await userEvent.keyboard("a");
  await userEvent.keyboard("w");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Another act is still under way. Please press again.");
  expect(sent()).toEqual(["carts"]);
  answer();
  await expect.element(button(/^Add 3 to cart/)).not.toHaveAttribute("data-loading");
  await button(/^Watch 3/).click();
  await expect.poll(() => sent().length).toBe(2);
});
