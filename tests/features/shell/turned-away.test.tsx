import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { TurnedAway } from "#features/shell/turned-away.tsx";
import { fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const screens = Array.from({ length: 45 }, (_, at) => ({ label: `Screen number ${at}`, to: `/screen-${at}` }));

test("a page of many screens begins with its reason on a phone too, and its last screen is reached", async () => {
  await showScreen(
    fakeServer(() => success({})),
    <TurnedAway kind="missing" title="There is no screen here" reason="It may have moved." screens={screens} />,
  );
  await page.viewport(390, 844);
  await expect.element(page.getByText("There is no screen here")).toBeInViewport({ ratio: 1 });
  const last = page.getByRole("link", { name: "Screen number 44" });
  last.element().scrollIntoView();
  await expect.element(last).toBeInViewport({ ratio: 1 });
  expect(await findings()).toEqual([]);
  await page.viewport(1280, 800);
});
