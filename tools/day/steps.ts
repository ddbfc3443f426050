import { expect as expects, type Page } from "@playwright/test";

/** A step may wait as long as a press may: the machine may be busy. */
const expect = expects.configure({ timeout: 30_000 });

/** The stone of the day, the client who buys it, and a stone on memo that the client brings back. */
export type Day = { stone: string; returned: string; clientId: number };

/** A step of the day: whose it is, and what they do until its picture is taken. */
type Step = { who: string; name: string; walk: (page: Page, day: Day) => Promise<unknown> };

const to = (address: string | ((day: Day) => string)) => async (page: Page, day: Day) => {
  await page.goto(typeof address === "string" ? address : address(day));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};
const select = (page: Page, { stone }: Pick<Day, "stone">) =>
  page.getByRole("checkbox", { name: `Select ${stone}` }).click();

/** Presses an act on the selection, in the dock or in its menu. */
async function press(page: Page, act: RegExp): Promise<void> {
  const button = page.getByRole("button", { name: act }).first();
  if (await button.isVisible()) return button.click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  return page.getByRole("menuitem", { name: act }).click();
}
const searched = to(({ stone }) => `/search?diamond_type=white&numbers=${stone}`);
const found = async (page: Page, day: Day) => {
  await searched(page, day);
  await select(page, day);
};
/** Opens the stone by its row, or by its card on a telephone. */
async function openFirst(page: Page, { stone }: Day): Promise<void> {
  const card = page.getByRole("button", { name: new RegExp(`^Open .*${stone}`) }).first();
  if (await card.isVisible()) return card.click();
  return page.getByRole("row").getByText(stone).first().click();
}
/** Does an act, until its answer is here and shown. */
async function written(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(
    (one) => one.request().method() !== "GET" && one.ok() && !/\/get-|\/count|\/search/.test(one.url()),
  );
  await Promise.all([answer, act()]);
  await expect(page.getByRole("status").or(page.getByRole("alert")).first()).toBeVisible();
}

/** The steps of the day, in their order. */
export const steps: readonly Step[] = [
  { who: "customer", name: "home", walk: to("/dashboard") },
  { who: "customer", name: "search", walk: to("/search?diamond_type=white&shape=ROUND") },
  {
    who: "customer",
    name: "stone",
    walk: async (page, day) => {
      await searched(page, day);
      await openFirst(page, day);
      await expect(page.getByRole("complementary").last()).toBeVisible();
    },
  },
  { who: "customer", name: "selected", walk: found },
  {
    who: "customer",
    name: "held",
    walk: (page) => written(page, () => press(page, /^Hold 1/)),
  },
  { who: "customer", name: "holds", walk: to("/customer-profile/hold") },
  {
    who: "customer",
    name: "request",
    walk: async (page, day) => {
      await found(page, day);
      await press(page, /^Confirm 1/);
      await expect(page.getByRole("textbox", { name: `Requested $/ct of ${day.stone}` })).toBeVisible();
    },
  },
  {
    who: "customer",
    name: "requested",
    walk: (page) => written(page, () => page.keyboard.press("Control+Enter")),
  },
  { who: "admin", name: "home", walk: to("/dashboard") },
  {
    who: "admin",
    name: "request",
    walk: async (page, day) => {
      await to("/transaction/confirm-stone/desk")(page, day);
      await openFirst(page, day);
      await expect(page.getByRole("complementary").last()).toContainText(day.stone);
    },
  },
  {
    who: "admin",
    name: "approved",
    walk: (page) => written(page, () => press(page, /^Approve at/)),
  },
  { who: "admin", name: "clients", walk: to("/client?tab=all") },
  { who: "admin", name: "client", walk: to(({ clientId }) => `/client/${clientId}`) },
  { who: "admin", name: "kyc", walk: to("/kyc") },
  { who: "associate", name: "home", walk: to("/dashboard") },
  { who: "associate", name: "clients", walk: to("/client?tab=all") },
  {
    who: "associate",
    name: "approved",
    walk: to(({ stone }) => `/transaction/confirm-stone?currentTab=awaitsMemo&search=${stone}`),
  },
  {
    who: "associate",
    name: "memo-form",
    walk: async (page, day) => {
      await select(page, day);
      await press(page, /^Issue memo of 1/);
      await expect(page.getByRole("complementary").last()).toBeVisible();
    },
  },
  {
    who: "associate",
    name: "memo",
    walk: async (page) => {
      await page.keyboard.press("Control+Enter");
      await expect(page.getByRole("heading", { name: /^Memo M-\d{4}-\d{4}$/ })).toBeVisible();
    },
  },
  {
    who: "associate",
    name: "sale",
    walk: async (page, day) => {
      await to(`/transaction/memo?search=${day.stone}`)(page, day);
      await select(page, day);
      await press(page, /^Sell 1/);
      await expect(page.getByRole("textbox", { name: `Price $/ct of ${day.stone}` })).toBeVisible();
    },
  },
  {
    who: "associate",
    name: "sold",
    walk: (page) => written(page, () => page.getByRole("button", { name: /^Sell 1 for / }).click()),
  },
  {
    who: "associate",
    name: "invoice",
    walk: async (page, day) => {
      await to(`/transaction/invoice?search=${day.stone}`)(page, day);
      await openFirst(page, day);
      await page
        .getByRole("complementary")
        .last()
        .getByRole("link", { name: /^INV-\d{4}-\d{4}$/ })
        .click();
      await expect(page).toHaveURL(/\/transaction\/paper\/\d+$/);
      await expect(page.getByText(day.stone).first()).toBeVisible();
    },
  },
  { who: "associate", name: "tasks", walk: to("/transaction/tasks") },
  { who: "qc", name: "home", walk: to("/dashboard") },
  {
    who: "qc",
    name: "desk",
    walk: async (page, day) => {
      await to(`/transaction/memo/desk?search=${day.returned}`)(page, day);
      await select(page, { stone: day.returned });
    },
  },
  {
    who: "qc",
    name: "received",
    walk: (page) => written(page, () => press(page, /^Receive 1/)),
  },
  {
    who: "customer",
    name: "memos",
    walk: to(({ stone }) => `/customer-profile/memo?currentTab=all&search=${stone}`),
  },
  { who: "customer", name: "evening", walk: to("/dashboard") },
];
