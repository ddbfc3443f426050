import { demoPassword } from "#support/built-portal.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

test("whoever is not signed in comes to the door, and afterwards to where they were going", async ({ page }) => {
  await page.goto("/settings/roles-permissions?role=3");
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("E-mail").fill("admin@demo.test");
  await page.getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Sign-in successful!")).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/roles-permissions\?role=3/);
});

test("signing in ends at the dashboard, and signing out at the door", async ({ page, signInAtTheDoor }) => {
  await signInAtTheDoor("associate");
  await page.getByRole("button", { name: /Profile|Jonas Okafor/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
});

test("a wrong password stays at the door and says so", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill("customer@demo.test");
  await page.getByRole("textbox", { name: "Password" }).fill("not the password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expectTold(page, "Sign-in failed");
  await expect(page).toHaveURL(/\/login/);
});

test("five wrong passwords lock an account, also against the right one", { tag: "@whole" }, async ({ page, house }) => {
  const email = "nora@harbour.test"; // An account that no other journey signs in with.
  await house.signUp(email);
  for (let guess = 0; guess < 5; guess++) {
    await house.call("POST", "/user/login", { email, password: `guess number ${guess}` });
  }
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expectTold(page, "Too many failed sign-ins. Try again in 15 minutes.");
});

test("a new customer signs up with the code from the outbox, and is in", async ({ page, house }) => {
  await page.goto("/login?form=sign-up");
  await page.getByLabel("E-mail").fill("mara@orchard.test");
  await page.getByRole("textbox", { name: "Password" }).fill("three-quiet-lanterns");
  await page.getByLabel("User name").fill("ADMIN");
  await page.getByLabel("First name").fill("Mara");
  await expect(page.getByText("Username validation failed")).toBeVisible();
  await page.getByLabel("User name").fill("mara.orchard");
  await page.getByLabel("Last name").fill("Lind");
  await expect(page.getByText("Username validation succeed")).toBeVisible();
  await page.getByRole("combobox", { name: "Country code" }).click();
  await page.getByRole("option", { name: /\+46/ }).click();
  await page.getByLabel("Mobile").fill("70 123 45 67");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("ma***ra@orchard.test").first()).toBeVisible();
  await page
    .getByRole("textbox", { name: /Code/ })
    .first()
    .fill(await house.codeFor("mara@orchard.test"));
  await expect(page.getByText("Sign-up successful!")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a guest comes in with five fields", async ({ page }) => {
  await page.goto("/login?form=guest");
  await page.getByLabel("Company").fill("Orchard Lane Jewellers");
  await page.getByLabel("Contact person").fill("Mara Lind");
  await page.getByRole("combobox", { name: "Country code" }).click();
  await page.getByRole("option", { name: /\+46/ }).click();
  await page.getByLabel("Mobile").fill("70 123 45 67");
  await page.getByLabel("E-mail").fill("mara@visit.test");
  await page.getByRole("button", { name: "Continue as a guest" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Mara Lind").first()).toBeVisible();
  // The home of a guest leads to an account; nothing can wait for them yet.
  await expect(page.getByRole("heading", { name: "You are here as a guest" })).toBeVisible();
  await expect(page.getByText("Nothing is waiting for you.")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/\/customer-profile\/profile/);
});

test("who forgot the password sets a new one with a mailed code", { tag: "@whole" }, async ({ page, house }) => {
  await page.goto("/login?form=forgot");
  await page.getByLabel("E-mail").fill("ftp@demo.test");
  await page.getByRole("button", { name: "Send code" }).click();
  await page
    .getByRole("textbox", { name: /Code/ })
    .first()
    .fill(await house.codeFor("ftp@demo.test"));
  await page.getByRole("textbox", { name: "New password", exact: true }).fill("nine-brass-kettles");
  await page.getByRole("textbox", { name: "Repeat new password" }).fill("nine-brass-kettles");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.getByLabel("E-mail").fill("ftp@demo.test");
  await page.getByRole("textbox", { name: "Password" }).fill("nine-brass-kettles");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a sign-in address that names a screen leads there whoever is signed in already, and never out of the house", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("customer");
  await page.goto("/login?from=%2Fsearch%2Fsaved%3Fpage%3D2");
  await expect(page).toHaveURL(/\/search\/saved\?page=2$/);
  for (const out of ["//elsewhere.example/x", "/\\elsewhere.example", "https://elsewhere.example", "/login"]) {
    await page.goto(`/login?from=${encodeURIComponent(out)}`);
    await expect(page).toHaveURL(/\/\/127\.0\.0\.1:\d+\/dashboard$|\/\/localhost:\d+\/dashboard$/);
  }
});
