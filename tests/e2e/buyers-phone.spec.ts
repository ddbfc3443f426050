import { expect, test } from "./journey.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("the stock's amounts stand whole beside their names", { tag: "@whole" }, async ({ page, signIn }) => {
  await signIn("customer");
  await page.goto("/search/overview");
  await expect(page.getByRole("cell", { name: "Very very slightly included 2" })).toBeVisible({ timeout: 60_000 });
  for (const name of ["Shape", "Clarity", "Location"]) {
    const table = page.getByRole("region", { name, exact: true });
    await table.scrollIntoViewIfNeeded();
    const past = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect([name, past]).toEqual([name, 0]);
  }
});
