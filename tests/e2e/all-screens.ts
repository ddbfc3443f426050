import { expect, type Page } from "@playwright/test";
import type { HouseClient } from "./house-client.ts";
import { walkTo } from "./journey.ts";

/** Every screen of the portal for an administrator, by areas. An area is checked in one go. */
export const screens: Readonly<Record<string, readonly string[]>> = {
  "the house": [
    "/dashboard",
    "/customer-profile/profile",
    "/settings/master-settings/master",
    "/settings/master-settings/master/5",
    "/settings/roles-permissions",
    "/settings/roles-permissions?view=user",
    "/settings/roles-permissions?view=submodule",
    "/settings/system-settings/maintenance",
    "/settings/system-settings/trade-rules",
    "/settings/system-settings/papers",
    "/settings/system-settings/match-pairs",
    "/settings/system-settings/new-arrivals",
    "/settings/system-settings/home-settings",
    "/settings/system-settings/home-settings?tab=event&open=1",
    "/settings/system-settings/home-settings?tab=banner&add=true",
    "/settings/system-settings/home-settings?tab=app-version",
    "/settings/system-settings/bulk-email",
    "/settings/system-settings/bulk-email?add=true",
    "/settings/system-settings/bulk-email?open=1",
    "/settings/system-settings/bulk-email/1",
    "/settings/system-settings/house",
    "/first-day",
    "/first-day?step=company",
    "/first-day?step=mail",
    "/admin/live-users",
    "/admin/outbox",
    "/admin/outbox?tab=stopped",
    "/admin/admin-users",
    "/admin/admin-users?add=true",
    "/admin/quality-control?open=3",
    "/admin/auditors",
    "/guests",
    "/nowhere",
  ],
  stones: [
    "/search",
    "/new-arrival",
    "/search/saved",
    "/search/recent",
    "/search/demands",
    "/share-link",
    "/search/demands?new=1&diamond_type=white&color=D,E",
    "/search/overview",
    "/matchpair",
    "/matchpair?diamond_type=fancy",
    "/matchpair?view=kept",
    "/inventory/company",
    "/inventory/company?open=1",
    "/inventory/company?new=true",
    "/inventory/feeds",
    "/inventory/feeds?add=true",
    "/inventory/providers/1",
    "/inventory/providers/1?tab=feeds",
    "/inventory/providers/1?tab=columns",
    "/inventory/providers/1?tab=scorecard",
    "/inventory/loads",
    "/inventory/loads/new",
    "/inventory/loads/2",
    "/inventory/loads/3",
    "/inventory/loads/3?step=difference",
    "/inventory/loads/4",
    "/inventory/loads/4?step=questions",
    "/inventory/loads/4?step=commit",
    "/inventory/rap-prices",
    "/inventory/markups",
    "/inventory/carat-ranges",
    "/inventory/collections",
    "/inventory/collections?open=1",
    "/inventory/featured-stones",
    "/inventory/featured-stones?add=true",
    "/inventory/stock-list",
    "/inventory/stock-list?add=true",
    "/collection",
    "/collection/1",
    "/special-stone",
    "/track-report",
    "/track-report?stock=NONE",
  ],
  "lists and desks": [
    "/transaction/confirm-stone",
    "/transaction/hold",
    "/transaction/hold?groupBy=4",
    "/transaction/memo?groupBy=7&currentTab=all",
    "/transaction/memo?currentTab=overdue",
    "/transaction/invoice",
    "/transaction/enquiry",
    "/transaction/cart",
    "/transaction/watch-list",
    "/transaction/notes",
    "/transaction/external-export",
    "/transaction/reports",
    "/transaction/reports?groupBy=4&period=thisYear",
    "/transaction/reports?groupBy=1&kind=memos",
    "/transaction/reports/scheduled",
    "/transaction/tasks",
    "/transaction/tasks?tab=done",
    "/transaction/tasks?new=true",
    "/transaction/insight",
    "/transaction/insight?open=white%7CROUND%7CD%7C%7C1%7C1.49",
    "/transaction/insight?tab=ageing",
    "/transaction/insight?tab=lost&by=client",
    "/transaction/insight?tab=lost&open=request%7Clost%7C",
    "/transaction/confirm-stone/desk",
    "/transaction/memo/desk",
  ],
  people: [
    "/business-associate",
    "/business-associate?open=4",
    "/business-associate?new=true",
    "/business-associate/4/profile",
    "/business-associate/4/customers",
    "/business-associate/4/confirm-stone",
    "/business-associate/4/memo?currentTab=all",
    "/business-associate/4/markup",
    "/business-associate/4/inventory-access",
    "/client",
    "/client?tab=all",
    "/client?tab=all&open=6",
    "/client?new=true",
    "/client/6",
    "/client/6?edit=business",
    "/client/6?tab=kyc",
    "/client/6?tab=users",
    "/client/6?tab=hold",
    "/client/6?tab=access",
    "/api",
    "/api?new=true",
    "/api?diamond_type=fancy&source=7",
    "/api/9",
    "/api/9?edit=true",
    "/api/9?tab=hold",
    "/api/10",
  ],
  evidence: [
    "/admin/audit-logs",
    "/admin/audit-logs?workflow=memo&who=1",
    "/admin/audit-logs?entry=40",
    "/admin/audit-logs?tab=checkpoints",
    "/admin/workflows",
    "/admin/workflows?tab=overdue",
    "/admin/workflows/memo",
    "/admin/workflows/memo?tab=dwell",
    "/admin/workflows/memo?tab=versions",
    "/admin/workflows/memo?tab=deviations",
    "/admin/workflows/confirm?item=14&panel=open",
    "/admin/workflows/session",
  ],
};

