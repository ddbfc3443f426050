import { expect, expectAccessible, test } from "./journey.ts";

const door = ["/login", "/login?form=guest", "/login?form=sign-up", "/login?form=forgot"];
const screens = [
  "/dashboard",
  "/customer-profile/profile",
  "/settings/master-settings/master",
  "/settings/master-settings/master/5",
  "/settings/roles-permissions",
  "/settings/roles-permissions?view=user",
  "/settings/roles-permissions?view=submodule",
  "/settings/system-settings/maintenance",
  "/settings/system-settings/trade-rules",
  "/admin/outbox",
  "/admin/audit-logs",
  "/admin/audit-logs?workflow=memo&who=1",
  "/admin/audit-logs?entry=40",
  "/admin/audit-logs?tab=checkpoints",
  "/admin/admin-users",
  "/admin/admin-users?add=true",
  "/admin/quality-control?open=3",
  "/guests",
  "/search",
  "/new-arrival",
  "/search/saved",
  "/search/recent",
  "/search/demands",
  "/search/links",
  "/search/demands?new=1&diamond_type=white&color=D,E",
  "/search/overview",
  "/matchpair",
  "/matchpair?diamond_type=fancy",
  "/matchpair?view=kept",
  "/inventory/rap-prices",
  "/inventory/markups",
  "/inventory/carat-ranges",
  "/inventory/collections",
  "/inventory/collections?open=1",
  "/inventory/featured-stones",
  "/inventory/featured-stones?add=true",
  "/collection",
  "/collection/1",
  "/special-stone",
  "/track-report",
  "/track-report?search=NONE",
  "/transaction/confirm-stone",
  "/transaction/hold",
  "/transaction/hold?groupBy=4&diamond_type=all",
  "/transaction/memo?groupBy=7&currentTab=all",
  "/transaction/memo?currentTab=overdue",
  "/transaction/invoice",
  "/transaction/enquiry",
  "/transaction/cart",
  "/transaction/watch-list",
  "/transaction/notes",
  "/transaction/external-export",
  "/transaction/tasks",
  "/transaction/tasks?tab=done",
  "/transaction/tasks?new=true",
  "/transaction/confirm-stone/desk",
  "/transaction/memo/desk",
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
  ...[
    "/api",
    "/api?new=true",
    "/api?diamond_type=fancy&source=7",
    "/api/9",
    "/api/9?edit=true",
    "/api/9?tab=hold",
    "/api/10",
  ],
  ...[
    "/admin/workflows",
    "/admin/workflows?tab=overdue",
    "/admin/workflows/memo",
    "/admin/workflows/memo?tab=dwell",
    "/admin/workflows/memo?tab=versions",
    "/admin/workflows/memo?tab=deviations",
    "/admin/workflows/confirm?item=14&panel=open",
    "/admin/workflows/session",
  ],
  "/nowhere",
];
const ownLists = ["cart", "watch-list", "notes", "enquiry", "confirm-stone", "hold", "memo", "invoice", "business"];
const shapes = [
  { name: "wide and light", viewport: { width: 1440, height: 900 }, colorScheme: "light" },
  { name: "wide and dark", viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
  { name: "390 pixels and light", viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { name: "390 pixels and dark", viewport: { width: 390, height: 844 }, colorScheme: "dark" },
  { name: "320 pixels", viewport: { width: 320, height: 640 }, colorScheme: "light" },
] as const;

for (const { name, ...shape } of shapes) {
  test.describe(name, () => {
    test.use({ ...shape, reducedMotion: "reduce" } as object);

    test("nothing stands in anybody's way at the door", async ({ page }) => {
      for (const address of door) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
    });

    test("nothing stands in anybody's way on any screen", async ({ page, signIn }) => {
      test.setTimeout(15_000 * screens.length); // one limit for each screen, however many there are
      await signIn("admin");
      for (const address of screens) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expectAccessible(page);
      }
    });

    test("nothing stands in a customer's way among their own lists", async ({ page, signIn, house }) => {
      test.setTimeout(15_000 * (ownLists.length + 1));
      const [held = "", memo = ""] = await house.freeStones("customer", 2);
      await house.callAs("customer", "POST", "/inventory/new-arrival/hold", { stock_numbers: [held] });
      await house.callAs("customer", "POST", "/inventory/new-arrival/carts", { stock_numbers: [memo] });
      await signIn("customer");
      for (const list of ownLists) {
        await page.goto(`/customer-profile/${list}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expectAccessible(page);
      }
    });
  });
}
