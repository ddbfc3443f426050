import type { Page } from "@playwright/test";
import { expectAccessible, expectReadable, expectRoomy } from "./accessible.ts";
import { looks, openScreen } from "./all-screens.ts";
import { test } from "./journey.ts";

/**
 * Every screen is loaded once and looked at in each shape. Wide and narrow screens have parts of their own, so both are
 * audited whole; what only colours or only the width can spoil is measured in each shape that has them. By night each
 * shape is loaded and audited whole (look-whole.spec.ts).
 */
test.describe.configure({ mode: "parallel" });

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };
test.use({ reducedMotion: "reduce" } as object);

async function expectGoodInEachShape(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(wide);
  await openScreen(page, address);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectReadable(page);
  await page.setViewportSize(phone);
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.setViewportSize(narrow);
  await expectRoomy(page);
}

for (const { where, addresses, arrive } of looks) {
  test(`nothing stands in anybody's way ${where}`, async ({ page, signIn, house }) => {
    test.setTimeout(30_000 * addresses.length); // one limit for each screen, however many there are
    await arrive?.({ signIn, house });
    for (const address of addresses) await expectGoodInEachShape(page, address);
  });
}