/** The pages for people without an account. */
const door = ["/login", "/login?form=guest", "/login?form=sign-up", "/login?form=forgot"];

/** A customer's own lists and papers, under their profile. */
const ownLists = [
  "cart",
  "watch-list",
  "notes",
  "enquiry",
  "confirm-stone",
  "hold",
  "memo",
  "invoice",
  "reports",
  "business",
];

type Arrival = { signIn: (name: string) => Promise<void>; house: HouseClient };
type Look = { where: string; addresses: readonly string[]; arrive?: (arrival: Arrival) => Promise<void> };

/** All screens, in the groups of their checks. */
export const looks: readonly Look[] = [
  { where: "at the door", addresses: door },
  ...Object.entries(screens).map(([area, addresses]) => ({
    where: `on the screens of ${area}`,
    addresses,
    arrive: ({ signIn }: Arrival) => signIn("admin"),
  })),
  {
    where: "among a customer's own lists",
    addresses: ownLists.map((list) => `/customer-profile/${list}`),
    arrive: async ({ signIn, house }) => {
      const [held = "", memo = ""] = await house.freeStones("customer", 2);
      await house.callAs("customer", "POST", "/inventory/new-arrival/hold", { stock_numbers: [held] });
      await house.callAs("customer", "POST", "/inventory/new-arrival/carts", { stock_numbers: [memo] });
      await signIn("customer");
    },
  },
  {
    where: "among the loads of whoever delivers for a provider",
    addresses: ["/my-loads", "/my-loads?tab=scorecard", "/my-loads?state=failed", "/my-loads/3"],
    arrive: async ({ signIn, house }) => {
      await house.deliversFor(1);
      await signIn("deliverer");
    },
  },
];

/** Opens a screen and waits until it is drawn. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectToStand(page);
}

/** Walks to a screen from another one. An address without a screen comes between, so that the two can be told apart. */
async function walkToScreen(page: Page, address: string): Promise<void> {
  const between = page.getByText("Nothing was found at /between.");
  await walkTo(page, "/between");
  await expect(between).toBeVisible();
  await walkTo(page, address);
  await expect(between).toHaveCount(0);
  await expectToStand(page);
}

/** A tour of screens: the first is loaded, the next ones are walked to. */
export function tourOf(page: Page) {
  let go = openScreen;
  return async (address: string) => {
    await go(page, address);
    go = walkToScreen;
  };
}

async function expectToStand(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}
