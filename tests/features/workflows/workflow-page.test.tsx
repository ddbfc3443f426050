import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { MemoWorkflow, memoHouse } from "./workflow-world.tsx";

test("a workflow shows its verdicts, its picture and every transition in words and figures", async () => {
  await showScreen(memoHouse(), <MemoWorkflow />);
  await expect.element(page.getByText("1,582 replayed, 0 deviations")).toBeVisible();
  await expect.element(page.getByText("rows 1 to 88,412 unbroken")).toBeVisible();
  await expect.element(page.getByText("7 of 7 transitions, 214 refusals")).toBeVisible();
  const row = page.getByRole("row", { name: /memo\.sell/ });
  await expect.element(row).toHaveTextContent("issued");
  expect(await findings()).toEqual([]);
});
