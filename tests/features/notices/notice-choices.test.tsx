import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { NoticeChoicesPanel } from "#features/notices/notice-choices-panel.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const ways = ["mail", "daily", "portal", "none"];
const choices = (...all: [topic: string, way: string][]) => ({
  ways,
  choices: all.map(([topic, way]) => ({ topic, way })),
});
const holds = () => page.getByRole("combobox", { name: /^How to tell: Holds/ });
const written = (server: ReturnType<typeof fakeServer>) => server.seen.filter(({ method }) => method !== "GET");

test("each topic has one choice, which is kept as soon as it is made", async () => {
  const server = fakeServer(() => success(choices(["holds", "mail"], ["shares", "portal"])));
  await showScreen(server, <NoticeChoicesPanel />);
  await expect.element(holds()).toHaveValue("mail");
  expect(await findings()).toEqual([]);
  server.reply((request) =>
    success(choices(["holds", "daily"], ["shares", "portal"]), 200, request.method === "GET" ? "Success" : "Saved."),
  );
  await holds().selectOptions("Portal, and one mail a day");
  await expect.element(page.getByText("Saved.")).toBeVisible();
  expect(bodyOf(written(server)[0]?.text ?? "")).toEqual({ choices: [{ topic: "holds", way: "daily" }] });
  await expect.element(holds()).toHaveValue("daily");
});

test("a choice that was not kept is told, and the field says what holds", async () => {
  const server = fakeServer(() => success(choices(["holds", "mail"])));
  await showScreen(server, <NoticeChoicesPanel />);
  await expect.element(holds()).toHaveValue("mail");
  server.reply((request) =>
    request.method === "GET"
      ? success(choices(["holds", "mail"]))
      : failure(500, { code: "x", message: "Nothing was saved.", request_id: "r" }),
  );
  await holds().selectOptions("Nothing");
  await expect.element(page.getByText("Nothing was saved.")).toBeVisible();
  await expect.element(holds()).toHaveValue("mail");
});

test("whoever gets no mail reads nothing of letters: a guest has no password to be told of", async () => {
  await showScreen(
    fakeServer(() => success({ ways: ["portal", "none"], choices: [{ topic: "holds", way: "portal" }] })),
    <NoticeChoicesPanel />,
  );
  await expect.element(page.getByText("Choose how we tell you.")).toBeVisible();
  await expect.element(page.getByText(/always mailed/)).not.toBeInTheDocument();
});

test("whom nothing of the portal concerns is asked nothing", async () => {
  const server = fakeServer(() => success(choices()));
  await showScreen(server, <NoticeChoicesPanel />);
  await expect.poll(() => server.seen.length).toBe(1);
  await expect.element(page.getByText("Notices")).not.toBeInTheDocument();
});

test("a failed read says so, and is asked for again", async () => {
  const server = fakeServer(() => failure(500, {}));
  await showScreen(server, <NoticeChoicesPanel />);
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  server.reply(() => success(choices(["holds", "mail"])));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(holds()).toBeVisible();
});

test("all topics stand on a telephone without scrolling sideways", async () => {
  const topics = ["holds", "requests", "memos", "enquiries", "business", "demands", "prices", "gone", "shares"];
  const all = topics.map((topic): [string, string] => [topic, "mail"]);
  await showScreen(
    fakeServer(() => success(choices(...all))),
    <NoticeChoicesPanel />,
  );
  await page.viewport(390, 844);
  await expect.element(holds()).toBeVisible();
  const last = page.getByRole("combobox").last().element().getBoundingClientRect();
  expect(last.right).toBeLessThanOrEqual(390);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await findings()).toEqual([]);
});
