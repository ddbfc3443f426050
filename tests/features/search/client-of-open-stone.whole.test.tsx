import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { answers, found, Search, stone } from "./search-house.tsx";

test("the stone stays open while its client is chosen, and is then shown at the client's price", async () => {
  const forAnn = (url: string) => new URL(url).searchParams.get("user_id") === "6";
  const priced = (url: string) => stone(1, forAnn(url) ? { sell_amt: 777 } : { sell_amt: 888 });
  const search = answers((_, url) => success(found([priced(url.href), stone(2)])));
  const server = fakeServer((request) =>
    request.url.includes("/inventory/dna") ? success({ stone: priced(request.url), history: [] }) : search(request),
  );
  await showScreen(server, <Search as={5} start={{ stock: "JD1000001" }} />);
  await page.viewport(390, 844);
  const drawer = page.getByRole("complementary", { name: /JD1000001/ });
  await expect.element(drawer.getByText("$888.00")).toBeVisible();
  const memo = drawer.getByRole("button", { name: "Issue memo…" });
  await expect.element(memo).toHaveAccessibleDescription("Please select a client");
  await page.getByRole("combobox", { name: "Client" }).click();
  await page.getByRole("option", { name: "Acme | Ann Lee" }).click();
  await expect.element(drawer.getByText("$777.00")).toBeVisible();
  expect(drawer.getByText("$888.00").elements()).toEqual([]);
  await expect.element(memo).not.toHaveAttribute("aria-disabled");
});
