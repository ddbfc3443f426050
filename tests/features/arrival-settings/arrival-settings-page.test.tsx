import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ArrivalSettingsPage } from "#features/arrival-settings/arrival-settings-page.tsx";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const stored = { days: 7, count_from: "newest", version: 1 };
const effect = [
  {
    diamond_type: "white",
    now: { first_day: "2026-11-16", stones: 214 },
    tried: { first_day: "2026-11-09", stones: 530 },
  },
  { diamond_type: "fancy", now: { first_day: null, stones: 0 }, tried: { first_day: null, stones: 0 } },
];
const house = () =>
  fakeServer((request) => {
    if (new URL(request.url).pathname.endsWith("/preview")) return success(effect);
    return success(stored, 200, request.method === "PUT" ? "New-arrival settings saved." : "Success");
  });
const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method === "PUT").map(({ text }) => bodyOf(text));
const tried = ({ seen }: FakeServer) =>
  seen.filter(({ url }) => url.pathname.endsWith("/preview")).map(({ text }) => bodyOf(text));
const days = () => page.getByRole("textbox", { name: "A stone is new for" });

test("an administrator sees the effect of other days before saving them", async () => {
  const server = house();
  await showScreen(server, <ArrivalSettingsPage mayWrite />);
  await expect.element(days()).toHaveValue("7 days");
  await days().fill("14");
  await page.getByRole("combobox", { name: "The days end" }).selectOptions("Today");
  await expect.poll(() => tried(server).at(-1)).toEqual({ days: 14, count_from: "today" });
  await expect.element(page.getByText("530 since 09/11/2026")).toBeVisible();
  await expect.element(page.getByText("None has arrived yet").first()).toBeVisible();
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("New-arrival settings saved.")).toBeVisible();
  expect(written(server)).toEqual([{ days: 14, count_from: "today", version: 1 }]);
});

test("a number of days that is none is not tried out, and the server refuses it at its field", async () => {
  const server = house();
  await showScreen(server, <ArrivalSettingsPage mayWrite />);
  await expect.poll(() => tried(server)).toEqual([{ days: 7, count_from: "newest" }]);
  await days().fill("400");
  server.reply((request) =>
    request.method === "PUT"
      ? failure(400, {
          code: "malformed",
          message: "The request does not have the expected form.",
          request_id: "r",
          errors: [{ path: "/data/days", message: "Must be at most 90." }],
        })
      : success(effect),
  );
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect.element(days()).toHaveAccessibleDescription(/Must be at most 90\./);
  expect(tried(server)).toHaveLength(1);
});
