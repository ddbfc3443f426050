import { createServer } from "node:net";
import type { CDPSession, Page } from "@playwright/test";
import { BuiltPortal, demoPassword } from "#support/built-portal.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test as journey } from "./journey.ts";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** A house that people open by a name: passkeys belong to names, never to numbers. */
const test = journey.extend<object, { houseName: string; portal: BuiltPortal }>({
  houseName: ["named", { scope: "worker", option: true }],
  portal: [
    async ({ houseName: _ }, use) => {
      const port = await freePort();
      const publicUrl = `http://localhost:${port}`;
      const portal = await new BuiltPortal().start({ PORT: String(port), PUBLIC_URL: publicUrl });
      portal.address = publicUrl;
      await use(portal);
      await portal.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

type Device = { cdp: CDPSession; authenticatorId: string };

/** A device of Chromium's own that holds passkeys and says that its owner is there. */
async function withDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", hasUserVerification: true, isUserVerified: true },
  });
  return { cdp, authenticatorId };
}

/** Puts the passkeys of one device into another, as a security key is carried from one machine to the next. */
async function carry(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.cdp.send("WebAuthn.getCredentials", { authenticatorId: from.authenticatorId });
  for (const credential of credentials)
    await to.cdp.send("WebAuthn.addCredential", { authenticatorId: to.authenticatorId, credential });
}

const rowOf = (page: Page, name: string) => page.getByRole("table", { name: "Passkeys" }).getByRole("row", { name });

async function giveThePassword(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add passkey…" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Add passkey" }).click();
}

test("a passkey is added, asked for at the door and renamed, and the last one is not removed", {
  tag: "@whole",
}, async ({ page, freshPage, signIn }) => {
  const email = "customer@demo.test";
  const device = await withDevice(page);
  await signIn("customer");
  await page.goto("/customer-profile/profile");
  await page.getByRole("button", { name: "Add passkey…" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await addPasskey(page, "Office laptop");
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(rowOf(page, "Office laptop")).toContainText("Never");
  // The same device has one already, and its browser says so.
  await addPasskey(page, "Once more");
  await expect(page.getByText("This passkey has been added already.").first()).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

  const door = await freshPage();
  const carried = await withDevice(door);
  await giveThePassword(door, email);
  await expect(door.getByRole("heading", { name: "Use your passkey" })).toBeVisible();
  await expectAccessible(door);
  // A device without the passkey gives none, and the sign-in goes on.
  await door.getByRole("button", { name: "Use passkey" }).click();
  await expect(door.getByText("No passkey was given. Please try again.").first()).toBeVisible();
  await carry(device, carried);
  await door.getByRole("button", { name: "Use passkey" }).click();
  await expect(door).toHaveURL(/\/dashboard$/);

  await page.reload();
  await expect(rowOf(page, "Office laptop")).not.toContainText("Never");
  await page.getByRole("button", { name: "Rename… Office laptop" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Desk");
  await page.getByRole("dialog").getByRole("button", { name: "Rename", exact: true }).click();
  await expect(rowOf(page, "Desk")).toBeVisible();
  await expectAccessible(page);
  await rowOf(page, "Desk").scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Remove… Desk" })).toHaveAccessibleDescription(
    /^This is your last second factor\./,
  );
});

test("a browser without passkeys says so, and offers the other ways", { tag: "@whole" }, async ({ page, signIn }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await signIn("customer2");
  await page.goto("/customer-profile/profile");
  const add = page.getByRole("button", { name: "Add passkey…" });
  await expect(add).toHaveAttribute("aria-disabled", "true");
  await expect(add).toHaveAccessibleDescription(/This browser cannot use passkeys/);
});
