import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LiveStones } from "#stones/live-stones.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { liveFeed } from "#support/live-feed.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { Clients, house, listed, northlight, waiting } from "./clients-world.tsx";

type House = ReturnType<typeof house>;
const asked = ({ seen }: House) =>
  Object.fromEntries(seen.filter(({ url }) => url.pathname.endsWith("/customer/users")).at(-1)?.url.searchParams ?? []);
const writes = ({ seen }: House) =>
  seen
    .filter(({ method }) => method !== "GET")
    .map(({ method, url, text }) => [method, url.pathname.replace("/api/v1", ""), text ? bodyOf(text) : null]);
const row = (name: string | RegExp) => page.getByRole("row", { name });

test("who waits for a decision is looked at first, and more than a day is flagged", async () => {
  const server = house();
  await showScreen(server, <Clients />);
  await expect.element(row(/Orchard Lane.*Nora Quist/)).toHaveTextContent("KYC Pending27 h");
  await expect.element(row(/Northlight Jewels/)).toHaveTextContent("Business Process Registered–Jonas OkaforSweden+46");
  await expect.element(page.getByRole("link", { name: "KYC queue 2" })).toHaveAttribute("aria-current", "page");
  expect(asked(server)).toMatchObject({ kyc_waiting: "true", page: "1", size: "500" });
  expect(await findings()).toEqual([]);
});

test.each([3, 5, 8])(
  "role %i decides about no papers: it begins with all clients, and no queue is offered",
  async (roleId) => {
    const server = house();
    await showScreen(server, <Clients roleId={roleId} />);
    await expect.element(row(/Orchard Lane/)).toBeVisible();
    await expect.element(page.getByRole("link", { name: /^All/ })).toHaveAttribute("aria-current", "page");
    expect(page.getByRole("link", { name: /^KYC queue/ }).query()).toBeNull();
    expect(asked(server)).not.toHaveProperty("kyc_waiting");
  },
);

test("a row of the queue leads straight into the case, a row of another tab to a quick look", async () => {
  const onGo = vi.fn();
  const screen = await showScreen(house(), <Clients onGo={onGo} />);
  await row(/Orchard Lane/).click();
  expect(onGo.mock.calls).toEqual([["/client/7?tab=kyc"]]);
  await screen.unmount();
  await showScreen(house(), <Clients address={{ tab: "all" }} onGo={onGo} />);
  await row(/Orchard Lane/).click();
  await expect.element(page.getByRole("complementary")).toBeVisible();
  expect(onGo).toHaveBeenCalledTimes(1);
});

test("a list of clients is read anew when one was handed over elsewhere", async () => {
  const feed = liveFeed();
  let rows = [waiting, northlight];
  const server = fakeServer((asked) => {
    const { pathname } = new URL(asked.url);
    if (pathname.endsWith("/live/stones")) return feed.answer(asked);
    return success(pathname.endsWith("/customer/users") ? listed(...rows) : pageOf([]));
  });
  await showScreen(
    server,
    <LiveStones>
      <Clients roleId={5} />
    </LiveStones>,
  );
  await expect.element(row(/Northlight Jewels/)).toBeVisible();
  rows = [waiting];
  feed.sign("clients");
  await expect.element(row(/Northlight Jewels/)).not.toBeInTheDocument();
  await expect.element(row(/Orchard Lane/)).toBeVisible();
});

test("the address says the tab, the filters and the page", async () => {
  const server = house();
  const address = { tab: "unregistered", business_associate_id: 5, active: "no", status: 10, startDate: "2026-11-02" };
  await showScreen(server, <Clients address={{ ...address, page: 2, sort: "-email", search: "lane" }} />);
  await expect.element(page.getByText("Business associate Priya Raman")).toBeVisible();
  const { is_register, is_active, kyc_waiting, ...others } = asked(server);
  expect([is_register, is_active, kyc_waiting]).toEqual(["false", "false", undefined]);
  expect(others).toMatchObject({ business_associate_id: "5", status: "10", startDate: "2026-11-02", page: "2" });
  expect(others).toMatchObject({ sort: "-email", search: "lane" });
});

