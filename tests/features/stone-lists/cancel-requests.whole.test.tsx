import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aStoneLine } from "#support/a-stone-line.ts";
import { showScreen } from "#support/show-screen.tsx";
import { answerOf, house, List, tick } from "./lists-house.tsx";

test("the way out of cancelling a request does not read like the act", async () => {
  const request = aStoneLine({ list: "confirm", state: "pending" });
  const server = house(answerOf([request]));
  await showScreen(server, <List list="confirm" roleId={2} />);
  await tick("NW1");
  await page.getByRole("button", { name: "Cancel 1…" }).click();
  const question = page.getByRole("dialog", { name: "Cancel 1 request?" });
  await expect.element(question.getByRole("button", { name: /^Cancel/ })).toHaveTextContent(/^Cancel 1/);
  await question.getByRole("button", { name: "Do not cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.seen.filter(({ method }) => method === "PUT")).toEqual([]);
});
