import { door, ownLists, screens } from "./all-screens.ts";
import { expect, expectAccessible, test } from "./journey.ts";

/** Each look stands alone, so all workers share them. */
test.describe.configure({ mode: "parallel" });

const shapes = [
  { name: "wide and light", viewport: { width: 1440, height: 900 }, colorScheme: "light" },
  { name: "wide and dark", viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
  { name: "390 pixels and light", viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { name: "390 pixels and dark", viewport: { width: 390, height: 844 }, colorScheme: "dark" },
  { name: "320 pixels", viewport: { width: 320, height: 640 }, colorScheme: "light" },
] as const;

for (const { name, ...shape } of shapes) {
  test.describe(name, () => {
    test.use({ ...shape, reducedMotion: "reduce" } as object);

    test("nothing stands in anybody's way at the door", async ({ page }) => {
      for (const address of door) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
    });

    for (const [area, addresses] of Object.entries(screens)) {
      test(`nothing stands in anybody's way on the screens of ${area}`, async ({ page, signIn }) => {
        test.setTimeout(15_000 * addresses.length); // one limit for each screen, however many there are
        await signIn("admin");
        for (const address of addresses) {
          await page.goto(address);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
          await expectAccessible(page);
        }
      });
    }

    test("nothing stands in a customer's way among their own lists", async ({ page, signIn, house }) => {
      test.setTimeout(15_000 * (ownLists.length + 1));
      const [held = "", memo = ""] = await house.freeStones("customer", 2);
      await house.callAs("customer", "POST", "/inventory/new-arrival/hold", { stock_numbers: [held] });
      await house.callAs("customer", "POST", "/inventory/new-arrival/carts", { stock_numbers: [memo] });
      await signIn("customer");
      for (const list of ownLists) {
        await page.goto(`/customer-profile/${list}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expectAccessible(page);
      }
    });
  });
}
