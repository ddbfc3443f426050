import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeServer } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { answers, Search } from "./search-house.tsx";

test("on a phone all matches are saved as a file from their filters, with the question as it stands", async () => {
  const server = fakeServer(answers());
  await showScreen(server, <Search start={{ what: { sort: "-carat" } }} />);
  await page.viewport(390, 844);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("button", { name: "Export 3", exact: true }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const asked = () => server.seen.find(({ url }) => url.pathname.endsWith("/inventory/download"));
  await expect.poll(asked).toBeDefined();
  const body = bodyOf(asked()?.text ?? "");
  expect(body).toMatchObject({ format: "csv", search: { sort: "-carat" } });
  expect(body.columns).toContain("stock_no");
});
