import { contract } from "#support/contract.ts";
import { expect, test } from "./journey.ts";

test("whoever writes a program reads every call of the portal at its own address, light and dark", {
  tag: "@whole",
}, async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => void asked.add(new URL(request.url()).origin));
  const complaints: string[] = [];
  page.on("console", (said) => void (said.type() === "error" && complaints.push(said.text())));
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  // The page takes its ground as it opens. Its calls, which it draws long after, are read once.
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/api/docs", { waitUntil: "domcontentloaded" });
  expect(await ground()).toBe("rgb(28, 32, 34)");

  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/api/docs");
  await page.getByText("Masters", { exact: true }).click();
  await page.getByText("createMaster").click();
  await expect(page.getByText("x-permission")).toBeVisible();
  await expect(page.getByRole("button", { name: /try it out|authorize|authorization/i })).toHaveCount(0);
  expect(await ground()).toBe("rgba(0, 0, 0, 0)");

  asked.delete("null"); // Pictures inside the style itself.
  expect([...asked]).toEqual([new URL(page.url()).origin]);
  expect(complaints).toEqual([]);
});

test("the built portal holds the contract of the sources, word for word", async ({ request }) => {
  const answer = await request.get("/api/openapi.json");
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(contract)));
});
