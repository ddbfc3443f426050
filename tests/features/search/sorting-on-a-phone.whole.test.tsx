import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeServer } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { answers, latest, Search } from "./search-house.tsx";

test("on a phone the results are sorted from their filters, and as usual again", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Search start={{ what: { sort: "-stock_no" } }} />);
  await page.viewport(390, 844);
  await page.getByRole("button", { name: "Filters" }).click();
  const sorting = page.getByRole("combobox", { name: "Sorting" });
  await expect.element(sorting).toHaveDisplayValue("Stock no ↓");
  await sorting.selectOptions("Carat ↓");
  await expect.poll(() => latest(server)).toMatchObject({ sort: "-carat" });
  await page.getByRole("button", { name: "Show 3 stones" }).click();
  await expect.element(page.getByText("Carat ↓")).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).click();
  await sorting.selectOptions("As usual");
  await expect.poll(() => latest(server)).not.toHaveProperty("sort");
});
