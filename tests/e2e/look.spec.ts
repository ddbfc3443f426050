import type { Page } from "@playwright/test";
import { expectAccessible, expectReadable, expectRoomy } from "./accessible.ts";
import { looks, openScreen, tourOf } from "./all-screens.ts";
import { expect, test } from "./journey.ts";

/**
 * Every screen is drawn once and checked in each shape; an area is loaded once. Wide and narrow screens have parts of
 * their own, so both are checked whole. Effects of colours or of the width alone are measured in each shape that has
 * them. By night each shape is loaded and checked whole (look-whole.spec.ts).
 */
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };
test.use({ reducedMotion: "reduce" } as object);

type Shape = { width: number; height: number };

/** Turns the open page into another shape, like a turned telephone or the evening. */
async function turn(page: Page, shape: Shape, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(shape);
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
}

async function expectGoodInEachShape(page: Page, arrive: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(wide);
  await arrive();
  await expectAccessible(page);
  await turn(page, wide, "dark");
  await expectReadable(page);
  await turn(page, phone, "dark");
  await expectReadable(page);
  await turn(page, phone, "light");
  await expectAccessible(page);
  await turn(page, narrow, "light");
  await expectRoomy(page);
}

for (const { where, addresses, arrive } of looks) {
  test(`nothing stands in anybody's way ${where}`, async ({ page, signIn, house }) => {
    test.setTimeout(120_000 + 30_000 * addresses.length); // One limit to arrive and one for each screen, for any number of them.
    await arrive?.({ signIn, house });
    // Before signing in each address is a page of its own.
    const go = arrive ? tourOf(page) : (address: string) => openScreen(page, address);
    for (const address of addresses) await expectGoodInEachShape(page, () => go(address));
  });
}
