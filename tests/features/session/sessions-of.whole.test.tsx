import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SessionsOf } from "#screens/sessions/sessions-of.tsx";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const mara = { id: 7, first_name: "Mara", last_name: "Lind" };
const laptop = {
  id: "5b0c1c4e-6a4e-4f1f-9a53-000000000001",
  device: "Chrome on Linux",
  address: "192.0.2.7",
  created_at: "2026-11-20T09:00:00Z",
  last_seen_at: "2026-11-20T10:00:00Z",
  is_current: false,
};
const phone = { ...laptop, id: "5b0c1c4e-6a4e-4f1f-9a53-000000000002", device: "Safari on iPhone" };

/** A house in which Mara is signed in at these places. */
function house(places = [laptop, phone], total = places.length) {
  let open = places;
  const server = fakeServer((request) => {
    if (request.method === "GET") return success(pageOf(open, open.length && total));
    open = [];
    return success(null, 200, "They were signed out.");
  });
  return server;
}
const sent = ({ seen }: FakeServer) => seen.filter(({ method }) => method === "POST").map(({ text }) => bodyOf(text));
const reads = ({ seen }: FakeServer) => seen.filter(({ method }) => method === "GET").length;
const show = async (server: FakeServer) => {
  await showScreen(server, <SessionsOf of={mara} reason={null} />);
  await page.getByRole("button", { name: "Show sessions… of Mara Lind" }).click();
};
const reason = () => page.getByRole("textbox", { name: "Reason" });
const endLaptop = () => page.getByRole("button", { name: "End session on Chrome on Linux" });

test("an administrator ends one session, once they have said why", async () => {
  const server = house([laptop]);
  await show(server);
  await expect.element(page.getByRole("cell", { name: "Chrome on Linux 192.0.2.7" })).toBeVisible();
  await expect.element(endLaptop()).toHaveAccessibleDescription("Say why first.");
  await expect
    .element(page.getByRole("button", { name: "End 1 session" }))
    .toHaveAccessibleDescription("Say why first.");
  await reason().fill("The laptop was stolen");
  expect(await findings()).toEqual([]);
  await endLaptop().click();
  await expect.element(page.getByText("They were signed out.")).toBeVisible();
  await expect.element(page.getByText("Signed in nowhere.")).toBeVisible();
  expect(sent(server)).toEqual([{ session: laptop.id, reason: "The laptop was stolen" }]);
});

test("all of them end by one act, and the next time asks for its own reason", async () => {
  const server = house();
  await show(server);
  await reason().fill("She left the company");
  await page.getByRole("button", { name: "End 2 sessions" }).click();
  await expect.element(page.getByText("Signed in nowhere.")).toBeVisible();
  expect(sent(server)).toEqual([{ reason: "She left the company" }]);
  await page.getByRole("button", { name: "Close", exact: true }).last().click();
  server.reply(() => success(pageOf([phone])));
  await page.getByRole("button", { name: "Show sessions… of Mara Lind" }).click();
  await expect.element(reason()).toHaveValue("");
});

test("a session that somebody else ended meanwhile is said, and leaves the list", async () => {
  const server = house();
  await show(server);
  await reason().fill("The laptop was stolen");
  server.reply(({ method }) =>
    method === "GET"
      ? success(pageOf([phone]))
      : failure(404, { code: "notFound", message: "It does not exist.", request_id: "r" }),
  );
  await endLaptop().click();
  await expect.element(page.getByText("It does not exist.")).toBeVisible();
  await expect.element(endLaptop()).not.toBeInTheDocument();
  await expect.element(reason()).toHaveValue("The laptop was stolen");
});

test("of more sessions than are shown the others are counted, on a telephone too", async () => {
  await show(house([laptop, phone], 60));
  await expect.element(page.getByText("… and 58 others, which end with all")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "End 60 sessions" })).toBeVisible();
  await page.viewport(390, 844);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await expect.element(endLaptop()).toBeInViewport();
});

test("a failed read says so and tries again; whoever may not is told why", async () => {
  const server = fakeServer(() => failure(500, { code: "internal", message: "The house failed.", request_id: "r" }));
  await show(server);
  await expect.element(page.getByText("The house failed.")).toBeVisible();
  const before = reads(server);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => reads(server)).toBeGreaterThan(before);
  await showScreen(server, <SessionsOf of={mara} reason="You may not do this." />);
  await expect
    .element(page.getByRole("button", { name: "Show sessions… of Mara Lind" }).last())
    .toHaveAccessibleDescription("You may not do this.");
});