test("the country is a filter once a figure has chosen one, and is lifted as the others are", async () => {
  const server = house();
  const screen = await showScreen(server, <Clients address={{ tab: "all" }} />);
  await expect.element(row(/Orchard Lane/)).toBeVisible();
  expect(page.getByRole("combobox", { name: "Country", exact: true }).query()).toBeNull();
  await screen.unmount();
  await showScreen(server, <Clients address={{ tab: "all", country_id: 213 }} />);
  await expect.element(page.getByText("Country Sweden")).toBeVisible();
  expect(asked(server)).toMatchObject({ country_id: "213" });
});

test("an associate is not asked whose clients they want to see", async () => {
  await showScreen(house(), <Clients roleId={5} />);
  await expect.element(row(/Orchard Lane/)).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Active" })).toBeInTheDocument();
  expect(page.getByRole("combobox", { name: "Business associate" }).query()).toBeNull();
});

test("a quick look has the acts of an account, and leads to every list of theirs", async () => {
  const server = house(() => success(null, 200, "The sign-in is unlocked."));
  await showScreen(server, <Clients address={{ open: 7 }} />);
  const drawer = page.getByRole("complementary");
  await expect.element(drawer.getByRole("link", { name: "Hold 3" })).toHaveAttribute("href", "/client/7?tab=hold");
  await expect.element(drawer.getByRole("link", { name: "27 h" })).toHaveAttribute("href", "/client/7?tab=kyc");
  expect(await findings()).toEqual([]);
  await drawer.getByRole("button", { name: "Unlock sign-in for Nora Quist" }).click();
  await expect.element(page.getByText("The sign-in is unlocked.")).toBeVisible();
  expect(writes(server)).toEqual([["DELETE", "/customer/login-attempts/7", null]]);
});

test("an account is switched off by its machine", async () => {
  const server = house(() => success({ id: 6, role_id: 2, is_active: false, version: 4 }, 200, "Status saved."));
  await showScreen(server, <Clients address={{ tab: "all" }} />);
  await row(/Northlight/)
    .getByRole("switch", { name: "Mara Lind is active" })
    .click();
  await expect.element(page.getByText("Status saved.")).toBeVisible();
  expect(writes(server)).toEqual([["PUT", "/customer/user/6/status", { is_active: false }]]);
});

test("who only reads is told why nothing may be done", async () => {
  const server = house();
  await showScreen(server, <Clients roleId={8} mayWrite={false} address={{ open: 7 }} />);
  for (const name of ["Add customer…", "Edit…", "Unlock sign-in for Nora Quist", "Delete…"]) {
    const act = page.getByRole("button", { name, exact: true });
    await expect.element(act).toHaveAccessibleDescription("You do not have permission to do this.");
    await act.click({ force: true });
  }
  expect(writes(server)).toEqual([]);
  expect(page.getByRole("dialog").query()).toBeNull();
});

test("an associate may not switch accounts, and the switch says so", async () => {
  await showScreen(house(), <Clients roleId={5} />);
  const active = row(/Northlight/).getByRole("switch");
  await expect.element(active).toHaveAccessibleDescription("You do not have permission to do this.");
});

test("a customer and the business are added in one act, and stand open in the list", async () => {
  const server = house(() => success(northlight, 201, "Customer added."));
  await showScreen(server, <Clients address={{ new: "true", search: "somebody else" }} />);
  await expect.element(page.getByRole("combobox", { name: "Country code" })).toBeRequired();
  await expect.element(page.getByLabelText("Mobile")).toBeRequired();
  await page.getByLabelText("First name").fill("Mara");
  await page.getByLabelText("Last name").fill("Lind");
  await page.getByLabelText("E-mail").fill("mara@northlight.test");
  await page.getByLabelText("User name").fill("mara.lind");
  await page.getByLabelText("Mobile").fill("70 123 45 67");
  await page.getByLabelText("Company").fill("Northlight Jewels");
  await page.getByLabelText("Telephone").fill("8 123 456");
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Customer added.")).toBeVisible();
  await expect.element(page.getByRole("complementary")).toHaveTextContent("Northlight Jewels");
  const person = { first_name: "Mara", last_name: "Lind", email: "mara@northlight.test", user_name: "mara.lind" };
  const company = { company_name: "Northlight Jewels", phone: "8 123 456", tax_identification_number: null };
  expect(writes(server)).toMatchObject([
    ["POST", "/customer/add-customer-with-business", { ...person, mobile: "70 123 45 67", business: company }],
  ]);
  await expect.poll(() => asked(server)).not.toHaveProperty("search");
});

