import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Does an act, and resolves with whether the page itself has the focus once its answer is shown. */
export async function losesFocus(page: Page, press: () => Promise<void>): Promise<boolean> {
  const written = page.waitForResponse(
    (answered) =>
      answered.request().method() !== "GET" && answered.ok() && !/\/get-|\/count|\/search/.test(answered.url()),
    { timeout: 30_000 },
  );
  await press();
  await written;
  await expect(page.getByRole("status").or(page.getByRole("alert")).first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const isLost = () => page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
  return expect
    .poll(isLost, { timeout: 15_000 })
    .toBe(false)
    .then(
      () => false,
      () => true,
    );
}
