import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { NoticeBell } from "#features/notices/notice-bell.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const notice = (id: number, more: object = {}) => ({
  id,
  kind: "holdEnding",
  topic: "holds",
  title: `Hold about to expire: JD${id}`,
  text: "Your hold is about to expire.",
  path: `#hold-${id}`,
  at: "2026-11-20T09:00:00Z",
  is_read: false,
  ...more,
});
const reads =
  (notices: object[], unread = notices.length, total = notices.length) =>
  (request: Request) =>
    new URL(request.url).pathname.endsWith("/count") ? success({ unread }) : success(pageOf(notices, total));
const bell = (fresh: string) => page.getByRole("button", { name: fresh === "" ? /^Noti/ : new RegExp(fresh) });
const panel = () => page.getByRole("region", { name: "Notices" });
const shown = async (server: ReturnType<typeof fakeServer>, choicesAt?: string) =>
  showScreen(server, <NoticeBell choicesAt={choicesAt} />);

test("a new account hears what will appear there, and has nothing to mark", async () => {
  await shown(fakeServer(reads([])), "#choices");
  await bell("").click();
  await expect.element(panel().getByText("Nothing has happened yet")).toBeVisible();
  expect(panel().getByRole("button").elements()).toEqual([]);
  await expect.element(panel().getByRole("link", { name: "Choices" })).toHaveAttribute("href", "#choices");
  expect(await findings()).toEqual([]);
});

test("the bell counts what is unread, and a notice that is opened leads to its row and is read", async () => {
  const server = fakeServer(reads([notice(2), notice(1, { is_read: true })], 1));
  await shown(server);
  await bell("1").click();
  expect(await findings()).toEqual([]);
  await expect.element(panel().getByRole("link", { name: /^Unread\. Hold.*JD2/ })).toHaveAttribute("href", "#hold-2");
  await panel().getByRole("link", { name: /JD2/ }).click();
  await expect.poll(() => server.seen.filter(({ method }) => method !== "GET").length).toBe(1);
  expect(bodyOf(server.seen.find(({ method }) => method !== "GET")?.text ?? "")).toEqual({ ids: [2] });
  await expect.element(panel()).not.toBeInTheDocument();
});

test("one that was read before is opened without being read again", async () => {
  const server = fakeServer(reads([notice(1, { is_read: true })], 0));
  await shown(server);
  await bell("").click();
  await panel().getByRole("link", { name: /JD1/ }).click();
  await expect.element(panel()).not.toBeInTheDocument();
  expect(server.seen.every(({ method }) => method === "GET")).toBe(true);
});

test("beyond ninety-nine the bell says that they are more, many of a kind open under one head, and earlier ones follow", async () => {
  const many = Array.from({ length: 50 }, (_, at) => notice(500 - at));
  const server = fakeServer(reads(many, 100, 500));
  await shown(server);
  await bell("99\\+").click();
  const head = panel().getByRole("button", { name: /Hold about to expire: 50\+ notices/ });
  await expect.element(head).toHaveAttribute("aria-expanded", "false");
  await head.click();
  await expect.element(panel().getByRole("link", { name: /JD500/ })).toBeVisible();
  await panel().getByRole("button", { name: "Earlier notices" }).click();
  await expect.poll(() => server.seen.at(-1)?.url.searchParams.get("size")).toBe("100");
  await page.viewport(390, 844);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await findings()).toEqual([]);
});

test("all are marked up to the latest that was seen: one that comes meanwhile stays unread", async () => {
  const server = fakeServer(reads([notice(7), notice(6)]));
  await shown(server);
  await bell("2").click();
  await panel().getByRole("button", { name: "Mark all as read" }).click();
  await expect.poll(() => server.seen.filter(({ method }) => method !== "GET").length).toBe(1);
  expect(bodyOf(server.seen.find(({ method }) => method !== "GET")?.text ?? "")).toEqual({ up_to: 7 });
});

test("a list that fails says so in its place, and is asked for again", async () => {
  const server = fakeServer((request) =>
    new URL(request.url).pathname.endsWith("/count") ? success({ unread: 1 }) : failure(500, {}),
  );
  await shown(server);
  await bell("1").click();
  await expect.element(panel().getByRole("button", { name: "Try again" })).toBeVisible();
  server.reply(reads([notice(1)]));
  await panel().getByRole("button", { name: "Try again" }).click();
  await expect.element(panel().getByRole("link", { name: /JD1/ })).toBeVisible();
});

test("on a phone the text of a notice is read whole", async () => {
  const text =
    "Rejected: AA1000037, AA1000047. The client took two stones of the same parcel in another office, and asks for others.";
  await shown(fakeServer(reads([notice(1, { text })])));
  await page.viewport(390, 844);
  await bell("1").click();
  await expect.element(panel().getByText(text)).toBeVisible();
  const line = panel().getByText(text).element();
  expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  expect(line.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  expect(await findings()).toEqual([]);
});
