import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

const settings = "/settings/system-settings/home-settings";
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==",
  "base64",
);

/** Saves an open drawer, and says yes to its question. */
async function saveChanges(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: /^Save changes/ }).click();
  await page
    .getByRole("dialog", { name: `Save changes to ${title}?` })
    .getByRole("button", { name: "Save changes" })
    .click();
}

/** Adds an event or a banner that runs now, with a title. */
async function add(page: Page, kind: "event" | "banner", title: string): Promise<void> {
  await page
    .getByRole("button", { name: `Add ${kind}…` })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Text" }).fill("Hall 3, stand 41.");
  if (kind === "banner") await page.getByLabel("Type").selectOption("Important");
  await page.getByRole("textbox", { name: "First day" }).fill("01/01/2020");
  await page.getByRole("textbox", { name: "Last day" }).fill("31/12/2099");
  await page.getByRole("textbox", { name: "Title" }).click(); // the calendar closes
  await page.getByRole("button", { name: new RegExp(`^Add ${kind}(?!…)`) }).click();
}

/** Deletes the open event or banner. */
async function remove(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
}

test("an administrator writes a popup; a client reads it once in a session, and again in the next", {
  tag: "@whole",
}, async ({ page, freshPage, signIn, signInAtTheDoor, house }) => {
  await signIn("admin");
  await page.goto(settings);
  await expect(page.getByRole("link", { name: "Popups" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: "Add popup…" }).first().click();
  await page.getByRole("textbox", { name: "Title" }).fill("Closed on Friday");
  await page
    .getByRole("textbox", { name: "Text" })
    .fill("We are back on **Monday**. See [new arrivals](/new-arrival).");
  await page.getByRole("textbox", { name: "First day" }).fill("01/01/2020");
  await page.getByRole("textbox", { name: "Last day" }).fill("31/12/2099");
  await page.getByRole("textbox", { name: "Title" }).click(); // the calendar closes
  await page.locator("input[type=file]").setInputFiles({ name: "door.png", mimeType: "image/png", buffer: png });
  await expect(page.getByText("door.png")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Add popup(?!…)/ }).click();
  await expectTold(page, "Popup added.");
  await page.reload();
  await expect(page.getByRole("row", { name: /Closed on Friday/ })).toContainText("Now");

  const client = await freshPage();
  const popup = client.getByRole("dialog", { name: "Closed on Friday" });
  await signInAtTheDoor("customer", client);
  await expect(popup).toContainText("We are back on Monday");
  await expect(popup.getByRole("img", { name: "Closed on Friday, picture 1" })).toHaveJSProperty("complete", true);
  await expectAccessible(client);
  await popup.getByRole("button", { name: "Close" }).last().click();
  await expect(popup).toHaveCount(0);
  await client.reload();
  await expect(client.getByRole("heading", { name: "Your holds" })).toBeVisible();
  await expect(popup).toHaveCount(0);

  await page.getByText("Closed on Friday").click();
  await page.getByRole("textbox", { name: "Text" }).fill("We are back on **Tuesday**.");
  await saveChanges(page, "Closed on Friday");
  await expectTold(page, "Popup saved.");

  // The end of the session clears the flag (spec §4).
  await client.getByRole("button", { name: /Mara Lind/ }).click();
  await client.getByRole("menuitem", { name: "Sign out" }).click();
  await signInAtTheDoor("customer", client);
  await expect(popup).toContainText("We are back on Tuesday");
  await popup.getByRole("button", { name: "Close" }).last().click();
  // So does a session that was ended elsewhere: its next request is answered by 401.
  await house.endOtherSessions(await house.signIn("customer"));
  await client.reload();
  await expect(client).toHaveURL(/\/login/);
  await signInAtTheDoor("customer", client);
  await expect(popup).toBeVisible();
  await popup.getByRole("button", { name: "Close" }).last().click();

  // Switched off it is offered to nobody, and deleted it is gone.
  await page.getByRole("switch", { name: "Closed on Friday is active" }).click();
  await expectTold(page, "Popup saved.");
  await expect(page.getByRole("row", { name: /Closed on Friday/ })).toContainText("Switched off");
  await page.getByText("Closed on Friday").click();
  await remove(page);
  await expectTold(page, "Popup deleted.");
  await page.reload();
  await expect(page.getByRole("row", { name: /Closed on Friday/ })).toHaveCount(0);

  // An event and a banner are added, changed and deleted alike, and the client reads each above the page.
  for (const [kind, tab, said] of [
    ["event", "Events", "Event"],
    ["banner", "Banners", "Banner"],
  ] as const) {
    await page.getByRole("link", { name: tab, exact: true }).click();
    await add(page, kind, `Our ${kind} in Antwerp`);
    await expectTold(page, `${said} added.`);
    await page.reload();
    await page.getByRole("row", { name: new RegExp(`Our ${kind} in Antwerp`) }).click();
    await page.getByRole("textbox", { name: "Title" }).fill(`Our ${kind} in Geneva`);
    await page.getByRole("button", { name: /^Save changes/ }).click();
    const question = page.getByRole("dialog", { name: `Save changes to Our ${kind} in Antwerp?` });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await client.reload();
    await expect(client.getByText(`Our ${kind} in Antwerp`)).toBeVisible();
    await saveChanges(page, `Our ${kind} in Antwerp`);
    await expectTold(page, `${said} saved.`);
    await client.reload();
    await expect(client.getByText(`Our ${kind} in Geneva`)).toBeVisible();
    await page.reload();
    await page.getByRole("row", { name: new RegExp(`Our ${kind} in Geneva`) }).click();
    await remove(page);
    await expectTold(page, `${said} deleted.`);
    await page.reload();
    await expect(page.getByRole("row", { name: /in Geneva/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: tab, exact: true })).toHaveAttribute("aria-current", "page");
  }
});
