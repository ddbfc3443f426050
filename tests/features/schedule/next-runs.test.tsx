import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ScheduleFields } from "#screens/schedule/schedule-fields.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";

const runs = Array.from({ length: 5 }, (_, day) => `2026-12-0${day + 1}T06:30:00.000Z`);
const daily = { words: "Every day at 06:30", time_zone: "UTC", next_runs: runs };

/** A schedule with an act below it. */
const shown = (answer: () => Response | Promise<Response>) =>
  showScreen(
    fakeServer(answer),
    <>
      <ScheduleFields
        values={{ kind: "time", time: "06:30", day: "", hours: "" }}
        errors={{}}
        onChange={() => undefined}
      />
      <button type="button">Delete…</button>
    </>,
  );
const act = () => page.getByRole("button", { name: "Delete…" }).element().getBoundingClientRect().top;

test("the next runs come without moving what stands below them from under the pointer", async () => {
  let read = () => {};
  const answer = new Promise<Response>((resolve) => {
    read = () => resolve(success(daily));
  });
  await shown(() => answer);
  await expect.element(page.getByRole("textbox", { name: "Time" })).toBeVisible();
  const before = act();
  read();
  await expect.element(page.getByText("Every day at 06:30 (UTC)")).toBeVisible();
  expect(act()).toBe(before);
});

test("next runs that cannot be read leave no place behind", async () => {
  await shown(() => failure(500));
  await expect.poll(() => document.querySelectorAll("[aria-busy=true]").length).toBe(0);
  expect(document.querySelector(".schedule-runs")).toBeNull();
});
