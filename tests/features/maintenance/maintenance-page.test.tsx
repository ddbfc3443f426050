import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MaintenancePage } from "#features/maintenance/maintenance-page.tsx";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const open = { is_on: false, message: "", version: 1 };
const house = (stored = open) =>
  fakeServer((request) => success(stored, 200, request.method === "PUT" ? "Maintenance saved." : "Success"));
const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method === "PUT").map(({ text }) => bodyOf(text));
const houseSwitch = () => page.getByRole("switch", { name: "Close the portal for maintenance" });

test("closing the house asks first, with the words that everybody will read", async () => {
  const server = house();
  await showScreen(server, <MaintenancePage mayWrite />);
  await expect.element(page.getByText("Server is under maintenance. Please try again later.")).toBeVisible();
  await houseSwitch().click();
  await page.getByRole("textbox", { name: "Message" }).fill("Back at 14:00.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText("Back at 14:00.")).toBeVisible();
  expect(await findings()).toEqual([]);
  await dialog.getByRole("button", { name: "Keep it open" }).click();
  expect(written(server)).toEqual([]);
  await page.getByRole("button", { name: "Close the portal", exact: true }).click();
  await dialog.getByRole("button", { name: "Close the portal" }).click();
  await expect.element(page.getByText("Maintenance saved.")).toBeVisible();
  expect(written(server)).toEqual([{ is_on: true, message: "Back at 14:00.", version: 1 }]);
});

test("opening it again does not ask", async () => {
  const server = house({ is_on: true, message: "Back at 14:00.", version: 7 });
  await showScreen(server, <MaintenancePage mayWrite />);
  await houseSwitch().click();
  await page.getByRole("button", { name: "Reopen the portal" }).click();
  await expect.element(page.getByText("Maintenance saved.")).toBeVisible();
  expect(written(server)).toEqual([{ is_on: false, message: "Back at 14:00.", version: 7 }]);
});

test("two administrators at the switch: both values are shown, nothing is overwritten unseen", async () => {
  const server = house();
  await showScreen(server, <MaintenancePage mayWrite />);
  await page.getByRole("textbox", { name: "Message" }).fill("Mine");
  const current = { is_on: true, message: "Theirs", version: 2 };
  server.reply((request) =>
    request.method === "PUT"
      ? failure(409, { code: "staleVersion", message: "Stale.", request_id: "r", current })
      : success(open),
  );
  await page.getByRole("button", { name: "Save message" }).click();
  await expect.element(page.getByRole("cell", { name: "Theirs" })).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Closed for maintenance" })).toBeVisible();
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: "Keep theirs" }).click();
  await expect.element(page.getByRole("textbox", { name: "Message" })).toHaveValue("Theirs");
  await expect.element(houseSwitch()).toHaveAttribute("aria-checked", "true");
});

test("who may only read finds the switch locked with the reason", async () => {
  await showScreen(house(), <MaintenancePage mayWrite={false} />);
  await expect.element(houseSwitch()).toHaveAccessibleDescription("You do not have permission to do this.");
  await expect
    .element(page.getByRole("button", { name: "Save message" }))
    .toHaveAccessibleDescription("You do not have permission to do this.");
});

test("a failed load says why and tries again", async () => {
  const server = fakeServer(() => failure(500, { code: "x", message: "Something went wrong", request_id: "01J9" }));
  await showScreen(server, <MaintenancePage mayWrite />);
  await expect.element(page.getByText("01J9")).toBeVisible();
  server.reply(() => success(open));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(houseSwitch()).toBeVisible();
});
