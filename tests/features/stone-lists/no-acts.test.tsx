import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aStoneLine } from "#support/a-stone-line.ts";
import { showScreen } from "#support/show-screen.tsx";
import { answerOf, house, List } from "./lists-house.tsx";

const drawer = () => page.getByRole("complementary");
const isFootShown = () => drawer().element().querySelector("footer")?.checkVisibility() ?? false;

test("a line with no act for its reader has no foot below it", async () => {
  const line = aStoneLine({ list: "memo", state: "sold", status: 3 });
  await showScreen(
    house(answerOf([line])),
    <List list="memo" roleId={2} search={{ line: line.id, currentTab: "all" }} />,
  );
  await page.viewport(390, 844);
  await expect.element(drawer()).toBeVisible();
  expect(
    drawer()
      .getByRole("button", { name: /Receive|Sell|Keep|Return/ })
      .elements(),
  ).toEqual([]);
  expect(isFootShown()).toBe(false);
});

test("where the house receives and sells, the acts stand there", async () => {
  const line = aStoneLine({ list: "memo", state: "issued" });
  await showScreen(
    house(answerOf([line])),
    <List list="memo" roleId={1} search={{ line: line.id, currentTab: "all" }} />,
  );
  await page.viewport(390, 844);
  await expect.element(drawer().getByRole("button", { name: /Receive/ })).toBeVisible();
  expect(isFootShown()).toBe(true);
});
