import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { mailBy, serverAway } from "./mail-server.ts";
import { expectTold } from "./told.ts";

const rules = "/settings/system-settings/bulk-email";

const state = (page: Page, name: string) => page.getByRole("dialog").or(page.locator("aside")).getByText(name).first();

test("a mailing that one window starts is watched in another, stopped there, resumed in the first, stopped and given up", {
  tag: "@whole",
}, async ({ page, house, signIn, freshPage }) => {
  const [stone] = await house.freeStones("customer", 1);
  const rule = { name: "Watched by two", subject: "{{stones}} stones", search: { numbers: [stone] } };
  const { id } = (await house.call("POST", "/bulk-email", rule)).data as { id: number };
  await mailBy(house, serverAway);
  try {
    await signIn("admin");
    await page.goto(`${rules}?open=${id}`);
    await page.getByRole("button", { name: "Send…" }).click();
    await page.getByRole("dialog", { name: "Send Watched by two?" }).getByRole("button", { name: "Send now" }).click();
    await expectTold(page, "The letters are being written.");

    const second = await freshPage();
    await signIn("admin", second);
    await second.goto(`${rules}?open=${id}`);
    await expect(state(second, "Being sent")).toBeVisible();
    await expect(second.getByText(/in the outbox/).first()).toBeVisible();
    await second.getByRole("button", { name: "Stop", exact: true }).click();
    await expectTold(second, "Sending stopped.");

    await expect(state(page, "Stopped")).toBeVisible();
    await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeHidden();
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(state(page, "Being sent")).toBeVisible();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page.getByRole("button", { name: "Give up the rest" }).click();
    await expectTold(page, "The rest of this run is not sent.");
  } finally {
    await mailBy(house, null);
  }
});
