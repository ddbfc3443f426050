import { demoPassword } from "#support/built-portal.ts";
import { expectAccessible } from "./accessible.ts";
import type { HouseClient } from "./house-client.ts";
import { expect, test } from "./journey.ts";

/**
 * The link in the latest letter to an address, from the outbox of a house without a mail server, where an administrator
 * reads it.
 */
async function linkFor(house: HouseClient, address: string): Promise<string> {
  let link = "";
  await expect
    .poll(async () => {
      const { data } = await house.call("GET", `/admin/outbox?search=${encodeURIComponent(address)}`);
      const [latest] = (data as { data: { id: number }[] }).data;
      const mail = latest && (await house.call("GET", `/admin/outbox/${latest.id}`));
      link = (mail?.data as { text?: string } | undefined)?.text?.match(/\/login\?form=invitation#\S+/)?.[0] ?? "";
      return link;
    })
    .not.toBe("");
  return link;
}

test("who is invited reads by whom, sets a password, and is in; the link opens once", { tag: "@whole" }, async ({
  page,
  freshPage,
  signIn,
  house,
}) => {
  const email = "wren@demo.test";
  const { data } = await house.callAs("associate", "POST", "/customer/add-customer-with-business", {
    email,
    user_name: "wren.marsh",
    first_name: "Wren",
    last_name: "Marsh",
    mobile: "70 123 45 67",
    mobile_country_id: 213,
    business: { company_name: "Marsh & Wren" },
  });
  const { id } = data as { id: number };

  await signIn("admin");
  await page.goto("/admin/outbox");
  await page.getByText("Your invitation to Loupe").first().click();
  const drawer = page.getByRole("complementary");
  await expect(drawer.getByText(/Jonas Okafor invites you to Loupe/)).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Send again" })).toBeEnabled();
  await page.goto(`/client/${id}`);
  await expect(page.getByText("Invited until")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send the invitation again" })).toBeVisible();
  await expectAccessible(page);

  // Whoever is signed in is told why the invitation does not open.
  await page.goto(await linkFor(house, email));
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(/^You are signed in as .+ To accept the invitation, sign out/)).toBeVisible();

  const guest = await freshPage();
  await guest.goto(await linkFor(house, email));
  await expect(guest.getByRole("heading", { name: "Welcome to Loupe" })).toBeVisible();
  await expect(guest.getByText("Jonas Okafor invites you")).toBeVisible();
  await expect(guest.getByText("wren.marsh")).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole("textbox", { name: "New password", exact: true }).fill("password1234");
  await guest.getByRole("textbox", { name: "Repeat new password" }).fill("password1234");
  await guest.getByRole("button", { name: "Set password and sign in" }).click();
  const field = guest.getByRole("textbox", { name: "New password", exact: true });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  await field.fill(demoPassword);
  await guest.getByRole("textbox", { name: "Repeat new password" }).fill(demoPassword);
  await guest.getByRole("button", { name: "Set password and sign in" }).click();
  await expect(guest).toHaveURL(/\/dashboard$/);

  const other = await freshPage();
  await other.goto(await linkFor(house, email));
  await expect(other.getByText("This invitation is no longer valid.")).toBeVisible();
  await expect(other.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expectAccessible(other);
  await page.goto(`/client/${id}`);
  await expect(page.getByRole("button", { name: "View as…" })).toBeVisible();
  await expect(page.getByText("Invited until")).toHaveCount(0);
});
