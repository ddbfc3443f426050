import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { formatDate } from "#domain/format.ts";
import { today } from "#domain/today.ts";
import { businessDaysAfter, daysAfter, daysUntil } from "#domain/trade-rules.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { acts, house, List } from "./acting-house.tsx";

const drawer = page.getByRole("complementary");
/** The acting house's memos are due after five business days. */
const due = businessDaysAfter(today(), 5);

test("a memo of selected stones says where its terms and its due date differ, and what it lacks, before it is issued", async () => {
  const ahead = { due_date: due, lacks: ["memo_clause"] };
  const server = house(undefined, 11, undefined, undefined, undefined, undefined, ahead);
  await showScreen(server, <List as={5} clientId={6} />);
  await expect.element(page.getByText("The client is known")).toBeVisible();
  await userEvent.keyboard("m");
  await expect.element(drawer.getByRole("textbox", { name: "Due date" })).toHaveValue(formatDate(due));
  await userEvent.keyboard("Back in thirty days");
  const late = daysAfter(today(), 30);
  const said = `The terms say “thirty days”, which is ${formatDate(late)}. The due date is ${formatDate(due)}, in ${daysUntil(today(), due)} days.`;
  await expect.element(drawer.getByText(said)).toBeVisible();
  const lacks = "This memo is issued without memo conditions. Ask an administrator: Ines Novak.";
  await expect.element(drawer.getByText(lacks)).toBeVisible();
  expect(await findings()).toEqual([]);
  await drawer.getByRole("button", { name: `Due on ${formatDate(late)}` }).click();
  await expect.element(drawer.getByText(said)).not.toBeInTheDocument();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => acts(server)[0]?.body).toMatchObject({ due_date: late, terms: "Back in thirty days" });
});
