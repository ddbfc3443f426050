import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { FeedsPage } from "#features/feeds/feeds-page.tsx";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const feed = (more: object = {}) => ({
  id: 1,
  provider: { id: 3, name: "Castor Diamonds" },
  name: "Every morning",
  source: "web",
  mode: "whole",
  pattern: null,
  afterwards: "leave",
  move_to: null,
  wants_result: false,
  remote_place: null,
  web: { url: "https://api.castor.example/stock", sign_in: "none", sign_in_name: null, has_secret: false, pages: null },
  schedule: "30 6 * * *",
  schedule_words: "At 06:30 AM",
  next_run: "2026-11-21T06:30:00Z",
  state: "resting",
  failures: 0,
  tries_at: null,
  last_run: null,
  version: 1,
  changed: null,
  created_at: "2026-11-20T06:30:00Z",
  updated_at: "2026-11-20T06:30:00Z",
  ...more,
});
const soon = { words: "At 06:30 AM", time_zone: "UTC", next_runs: ["2026-11-21T06:30:00Z"] };
const house = (now: object) => (request: Request) => {
  const { pathname } = new URL(request.url);
  if (pathname.includes("schedule")) return success(soon);
  return success(pageOf(pathname.endsWith("/supply/feeds") ? [now] : []));
};

const Feeds = () => (
  <FeedsPage user={{ id: 1, role_id: 1 }} mayWrite search={{ open: 1 }} onSearch={() => {}} onDirty={() => {}} />
);
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a feed that somebody else pauses while it is open stays as it was seen until one goes on", async () => {
  const server = fakeServer(house(feed()));
  await showScreen(server, <Feeds />);
  await expect.element(button("Pause")).not.toHaveAttribute("aria-disabled", "true");
  const changed = { event: "feed.pause", by: "Lars Peeters", at: "2026-11-20T08:59:00Z" };
  server.reply(house(feed({ state: "paused.byPerson", changed })));
  window.dispatchEvent(new Event("visibilitychange"));
  await expect
    .element(page.getByText(/Lars Peeters paused this feed .* Nothing of yours was written/).first())
    .toBeVisible();
  for (const name of ["Pause", "Run now"]) await expect.element(button(name)).toHaveAttribute("aria-disabled", "true");
  // The house's own next move waits too, until the viewer has read of the first.
  const finished = { event: "feed.finish", by: "The portal", is_portal: true, at: "2026-11-20T09:01:00Z" };
  server.reply(house(feed({ state: "asking", changed: finished })));
  const reads = server.seen.length;
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => server.seen.length).toBeGreaterThan(reads);
  await expect.element(button("Pause")).toHaveAttribute("aria-disabled", "true");
  expect(await findings()).toEqual([]);
  await button("Continue").click();
  await expect.element(button("Resume")).toBeVisible();
});

test("an act on a feed says in which state it was seen", async () => {
  const server = fakeServer(house(feed()));
  await showScreen(server, <Feeds />);
  await button("Pause").click();
  const paused = () => server.seen.find(({ url }) => url.pathname.endsWith("/feeds/1/pause"));
  await expect.poll(() => paused()?.url.searchParams.get("state")).toBe("resting");
});