test("what is wrong with the business of a new customer stands at its field", async () => {
  const errors = [
    { path: "/data/business/phone", message: "Too long." },
    { path: "/data/email", message: "This e-mail address already has an account." },
  ];
  await showScreen(
    house(() => failure(409, { code: "emailTaken", message: "Taken.", errors })),
    <Clients address={{ new: "true" }} />,
  );
  await page.getByLabelText("First name").fill("Mara");
  await page
    .getByRole("button", { name: /^Add customer/ })
    .last()
    .click();
  await expect.element(page.getByLabelText("Telephone")).toHaveAccessibleDescription("Too long.");
  await expect
    .element(page.getByLabelText("E-mail"))
    .toHaveAccessibleDescription("This e-mail address already has an account.");
});

test("a client whom lines and papers bind is not deleted, and the dialog says what binds", async () => {
  const errors = ["Used by 3 lines.", "Used by 1 paper."].map((message) => ({ path: "/path/id", message }));
  await showScreen(
    house(() => failure(409, { code: "inUse", message: "It is in use and can only be made inactive.", errors })),
    <Clients address={{ open: 7 }} />,
  );
  await page.getByRole("button", { name: "Delete…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(dialog).toHaveTextContent("It is in use and can only be made inactive.");
  await expect.element(dialog).toHaveTextContent("Used by 3 lines.");
  await expect.element(dialog).toHaveTextContent("Used by 1 paper.");
});

test("an empty queue leads to all clients", async () => {
  const server = fakeServer(({ url }) => (url.includes("/customer/users") ? success(listed()) : success(pageOf([]))));
  await showScreen(server, <Clients />);
  await expect.element(page.getByText("Nobody is waiting for a decision")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "All clients" })).toHaveAttribute("href", "#all");
  await expect
    .element(page.getByRole("button", { name: "Export 0" }))
    .toHaveAccessibleDescription("There is nothing to export.");
  expect(await findings()).toEqual([]);
});

test("a failed list says so and is tried again", async () => {
  let isBroken = true;
  const server = fakeServer(({ url }) =>
    !url.includes("/customer/users") ? success(pageOf([])) : isBroken ? failure(500, {}) : success(listed(northlight)),
  );
  await showScreen(server, <Clients />);
  await expect.element(page.getByText("Failed to fetch data")).toBeVisible();
  isBroken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(row(/Northlight/)).toBeVisible();
});

test("on a phone a client is a card", async () => {
  await showScreen(house(), <Clients />);
  await page.viewport(390, 844);
  await expect.element(page.getByRole("listitem").filter({ hasText: "Orchard Lane" })).toHaveTextContent("27 h");
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  expect(await findings()).toEqual([]);
});

test("a telephone begins with the clients: one is found and one is added at once, and the other filters fold", async () => {
  await showScreen(house(), <Clients address={{ tab: "all" }} />);
  await page.viewport(390, 844);
  await expect.element(page.getByRole("listitem").filter({ hasText: "Orchard Lane" })).toBeInViewport();
  await expect.element(page.getByRole("button", { name: "Add customer…" })).toBeInViewport();
  await expect.element(page.getByRole("searchbox", { name: "Search" })).toBeInViewport();
  const status = page.getByRole("combobox", { name: "Status" });
  await expect.element(status).not.toBeInTheDocument();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect.element(status).toBeVisible();
  expect(await findings()).toEqual([]);
  await page.viewport(1280, 800);
});
