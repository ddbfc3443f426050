import { expectAccessible } from "./accessible.ts";
import { looks, openScreen } from "./all-screens.ts";
import { test } from "./journey.ts";

/**
 * By night every screen is loaded and checked whole in each shape. By day look.spec.ts checks only what a shape
 * changes.
 */
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

    for (const { where, addresses, arrive } of looks) {
      test(`nothing stands in anybody's way ${where}`, { tag: "@night" }, async ({ page, signIn, house }) => {
        test.setTimeout(120_000 + 15_000 * addresses.length); // One limit to arrive and one for each screen, for any number of them.
        await arrive?.({ signIn, house });
        for (const address of addresses) {
          await openScreen(page, address);
          await expectAccessible(page);
        }
      });
    }
  });
}
