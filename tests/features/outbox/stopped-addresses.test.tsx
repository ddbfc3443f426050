import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { OutboxPage } from "#features/outbox/outbox-page.tsx";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const stopped = {
  id: 4,
  address: "gone@harbour.test",
  reason: "bounce",
  said: "550 5.1.1 no such mailbox",
  created_at: "2026-11-20T09:00:02Z",
};
const Stopped = ({ mayWrite = true }: { mayWrite?: boolean }) => (
  <OutboxPage mayWrite={mayWrite} search={{ tab: "stopped" }} onSearch={() => {}} addressOf={() => "#"} />
);

test("an address that its server refused stands there with the answer, and gets letters again after a question", async () => {
  const server = fakeServer(() => success(pageOf([stopped])));
  await showScreen(server, <Stopped />);
  await expect.element(page.getByText("550 5.1.1 no such mailbox")).toBeVisible();
  await expect.element(page.getByText("Refused by its server")).toBeVisible();
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: "Allow letters to gone@harbour.test" }).click();
  server.reply((request) => success(request.method === "DELETE" ? null : pageOf([])));
  await page.getByRole("button", { name: "Allow letters", exact: true }).click();
  await expect.element(page.getByText("No stopped addresses")).toBeVisible();
  const lifted = server.seen.filter(({ method }) => method === "DELETE").map(({ url }) => url.pathname);
  expect(lifted).toEqual(["/api/v1/admin/stopped-addresses/4"]);
});

test("whoever may only read sees why the act is locked", async () => {
  await showScreen(
    fakeServer(() => success(pageOf([stopped]))),
    <Stopped mayWrite={false} />,
  );
  await expect
    .element(page.getByRole("button", { name: "Allow letters to gone@harbour.test" }))
    .toHaveAccessibleDescription("You do not have permission to do this.");
});
