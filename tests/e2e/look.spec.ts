import type { Page } from "@playwright/test";
import { tierNow } from "../../tools/test/tiers.mjs";
import { expectAccessible, expectReadable, expectRoomy } from "./accessible.ts";
import { looks, openScreen, tourOf } from "./all-screens.ts";
import { expect, test } from "./journey.ts";

/**
 * Every screen is drawn once; an area is loaded once. By day a screen is checked wide and light, and neither its forms
 * nor its tabs. The whole tier turns each address into the other shapes: wide and narrow screens have parts of their own, so both are checked whole, and colours and width
 * alone are measured in each shape that has them. By night each shape is loaded and checked whole (look-whole.spec.ts).
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
  if (tierNow() === "day") return;
  await turn(page, wide, "dark");
  await expectReadable(page);
  await turn(page, phone, "dark");
  await expectReadable(page);
  await turn(page, phone, "light");
  await expectAccessible(page);
  await turn(page, narrow, "light");
  await expectRoomy(page);
}

/** One address of each screen. */
const screensAmong = (addresses: readonly string[]) =>
  addresses.filter((address, at) => addresses.findIndex((other) => pathOf(other) === pathOf(address)) === at);
const pathOf = (address: string) => address.split("?")[0];

for (const { where, addresses, arrive } of looks) {
  test(`nothing stands in anybody's way ${where}`, async ({ page, signIn, house }) => {
    test.setTimeout(120_000 + 30_000 * addresses.length); // One limit to arrive and one for each screen, for any number of them.
    await arrive?.({ signIn, house });
    // Before signing in each address is a page of its own.
    const go = arrive ? tourOf(page) : (address: string) => openScreen(page, address);
    for (const address of tierNow() === "day" ? screensAmong(addresses) : addresses)
      await expectGoodInEachShape(page, () => go(address));
  });
}
