import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { LiveUsersPage } from "#features/live-users/live-users-page.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { comeBack, showScreen } from "#support/show-screen.tsx";

const mara = {
  id: 7,
  first_name: "Mara",
  last_name: "Lind",
  role_id: 2,
  company_name: "Orchard Lane Jewellers",
  last_seen_at: "2026-11-23T09:14:00.000Z",
  signed_in_at: "2026-11-23T08:02:11.000Z",
};

test("whoever loses the right while the page is open sees nobody and no number any more", async () => {
  let isRefused = false;
  const server = fakeServer(() =>
    isRefused
      ? failure(403, { code: "forbidden", message: "You do not have access." })
      : success({ onlineUserCount: 41, totalUserCount: 95, is_narrowed: false, users: [mara] }),
  );
  await showScreen(server, <LiveUsersPage mayRead={() => true} />);
  await expect.element(page.getByRole("link", { name: "Mara Lind" })).toBeVisible();
  isRefused = true;
  comeBack();
  await expect.element(page.getByText("You do not have access.")).toBeVisible();
  expect(page.getByText(/Mara|Orchard|\b41\b|\b95\b/).elements()).toEqual([]);
});

test.each([true, false])("whether one sees only whom one may look up is said: %s", async (is_narrowed) => {
  const answer = { onlineUserCount: 1, totalUserCount: 14, is_narrowed, users: [mara] };
  await showScreen(
    fakeServer(() => success(answer)),
    <LiveUsersPage mayRead={() => true} />,
  );
  await expect.element(page.getByRole("link", { name: "Mara Lind" })).toBeVisible();
  expect(page.getByText("You and the accounts that you may look up.", { exact: false }).elements()).toHaveLength(
    is_narrowed ? 1 : 0,
  );
});
