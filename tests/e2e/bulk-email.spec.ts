import type { Page } from "@playwright/test";
import { mailingStonesMost } from "#domain/mailings.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

const mailings = "/bulk-email";
const rules = "/settings/system-settings/bulk-email";

/** Puts the open rule on its schedule, and takes it off again. */
async function putOnAndTakeOff(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Put on its schedule" }).click();
  await page.getByRole("button", { name: "Take off its schedule" }).click();
  await expect(page.getByRole("button", { name: "Put on its schedule" })).toBeVisible();
}

test("the mail rules that the demo house begins with can be sent: each finds somebody, and no more than a letter holds", {
  tag: "@whole",
}, async ({ house }) => {
  for (const name of ["Rounds of two carats", "Fancies on Mondays", "Ovals of the season"]) {
    const found = await house.call("GET", `${mailings}?search=${encodeURIComponent(name)}`);
    const [rule] = (found.data as { data: { id: number }[] }).data;
    const plan = await house.call("GET", `${mailings}/rules/${rule?.id}/plan`);
    const { pieces, counts } = plan.data as { pieces: number; counts: { waiting?: number } };
    expect(pieces, name).toBeGreaterThan(0);
    expect(pieces, name).toBeLessThanOrEqual(mailingStonesMost);
    expect(counts.waiting, name).toBeGreaterThan(0);
  }
});

test("an administrator makes a mail rule, reads the letter, changes it, schedules it, tests it, sends it and reads who got it", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto(rules);
  await page.getByRole("button", { name: "Add mail rule…" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("Rounds for our friends");
  await page.getByRole("textbox", { name: "Subject" }).fill("{{stones}} rounds for {{company}}");
  await page.getByRole("textbox", { name: "Text" }).fill("{{salutation}},\n\nthese stones are free **now**.");
  await page.getByRole("checkbox", { name: "White" }).check();
  await page
    .getByRole("textbox", { name: "Search", exact: true })
    .last()
    .fill("http://portal.test/search?shape=ROUND&color=D&clarity=IF");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Preview the letter" }).click();
  const preview = page.getByRole("complementary", { name: "Preview" });
  const letter = preview.frameLocator("iframe");
  await expect(letter.getByText("these stones are free now.", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole("button", { name: "Close the letter" }).click();
  await page.getByRole("button", { name: /^Add mail rule(?!…)/ }).click();
  await expectTold(page, "Mail rule added.");

  await page.reload();
  await page.getByRole("row", { name: /Rounds for our friends/ }).click();
  const rule = page.getByRole("complementary", { name: "Rounds for our friends" });
  await rule.getByRole("textbox", { name: "Subject" }).fill("{{stones}} fine rounds for {{company}}");
  await rule.getByText("At a time").click();
  await expect(rule.getByRole("list", { name: "Next runs" }).getByRole("listitem")).toHaveCount(5);
  await expectAccessible(page);
  await rule.getByRole("button", { name: "Save changes" }).click();
  const change = page.getByRole("dialog");
  await expect(change).toContainText("{{stones}} fine rounds for {{company}}");
  await change.getByRole("button", { name: "Save changes" }).click();
  await expectTold(page, "Mail rule saved.");
  await page.reload();
  await page.getByRole("row", { name: /Rounds for our friends/ }).click();
  await expect(rule.getByRole("textbox", { name: "Subject" })).toHaveValue("{{stones}} fine rounds for {{company}}");
  await expect(rule.getByRole("list", { name: "Next runs" }).getByRole("listitem")).toHaveCount(5);

  await putOnAndTakeOff(page);

  await page.getByRole("button", { name: "Test to me" }).click();
  await expectTold(page, "A test letter to you is being written.");
  await page.getByRole("button", { name: "Send…" }).click();
  const question = page.getByRole("dialog", { name: "Send Rounds for our friends?" });
  await expect(question).toContainText("people would get it");
  await expect(question).toContainText("KYC pending");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Send now" }).click();
  await expectTold(page, "The letters are being written.");

  await page.getByRole("link", { name: "Report", exact: true }).click();
  await expect(page).toHaveURL(/tab=report/);
  await expect(page.getByRole("row", { name: /Mara Lind/ })).toContainText(/In the outbox|Kept in the outbox|Sent/);
  await expect(page.getByRole("row", { name: /KYC pending/ })).toContainText("Left out");
  await expectAccessible(page);
  await page
    .getByRole("row", { name: /Mara Lind/ })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/uid=/);
  await expect(page.getByText("Natural Round").first()).toBeVisible();

  // The link of this letter opens its stones by their numbers.
  const uid = new URL(page.url()).searchParams.get("uid");
  const stone = await page
    .getByRole("row", { name: /Natural Round/ })
    .first()
    .getByRole("gridcell")
    .first()
    .innerText();
  await page.goto(`/search/letter/${uid}`);
  await expect(page).toHaveURL(/\/search\?numbers=/);
  await page.goto(`/search/letter/${uid}).`);
  await expect(page).toHaveURL(/\/search\?numbers=/);
  await expect(page.getByText(stone, { exact: true }).first()).toBeVisible();

  // A rule whose letters were kept, since this house has no mail server, is sent again, put on its schedule, and taken off.
  await page.goto(rules);
  await page.getByRole("row", { name: /Rounds for our friends/ }).click();
  const kept = rule.getByText("Kept in the outbox", { exact: true }).first();
  await expect(kept).toBeVisible();
  await page.getByRole("button", { name: "Send…" }).click();
  await question.getByRole("button", { name: "Send now" }).click();
  await expectTold(page, "The letters are being written.");
  await page.reload();
  await expect(kept).toBeVisible();
  await putOnAndTakeOff(page);
});
