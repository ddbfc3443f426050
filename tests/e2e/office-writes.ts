import type { Page } from "@playwright/test";
import { demoPassword } from "#support/built-portal.ts";
import type { HouseClient } from "./house-client.ts";
import { expect } from "./journey.ts";
import { box, button, send, type Write, yes } from "./write.ts";

const toggle = (name: string) => (page: Page) => page.getByRole("switch", { name }).first().click();
const remove = async (page: Page) => {
  await expect(page.getByRole("button", { name: "Delete…" }).first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0); // what comes above it would move it from under the pointer
  await button(page, "Delete…");
  await yes(page, /^Delete$/);
};

/** A row of its own, and the address where it is open. */
const opened =
  (list: string, path: string, body: object | ((house: HouseClient) => Promise<object>)) =>
  async (house: HouseClient) => {
    const { data } = await house.call("POST", path, typeof body === "function" ? await body(house) : body);
    return `${list}?open=${(data as { id: number }).id}`;
  };

const person = (name: string) =>
  opened("/admin/admin-users", "/admin/create-admin", {
    email: `${name}@demo.test`,
    user_name: `${name}.office`,
    first_name: "Nora",
    last_name: name,
    password: demoPassword,
  });

const company = (prefix: string) => ({ name: `Provider ${prefix}`, prefix });
const provider = (prefix: string) => opened("/inventory/company", "/inventory/company", company(prefix));

const feed = (prefix: string) =>
  opened("/inventory/feeds", "/supply/feeds", async (house) => {
    const { data } = await house.call("POST", "/inventory/company", company(prefix));
    const web = { url: "https://stock.supplier.example/stock.csv", sign_in: "none", paging: "none" };
    return { provider_id: (data as { id: number }).id, name: `Feed ${prefix}`, source: "web", web };
  });

const stockList = (name: string) =>
  opened("/inventory/stock-list", "/inventory/stock-list", {
    name,
    diamond_type: "white",
    layout: [{ field: "stock_no", head: "Stock" }],
    markup_percent: 12.5,
    format: "csv",
    place: "link",
  });

/** A rule that finds nobody. */
const rule = (name: string) =>
  opened("/settings/system-settings/bulk-email", "/bulk-email", {
    name,
    subject: "Stones",
    body: "{{salutation}}",
    people: { search: "nobody is called so" },
    diamond_type: [],
    search: { numbers: ["NOSUCHSTONE"] },
    link: "none",
    attachments: [],
    schedule: "30 6 * * *",
  });

/** The writes of the house's own people, providers, feeds, stock lists and mail rules. */
export const office: readonly Write[] = [
  {
    name: "an administrator is added",
    screen: "/admin/admin-users",
    press: async (page) => {
      await button(page, "Add administrator…");
      await box(page, "First name").fill("Nora");
      await box(page, "Last name").fill("Office");
      await box(page, "E-mail").fill("office1@demo.test");
      await box(page, "User name").fill("office1.user");
      await box(page, "First password").fill(demoPassword);
      await send(page);
    },
  },
  { name: "an administrator is switched off", screen: person("office2"), press: toggle("Nora office2 is active") },
  { name: "an administrator is deleted", screen: person("office3"), press: remove },
  {
    name: "a provider is added",
    screen: "/inventory/company",
    press: async (page) => {
      await button(page, "Add provider…");
      await box(page, "Name").fill("Provider OFFA");
      await box(page, "Prefix").fill("OFFA");
      await send(page);
    },
  },
  { name: "a provider is switched off", screen: provider("OFFB"), press: toggle("Provider OFFB is active") },
  { name: "a provider is deleted", screen: provider("OFFC"), press: remove },
  { name: "a feed is switched on", screen: feed("OFFD"), press: toggle("Feed OFFD is on") },
  {
    name: "a feed is paused",
    screen: async (house) => {
      const address = await feed("OFFE")(house);
      await house.call("PUT", `/supply/feeds/${address.split("=")[1]}/active`, { is_active: true });
      return address;
    },
    press: (page) => button(page, "Pause"),
  },
  { name: "a feed is deleted", screen: feed("OFFF"), press: remove },
  { name: "a stock list is switched off", screen: stockList("List one"), press: toggle("List one is active") },
  { name: "a stock list is deleted", screen: stockList("List two"), press: remove },
  {
    name: "a mail rule is put on its schedule",
    screen: rule("Rule one"),
    press: (page) => button(page, "Put on its schedule"),
  },
  { name: "a mail rule is deleted", screen: rule("Rule two"), press: remove },
];
