import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeServer } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { answers, latest, Search } from "./search-house.tsx";

test("on a phone the results are put in order from their filters, and back into the list's own", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Search start={{ what: { sort: "-stock_no" } }} />);
  await page.viewport(390, 844);
  await page.getByRole("button", { name: "Filters" }).click();
  const order = page.getByRole("combobox", { name: "Order" });
  await expect.element(order).toHaveValue("Stock no ↓");
  await order.click();
  await page.getByRole("option", { name: "Carat ↓" }).click();
  await expect.poll(() => latest(server)).toMatchObject({ sort: "-carat" });
  await page.getByRole("button", { name: "Show 3 stones" }).click();
  await expect.element(page.getByText("Carat ↓")).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).click();
  await order.click();
  await page.getByRole("option", { name: "Carat ↓" }).click(); // once more takes it back
  await expect.poll(() => latest(server)).not.toHaveProperty("sort");
});
