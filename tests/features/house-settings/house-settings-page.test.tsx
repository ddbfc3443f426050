import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { HouseSettingsPage } from "#features/house-settings/house-settings-page.tsx";
import { type FakeServer, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const none = {
  time_zone: "UTC",
  is_zone_fixed: false,
  mail: null,
  is_mail_fixed: false,
  last_test: null,
  version: 1,
};
const house = (stored: object = {}) =>
  fakeServer((request) =>
    success({ ...none, ...stored }, 200, request.method === "PUT" ? "House settings saved." : "Success"),
  );
const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method === "PUT").map(({ text }) => bodyOf(text));

test("an administrator names a mail server by keyboard, and only what was changed is sent", async () => {
  const server = house();
  await showScreen(server, <HouseSettingsPage mayWrite />);
  await page.getByRole("textbox", { name: "Host" }).fill("smtp.house.test");
  await page.getByRole("combobox", { name: "Encryption" }).selectOptions("STARTTLS (587)");
  await expect.element(page.getByRole("textbox", { name: "Port" })).toHaveValue("587");
  await page.getByRole("textbox", { name: "User name" }).fill("house");
  await page.getByRole("textbox", { name: "Password" }).fill("a-password-for-mail");
  await page.getByRole("textbox", { name: "Sender" }).fill("house@house.test");
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("House settings saved.")).toBeVisible();
  const mail = {
    host: "smtp.house.test",
    port: 587,
    security: "starttls",
    user_name: "house",
    from: "house@house.test",
  };
  expect(written(server)).toEqual([{ mail: { ...mail, password: "a-password-for-mail" }, version: 1 }]);
});

test("what the environment names cannot be changed, and the page says where it is changed", async () => {
  await showScreen(house({ is_zone_fixed: true, is_mail_fixed: true }), <HouseSettingsPage mayWrite />);
  await expect.element(page.getByText(/^TZ_HOUSE in the environment/)).toBeVisible();
  await expect.element(page.getByText(/^SMTP_URL in the environment/)).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Time zone" })).toBeDisabled();
  expect(page.getByRole("textbox", { name: "Host" }).elements()).toEqual([]);
});

test("a test mail that failed says why in the mail server's words", async () => {
  const last_test = {
    id: 3,
    to: "ines@house.test",
    subject: "A test mail from Loupe",
    kind: "test",
    status: "failed",
    attempts: 6,
    error: "535 Authentication failed",
    created_at: "2026-11-20T09:00:00Z",
    sent_at: null,
  };
  await showScreen(house({ last_test }), <HouseSettingsPage mayWrite />);
  await expect.element(page.getByText("535 Authentication failed")).toBeVisible();
  expect(await findings()).toEqual([]);
});
