import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Data } from "#api/operation-types.ts";
import { HomePage } from "#features/home/home-page.tsx";
import type { SessionUser } from "#machines/session-parts.ts";
import { aHome } from "#support/a-home.ts";
import { aStoneLine } from "#support/a-stone-line.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { comeBack, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

type Home = Data<"getHome">;
const person = { id: 6, first_name: "Mara", last_name: "Lind", email: "mara@example.test" };
const customer = { ...person, role_id: 2, role_name: "Customer", business_details: null } as unknown as SessionUser;
const administrator = { ...customer, role_id: 1, role_name: "Administrator" } as SessionUser;

const request = aStoneLine({ id: 41, list: "confirm", state: "pending", stone: { stock_no: "AA1" } });
const requests: Home["queues"][number] = { list: "confirm", tab: "pending", total: 7, urgent: null, data: [request] };
const documents = {
  total: 1,
  data: [
    {
      document_id: 5,
      company_name: "Casa Belmonte",
      document_category: "Business Document",
      user: { id: 9 },
      created_at: "2026-11-20T09:00:00Z",
    },
  ],
} as unknown as Home["documents"];

/** A house that answers with this home. */
const house = (home: Partial<Home> = {}) =>
  fakeServer(({ url }) => {
    const { pathname } = new URL(url);
    return success(pathname.endsWith("/home/mine") ? aHome(home) : pageOf([]));
  });

const office = (screen: string) => ["transaction/confirm-stone", "kyc"].includes(screen);
const own = (screen: string) => screen.startsWith("customer-profile/");

test("what waits leads straight into the case, and says how long the queue is", async () => {
  await showScreen(house({ queues: [requests], documents }), <HomePage user={administrator} mayRead={office} />);
  const link = page.getByRole("link", { name: /AA1.*Natural.*Northlight Jewels.*\$[\d,]+\.\d\d/ });
  await expect.element(link).toHaveAttribute("href", "/transaction/confirm-stone/desk?line=41");
  await expect
    .element(page.getByRole("link", { name: "All 7" }))
    .toHaveAttribute("href", "/transaction/confirm-stone/desk");
  const papers = page.getByRole("link", { name: /Casa Belmonte.*Business Document/ });
  await expect.element(papers).toHaveAttribute("href", "/client/9?tab=kyc");
  expect(await findings()).toEqual([]);
});

/** A house that answers once it is told to. */
function lateHouse() {
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  const server = fakeServer(async ({ url }) => {
    await answered;
    return success(new URL(url).pathname.endsWith("/home/mine") ? aHome({ queues: [requests] }) : pageOf([]));
  });
  return { server, answer: () => answer() };
}

test("what stands below the home appears once it is known how much waits, and is not moved by it", async () => {
  const { server, answer } = lateHouse();
  await showScreen(
    server,
    <HomePage user={administrator} mayRead={office}>
      <p>The figures</p>
    </HomePage>,
  );
  await expect.element(page.getByRole("heading", { name: "Waiting" })).toBeVisible();
  await expect.element(page.getByText("The figures")).not.toBeVisible();
  answer();
  await expect.element(page.getByText("The figures")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /AA1/ })).toBeVisible();
});

test("on a telephone the side stands below, and comes with what waits", async () => {
  const { server, answer } = lateHouse();
  await showScreen(server, <HomePage user={administrator} mayRead={office} />);
  await page.viewport(390, 844);
  await expect.element(page.getByRole("heading", { name: "Waiting" })).toBeVisible();
  const person = page.getByText("mara@example.test");
  await expect.element(person).not.toBeVisible();
  await page.viewport(1366, 768);
  await expect.element(person).toBeVisible();
  await page.viewport(390, 844);
  answer();
  await expect.element(page.getByRole("link", { name: /AA1/ })).toBeVisible();
  await expect.element(person).toBeVisible();
});

test("holds that end today and overdue memos are marked; memos, loads and failed mails open where they are dealt with", async () => {
  const line = (id: number, list: "hold" | "memo") => aStoneLine({ id, list, stone: { stock_no: `${list}-1` } });
  const { user } = line(1, "memo");
  const server = house({
    queues: [
      { list: "hold", tab: "held", total: 4, urgent: { tab: "endsToday", total: 1 }, data: [line(1, "hold")] },
      { list: "memo", tab: "issued", total: 3, urgent: { tab: "overdue", total: 2 }, data: [line(2, "memo")] },
    ],
    loads: {
      total: 1,
      data: [
        { id: 8, provider: { name: "Castor Diamonds" }, file_name: "stock.csv", created_at: "2026-11-20T09:00:00Z" },
      ],
    } as unknown as Home["loads"],
    mails: {
      total: 1,
      data: [{ id: 3, subject: "Your code", to: "mara@orchard.test", created_at: "2026-11-20T09:00:00Z" }],
    } as unknown as Home["mails"],
  });
  await showScreen(server, <HomePage user={administrator} mayRead={(screen) => screen.startsWith("transaction/")} />);
  const link = (name: string | RegExp) => page.getByRole("link", { name });
  const list = "/transaction/";
  for (const [name, to] of [
    ["1 ends today", `${list}hold?currentTab=endsToday`],
    ["2 overdue", `${list}memo?currentTab=overdue`],
    [/memo-1/, `${list}memo/desk?user_id=${user.id}`],
    ["All 3", `${list}memo/desk`],
    [/Castor Diamonds.*stock\.csv/, "/inventory/loads/8"],
    [/Your code.*mara@orchard\.test/, "/admin/outbox?status=failed&open=3"],
  ] as const)
    await expect.element(link(name)).toHaveAttribute("href", to);
  expect(await findings()).toEqual([]);
});

