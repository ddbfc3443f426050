import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { messages } from "#domain/messages.ts";
import { HouseSettingsPage } from "#features/house-settings/house-settings-page.tsx";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const none = {
  time_zone: "UTC",
  is_zone_fixed: false,
  mail: null,
  is_mail_fixed: false,
  second_factor_roles: [],
  last_test: null,
  last_drill: null,
  backups: null,
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

test("a refused mail server names its fields in line with the panels, and each field says alone what is wrong with it", async () => {
  const errors = [
    { path: "/data/mail/port", message: "Must be at most 65,535." },
    { path: "/data/mail/from", message: "Must be an e-mail address." },
    { path: "/data/mail", message: "Not in the right format." },
  ];
  const server = fakeServer(({ method }) =>
    method === "PUT" ? failure(400, { code: "malformed", message: messages.malformed, errors }) : success(none),
  );
  await showScreen(server, <HouseSettingsPage mayWrite />);
  await page.getByRole("textbox", { name: "Host" }).fill("smtp.house.test");
  await page.getByRole("textbox", { name: "Port" }).fill("99999");
  await page.getByRole("textbox", { name: "Sender" }).fill("house");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const summary = page.getByRole("alert");
  await expect.element(summary).toHaveTextContent(/^Please check: Port, Sender\.$/);
  await expect.element(page.getByText("Must be at most 65,535.")).toBeVisible();
  const left = (element: Element | null) => element?.getBoundingClientRect().left;
  const panel = page.getByRole("heading", { name: "Time zone" }).element().closest(".panel");
  expect(left(summary.element())).toBe(left(panel));
  expect(await findings()).toEqual([]);
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

test("the page says how old the last tested backup is, and what the test found", async () => {
  await showScreen(house(), <HouseSettingsPage mayWrite />);
  await expect.element(page.getByText(/^No backup of this house was ever tested/)).toBeVisible();
});

test("a backup that held everything is good news, one that did not is not", async () => {
  const at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const drill = { at, seconds: 41, stones: 20_000, entries: 4212, files: 1, faults: 0 };
  await showScreen(house({ last_drill: drill }), <HouseSettingsPage mayWrite />);
  await expect.element(page.getByText("The last tested backup held everything")).toBeVisible();
  await expect.element(page.getByText(/, 3 days ago, by npm run drill$/)).toBeVisible();
  await expect.element(page.getByText("20,000 stones, 4,212 entries of the audit log, 1 file")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a test of last night is told as one of yesterday, however few hours ago it was", async () => {
  const at = new Date(new Date().setHours(0, 0, 0, 0) - 60_000).toISOString();
  const drill = { at, seconds: 41, stones: 20, entries: 42, files: 1, faults: 0 };
  await showScreen(house({ last_drill: drill }), <HouseSettingsPage mayWrite />);
  await expect.element(page.getByText(/, 1 day ago, by npm run drill$/)).toBeVisible();
});

test("a backup that lacked something says of how much", async () => {
  const drill = { at: new Date().toISOString(), seconds: 41, stones: 20, entries: 42, files: 1, faults: 2 };
  await showScreen(house({ last_drill: drill }), <HouseSettingsPage mayWrite />);
  await expect.element(page.getByText("The last tested backup lacked something: 2 faults")).toBeVisible();
});

test("an administrator demands a second factor of a role, and only that is sent", async () => {
  const server = house({ second_factor_roles: [8] });
  await showScreen(server, <HouseSettingsPage mayWrite />);
  await expect.element(page.getByRole("checkbox", { name: "Auditor" })).toBeChecked();
  expect(page.getByRole("checkbox", { name: "FTP client" }).elements()).toEqual([]);
  await page.getByRole("checkbox", { name: "Administrator" }).click();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("House settings saved.")).toBeVisible();
  expect(written(server)).toEqual([{ second_factor_roles: [1, 8], version: 1 }]);
});

const planned = {
  place: "the folder /backups",
  schedule: "30 2 * * *",
  keep_days: 7,
  keep_weeks: 4,
  next_at: "2026-11-21T02:30:00Z",
  next_try_at: "2026-11-21T02:30:00Z",
  is_overdue: false,
  last: null,
  failure: null,
};
const last = {
  at: "2026-11-20T02:30:04Z",
  seconds: 12,
  bytes: 84_000_000,
  files: 318,
  missing: 0,
  place: "the folder /backups",
};

test("a house without planned backups is told how they are planned", async () => {
  await showScreen(house(), <HouseSettingsPage mayWrite />);
  await expect.element(page.getByText(/^No backups are planned. BACKUP_TO in the environment/)).toBeVisible();
});

test("the page says when the last planned backup was made, how large it is, where it lies, and what is kept", async () => {
  await showScreen(house({ backups: { ...planned, last } }), <HouseSettingsPage mayWrite />);
  await expect.element(page.getByText(/^The last one was made 20/)).toBeVisible();
  await expect.element(page.getByText("84 MB with 318 files, in the folder /backups")).toBeVisible();
  await expect
    .element(page.getByText("Every day at 02:30, to the folder /backups; the last of 7 days and of 4 weeks are kept"))
    .toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a house without a backup yet says that its first one is due now, not a moment that goes on with the clock", async () => {
  await showScreen(house({ backups: planned }), <HouseSettingsPage mayWrite />);
  await expect.element(page.getByText("No backup has been made yet", { exact: true })).toBeVisible();
  await expect.element(page.getByText("The first one is due now", { exact: true })).toBeVisible();
  expect(page.getByText(/^The next one is due/).elements()).toEqual([]);
});

test("a first backup that is waited for is late with its time", async () => {
  await showScreen(house({ backups: { ...planned, is_overdue: true } }), <HouseSettingsPage mayWrite />);
  await expect.element(page.getByText(/^The first one was due 21.* and is late$/)).toBeVisible();
  expect(page.getByText("The first one is due now").elements()).toEqual([]);
});

test("while backups fail, the page says when the next try begins, and no time that is past", async () => {
  const failure = { at: "2026-11-22T02:30:04Z", why: "the disk of the folder /backups is full", count: 1 };
  const backups = { ...planned, next_try_at: "2026-11-22T03:00:04Z", last, failure };
  await showScreen(house({ backups }), <HouseSettingsPage mayWrite />);
  await expect.element(page.getByText(/^The next try begins 22.*, or up to ten minutes later$/)).toBeVisible();
  expect(page.getByText(/^The next one is due/).elements()).toEqual([]);
});

test("a failure is told with its reason beside the backup that is still there", async () => {
  const failure = { at: "2026-11-22T02:30:04Z", why: "the disk of the folder /backups is full", count: 3 };
  await showScreen(house({ backups: { ...planned, is_overdue: true, last, failure } }), <HouseSettingsPage mayWrite />);
  await expect.element(page.getByText(/^The last 3 tries failed, the latest 22/)).toBeVisible();
  await expect.element(page.getByText("the disk of the folder /backups is full")).toBeVisible();
  await expect.element(page.getByText(/^The last one was made/)).toBeVisible();
  await expect.element(page.getByText(/^One was due 21.* and is late$/)).toBeVisible();
  expect(await findings()).toEqual([]);
});
