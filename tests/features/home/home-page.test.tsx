import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { HomePage } from "#features/home/home-page.tsx";
import type { SessionUser } from "#machines/session-parts.ts";
import { aStoneLine } from "#support/a-stone-line.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const person = { id: 6, first_name: "Mara", last_name: "Lind", email: "mara@example.test" };
const customer = { ...person, role_id: 2, role_name: "Customer", business_details: null } as unknown as SessionUser;
const administrator = { ...customer, role_id: 1, role_name: "Administrator" } as SessionUser;

const answers: Record<string, unknown> = {
  "get-confirm-stone": pageOf(
    [aStoneLine({ id: 41, list: "confirm", state: "pending", stone: { stock_no: "AA1" } })],
    7,
  ),
  kyc: pageOf([
    {
      document_id: 5,
      company_name: "Casa Belmonte",
      document_category: "Business Document",
      user: { id: 9 },
      created_at: "2026-11-20T09:00:00Z",
    },
  ]),
};
/** A house in which so much waits. */
const house = (counts: object, more: Record<string, unknown> = {}) =>
  fakeServer(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith("/home/waiting")) return success(counts);
    const [, answer] = Object.entries({ ...answers, ...more }).find(([path]) => pathname.endsWith(path)) ?? [];
    if (answer === "broken") return failure(500, { code: "internal", message: "Something went wrong." });
    return success(answer ?? pageOf([]));
  });

const office = (screen: string) => ["transaction/confirm-stone", "kyc"].includes(screen);
const own = (screen: string) => screen.startsWith("customer-profile/");

test("what waits leads straight into the case, and says how long the queue is", async () => {
  await showScreen(house({ confirm: 7, kyc: 1 }), <HomePage user={administrator} mayRead={office} />);
  const request = page.getByRole("link", { name: /AA1.*Natural.*Northlight Jewels.*\$[\d,]+\.\d\d/ });
  await expect.element(request).toHaveAttribute("href", "/transaction/confirm-stone/desk?line=41");
  await expect
    .element(page.getByRole("link", { name: "All 7" }))
    .toHaveAttribute("href", "/transaction/confirm-stone/desk");
  const papers = page.getByRole("link", { name: /Casa Belmonte.*Business Document/ });
  await expect.element(papers).toHaveAttribute("href", "/client/9?tab=kyc");
  expect(await findings()).toEqual([]);
});

test("where nothing waits the page says so, and shows no empty queue", async () => {
  await showScreen(house({ confirm: 0, kyc: 0 }), <HomePage user={administrator} mayRead={office} />);
  await expect.element(page.getByText("Nothing is waiting for you.")).toBeVisible();
  expect(page.getByRole("heading", { name: "Confirm stones" }).query()).toBeNull();
});

test("a customer without a business is told what is next, and not that nothing waits", async () => {
  await showScreen(house({ cart: 0, hold: 0 }), <HomePage user={customer} mayRead={own} />);
  await expect.element(page.getByRole("heading", { name: "Register your business" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Begin" })).toHaveAttribute("href", "/customer-profile/business");
  await expect.element(page.getByRole("heading", { name: "You", exact: true })).toBeVisible();
  expect(page.getByText("Nothing is waiting for you.").query()).toBeNull();
});

test("a guest is led to an account, and not told that nothing waits", async () => {
  const guest = { ...customer, role_id: 4, role_name: "Guest" } as SessionUser;
  await showScreen(house({ cart: 0 }), <HomePage user={guest} mayRead={own} />);
  await expect.element(page.getByRole("heading", { name: "You are here as a guest" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Sign up" }))
    .toHaveAttribute("href", "/customer-profile/profile");
  expect(page.getByText("Nothing is waiting for you.").query()).toBeNull();
});

test("a buyer reads what was decided, too, when no request waits any more; what is long ago is no news", async () => {
  const day = 24 * 3_600_000;
  const decided = (id: number, state: string, status: number, days: number) =>
    aStoneLine({
      id,
      list: "confirm",
      state,
      status,
      updated_at: new Date(Date.now() - days * day).toISOString(),
      stone: { stock_no: `AA${id}` },
    });
  const rows = [decided(1, "rejected", 3, 1), decided(2, "approved.awaitingMemo", 2, 2), decided(3, "rejected", 3, 30)];
  const server = house({ confirm: 0, hold: 0 }, { "get-confirm-stone": pageOf(rows) });
  await showScreen(server, <HomePage user={customer} mayRead={own} />);
  await expect.element(page.getByRole("link", { name: /AA1.*Rejected/ })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /AA2.*Approved, awaits memo/ })).toBeVisible();
  expect(page.getByRole("link", { name: /AA3/ }).query()).toBeNull();
});

test("a queue that cannot be read says so, and the others stand", async () => {
  const server = house({ confirm: 7, kyc: 1 }, { kyc: "broken" });
  await showScreen(server, <HomePage user={administrator} mayRead={office} />);
  await expect.element(page.getByRole("link", { name: /AA1/ })).toBeVisible();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Something went wrong.");
});

test("where what waits cannot be read the page says so, and not that nothing waits", async () => {
  const server = fakeServer(() => failure(500, { code: "internal", message: "Something went wrong." }));
  await showScreen(server, <HomePage user={administrator} mayRead={office} />);
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  await expect.element(waiting.getByRole("alert")).toHaveTextContent("Something went wrong.");
  expect(page.getByText("Nothing is waiting for you.").query()).toBeNull();
});
