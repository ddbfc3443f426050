import { notifications } from "@mantine/notifications";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lastingNotices } from "#support/lasting-notices.ts";
import { notify } from "#ui/notice/notify.ts";
import { findings } from "./findings.ts";
import { show } from "./show.tsx";

// Loaded before the clock stands still; the portal fetches it with the first word.
await import("#ui/notice/notifications.tsx");

/** Stops it when the list is drawn: React itself may wait for the clock before it draws what was fetched. */
async function stopTheClock() {
  notify.success("The list is drawn");
  await expect.element(said("The list is drawn")).toBeInTheDocument();
  notifications.clean();
  await expect.element(said("The list is drawn")).not.toBeInTheDocument();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}
beforeEach(() => lastingNotices(false));
afterEach(async () => {
  vi.useRealTimers();
  notifications.clean();
  await page.viewport(1280, 800);
});

const said = (text: string) => page.getByText(text);
/** A drawing sets its clock a moment later: two frames, and the tasks that were waiting by then. */
async function drawn() {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}
async function after(milliseconds: number) {
  await drawn();
  vi.advanceTimersByTime(milliseconds);
  await Promise.resolve();
}
const box = () => document.querySelector(".toast")?.getBoundingClientRect() ?? new DOMRect();

for (const [name, width] of [
  ["wide", 1280],
  ["narrow", 390],
] as const) {
  test(`notifications stand at the top, in the middle, ${name}`, async () => {
    await page.viewport(width, 800);
    await show(<p>The portal</p>);
    notify.success("Released 4 holds", "The stones are on sale again.");
    await expect.element(said("Released 4 holds")).toBeInTheDocument();
    await expect.poll(() => box().top).toBeGreaterThan(40);
    await expect.poll(() => box().top).toBeLessThan(100);
    expect(Math.abs(box().left + box().width / 2 - width / 2)).toBeLessThan(12);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
}

test("a success stays 3 seconds and is read out when there is a pause", async () => {
  await show(<p>The portal</p>);
  await stopTheClock();
  notify.success("Sign-in successful!");
  await expect.element(page.getByRole("status").filter({ hasText: "Sign-in successful!" })).toBeInTheDocument();
  await after(2_900);
  await expect.element(said("Sign-in successful!")).toBeInTheDocument();
  await after(100);
  await after(500);
  await expect.element(said("Sign-in successful!")).not.toBeInTheDocument();
});

test("an error stays 5 seconds and is read out at once", async () => {
  await show(<p>The portal</p>);
  await stopTheClock();
  notify.failure("Failed to fetch data");
  await expect.element(page.getByRole("alert").filter({ hasText: "Failed to fetch data" })).toBeInTheDocument();
  await after(4_900);
  await expect.element(said("Failed to fetch data")).toBeInTheDocument();
  await after(100);
  await after(500);
  await expect.element(said("Failed to fetch data")).not.toBeInTheDocument();
});

for (const scheme of ["light", "dark"] as const) {
  test(`a notification can be closed by a button that has a name, ${scheme}`, async () => {
    await show(<p>The portal</p>, scheme);
    notify.failure("Failed to fetch data", "Nothing was changed.");
    await expect.element(said("Nothing was changed.")).toBeVisible();
    await expect.poll(() => getComputedStyle(document.querySelector(".toast") as Element).opacity).toBe("1");
    expect(await findings()).toEqual([]);
    await userEvent.click(page.getByRole("button", { name: "Close this message" }));
    await expect.element(said("Failed to fetch data")).not.toBeInTheDocument();
  });
}

test("one that says the same again takes the other's place, and stays its whole time", async () => {
  await show(<p>The portal</p>);
  await stopTheClock();
  notify.failure("Failed to fetch data");
  await expect.element(said("Failed to fetch data")).toBeInTheDocument();
  await after(4_000);
  notify.failure("Failed to fetch data");
  notify.failure("Failed to fetch data", "Nothing was changed.");
  await expect.element(said("Nothing was changed.")).toBeInTheDocument();
  await after(500); // the first one fades
  await expect.poll(() => said("Failed to fetch data").elements().length).toBe(2);
  await after(1_500);
  await expect.poll(() => said("Failed to fetch data").elements().length).toBe(2);
});
