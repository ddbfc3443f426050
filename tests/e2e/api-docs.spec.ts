import { contract } from "#support/contract.ts";
import { expect, test } from "./journey.ts";

for (const colorScheme of ["light", "dark"] as const)
  test(`whoever writes a program reads every call of the portal at its own address, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const asked = new Set<string>();
    page.on("request", (request) => void asked.add(new URL(request.url()).origin));
    const complaints: string[] = [];
    page.on("console", (said) => void (said.type() === "error" && complaints.push(said.text())));

    await page.goto("/api/docs");
    await page.getByText("Masters", { exact: true }).click();
    await page.getByText("createMaster").click();
    await expect(page.getByText("x-permission")).toBeVisible();
    await expect(page.getByRole("button", { name: /try it out|authorize|authorization/i })).toHaveCount(0);

    asked.delete("null"); // Pictures inside the style itself.
    expect([...asked]).toEqual([new URL(page.url()).origin]);
    expect(complaints).toEqual([]);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe(colorScheme === "dark" ? "rgb(28, 32, 34)" : "rgba(0, 0, 0, 0)");
  });

test("the built portal holds the contract of the sources, word for word", async ({ request }) => {
  const answer = await request.get("/api/openapi.json");
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(contract)));
});
