import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { defaultPairSetting } from "#domain/search/pair-search.ts";
import { PairSettingsPage } from "#features/pair-settings/pair-settings-page.tsx";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const stored = { ...defaultPairSetting, version: 1 };
const effect = [
  { weights: "below_carat", stones: 1820, now: 412, tried: 506 },
  { weights: "from_carat", stones: 640, now: 131, tried: null },
];
const house = () =>
  fakeServer((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/preview")) return success(effect);
    if (pathname.endsWith("/setting"))
      return success(stored, 200, request.method === "PUT" ? "Match-pair settings saved." : "Success");
    return success({ shape: [{ id: 1, code: "ROUND", name: "Round" }], color: [], clarity: [], lab: [], fancy: [] });
  });
const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method === "PUT").map(({ text }) => bodyOf(text));
const tried = ({ seen }: FakeServer) =>
  seen.filter(({ url }) => url.pathname.endsWith("/preview")).map(({ text }) => bodyOf(text));
const length = () => page.getByRole("textbox", { name: "Length, mm, below 1 ct" });

test("an administrator changes tolerances, sees the effect first, and saves by keyboard", async () => {
  const server = house();
  await showScreen(server, <PairSettingsPage mayWrite />);
  await expect.element(length()).toHaveValue("0.05");
  await expect.element(page.getByRole("cell", { name: "506" })).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Too many to count" })).toBeVisible();
  await length().fill("0.08");
  await page.getByRole("textbox", { name: "Ratio, from 1 ct" }).fill("");
  await page.getByRole("button", { name: "Fluorescence" }).click();
  const sent = {
    ...stored,
    below_carat: { ...stored.below_carat, length: 0.08 },
    from_carat: { ...stored.from_carat, ratio: null },
    equal: ["cut", "lab"],
  };
  await expect.poll(() => tried(server).at(-1)).toEqual({ shape: "ROUND", setting: sent });
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Match-pair settings saved.")).toBeVisible();
  expect(written(server)).toEqual([sent]);
});

test("a tolerance that is refused says so at its field", async () => {
  const server = house();
  await showScreen(server, <PairSettingsPage mayWrite />);
  await length().fill("5");
  server.reply((request) =>
    request.method === "PUT"
      ? failure(422, {
          code: "toleranceWrong",
          message: "One of the tolerances is not valid.",
          request_id: "r",
          errors: [{ path: "/data/below_carat/length", message: "Must be at most 1." }],
        })
      : success(effect),
  );
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect.element(length()).toHaveFocus();
  await expect.element(page.getByText("Must be at most 1.").first()).toBeVisible();
});

test("whoever may only read sees the tolerances and is told why nothing can be saved", async () => {
  const server = house();
  await showScreen(server, <PairSettingsPage mayWrite={false} />);
  await expect.element(length()).toHaveAttribute("readonly");
  await page.getByRole("button", { name: "Fluorescence" }).click();
  await expect.element(page.getByRole("button", { name: "Fluorescence" })).toHaveAttribute("aria-pressed", "true");
  expect(written(server)).toEqual([]);
});