test("whoever loses the rights while the page is open sees nothing of what it showed", async () => {
  let isRefused = false;
  const entry = { seq: 17, what: "Stone AA1 released", at: "2026-11-23T09:14:00.000Z", who: null, role: null };
  const session = { id: "s1", device: "A desk in Surat", last_seen_at: entry.at, is_current: false };
  const server = fakeServer(({ url }) => {
    const { pathname } = new URL(url);
    if (isRefused) return failure(403, { code: "forbidden", message: "You do not have access." });
    if (pathname.endsWith("/home/mine")) return success(aHome({ queues: [requests] }));
    return success(pageOf(pathname.includes("audit-logs") ? [entry] : pathname.includes("session") ? [session] : []));
  });
  await showScreen(server, <HomePage user={administrator} mayRead={(screen) => screen === "admin/audit-logs"} />);
  await expect.element(page.getByText("Stone AA1 released")).toBeVisible();
  await expect.element(page.getByText("A desk in Surat")).toBeVisible();
  await expect.element(page.getByText("AA1", { exact: true })).toBeVisible();
  isRefused = true;
  comeBack();
  await expect.poll(() => page.getByText("You do not have access.").elements().length).toBe(3);
  expect(document.body.textContent).not.toMatch(/AA1|Surat/);
});

test("where nothing waits the page says so, and shows no empty queue", async () => {
  await showScreen(house(), <HomePage user={administrator} mayRead={office} />);
  await expect.element(page.getByText("Nothing is waiting for you.")).toBeVisible();
  expect(page.getByRole("heading", { name: "Confirm stones" }).query()).toBeNull();
});

test("a customer without a business is told what is next, and not that nothing waits", async () => {
  await showScreen(house(), <HomePage user={customer} mayRead={own} />);
  await expect.element(page.getByRole("heading", { name: "Register your business" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Begin" })).toHaveAttribute("href", "/customer-profile/business");
  await expect.element(page.getByRole("heading", { name: "You", exact: true })).toBeVisible();
  expect(page.getByText("Nothing is waiting for you.").query()).toBeNull();
});

test("a guest is led to an account, and not told that nothing waits", async () => {
  const guest = { ...customer, role_id: 4, role_name: "Guest" } as SessionUser;
  await showScreen(house(), <HomePage user={guest} mayRead={own} />);
  await expect.element(page.getByRole("heading", { name: "You are here as a guest" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Sign up" }))
    .toHaveAttribute("href", "/customer-profile/profile");
  expect(page.getByText("Nothing is waiting for you.").query()).toBeNull();
});

test("a buyer reads what was decided, and the head leads to all of their requests", async () => {
  const decided = (id: number, state: string, status: number) =>
    aStoneLine({ id, list: "confirm", state, status, stone: { stock_no: `AA${id}` } });
  const data = [decided(1, "rejected", 3), decided(2, "approved.awaitingMemo", 2)];
  const server = house({ queues: [{ list: "confirm", tab: "all", total: 9, urgent: null, data }] });
  await showScreen(server, <HomePage user={customer} mayRead={own} />);
  await expect.element(page.getByRole("link", { name: /AA1.*Rejected/ })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /AA2.*Approved, awaits memo/ })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "All 9" }))
    .toHaveAttribute("href", "/customer-profile/confirm-stone?currentTab=all");
});

test.each([1440, 1100, 1000, 390])(
  "a stone is read to its origin beside the longest status, at %i pixels",
  async (width) => {
    const issued = aStoneLine({
      id: 1,
      list: "confirm",
      state: "approved.fulfilled",
      status: 2,
      stone: { stock_no: "NN1000134" },
      memo: { id: 7, number: "M-2026-0046" },
    });
    const queues: Home["queues"] = [{ list: "confirm", tab: "all", total: 1, urgent: null, data: [issued] }];
    await showScreen(house({ queues }), <HomePage user={customer} mayRead={own} />);
    await page.viewport(width, 768);
    const row = page.getByRole("link", { name: /NN1000134.*Natural/ });
    await expect.element(row).toHaveTextContent("Approved, memo M-2026-0046 issued");
    const stone = row.element().firstElementChild;
    expect(stone?.scrollWidth).toBeLessThanOrEqual(stone?.clientWidth ?? 0);
  },
);

test("where what waits cannot be read the page says so, and not that nothing waits", async () => {
  const server = fakeServer(() => failure(500, { code: "internal", message: "Something went wrong." }));
  await showScreen(server, <HomePage user={administrator} mayRead={office} />);
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  await expect.element(waiting.getByRole("alert")).toHaveTextContent("Something went wrong.");
  expect(page.getByText("Nothing is waiting for you.").query()).toBeNull();
});
