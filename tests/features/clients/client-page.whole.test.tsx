import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { failure, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { business, client, house, OneClient, settings } from "./clients-world.tsx";

const writes = ({ seen }: ReturnType<typeof house>) =>
  seen
    .filter(({ method }) => method !== "GET")
    .map(({ method, url, text }) => [method, url.pathname.replace("/api/v1", ""), text ? bodyOf(text) : null]);

test("a client's page says what the house knows, and which lists hold something", async () => {
  await showScreen(house(), <OneClient />);
  const tabs = page.getByRole("navigation", { name: "Client" });
  await expect.element(tabs.getByRole("link", { name: "Hold 3" })).toHaveAttribute("href", "#hold");
  // A list whose screen one may not open is no tab, and documents are none where nothing shows them.
  expect(tabs.getByRole("link", { name: /^Memo|^KYC/ }).query()).toBeNull();
  await expect.element(page.getByText("SE000000000001")).toBeVisible();
  await expect.element(page.getByText("From the start")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Markup of this business" }))
    .toHaveAttribute("href", "/inventory/markups?tab=business&of=1");
  await expect
    .element(page.getByRole("link", { name: "Stones as this client sees them" }))
    .toHaveAttribute("href", "/search?user_id=6");
  expect(await findings()).toEqual([]);
});

test("acting for a client is offered to those who may, and not to quality control", async () => {
  await showScreen(house(), <OneClient />);
  await expect.element(page.getByText("Search at their prices, and act for them")).toBeVisible();
  await showScreen(house(), <OneClient mayAct={false} />);
  await expect.element(page.getByText("Search at their prices", { exact: true })).toBeVisible();
});

test("a tab shows that client's list", async () => {
  await showScreen(house(), <OneClient address={{ tab: "hold" }} />);
  await expect.element(page.getByText("The list Hold")).toBeVisible();
});

test("a client out of reach is not there", async () => {
  const server = house();
  server.reply(() => failure(404, { code: "notFound", message: "Not found." }));
  await showScreen(server, <OneClient />);
  await expect.element(page.getByText("Not found.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "All clients" })).toHaveAttribute("href", "/client?tab=all");
});

test("an edit of the business is confirmed with what it changes, and carries the version that was seen", async () => {
  const server = house(() => success(business, 200, "Business saved."));
  await showScreen(server, <OneClient address={{ edit: "business" }} />);
  await page.getByLabelText("Tax number").fill("SE000000000002");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toHaveTextContent("Tax numberSE000000000001SE000000000002");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText("Business saved.")).toBeVisible();
  const change = { tax_identification_number: "SE000000000002", address: "4 North Quay", phone: null, version: 5 };
  expect(writes(server)).toMatchObject([["PUT", "/customer/business/1", change]]);
});

test("an administrator says what tax a client pays, and who is none is told so", async () => {
  const server = house(() => success(business, 200, "Tax saved."));
  await showScreen(server, <OneClient />);
  await page.getByRole("button", { name: "Change tax…" }).click();
  const dialog = page.getByRole("dialog", { name: "Tax for Northlight Jewels" });
  await expect.element(dialog.getByRole("button", { name: "Save tax" })).toHaveAccessibleDescription("No changes yet.");
  await dialog.getByRole("combobox", { name: "Tax" }).selectOptions("A percentage");
  await dialog.getByRole("textbox", { name: "Percentage" }).fill("21.5");
  expect(await findings()).toEqual([]);
  await dialog.getByRole("button", { name: "Save tax" }).click();
  await expect.element(page.getByText("Tax saved.")).toBeVisible();
  const change = { kind: "percent", percent: 21.5, version: 5 };
  expect(writes(server)).toMatchObject([["PUT", "/customer/business/1/tax", change]]);
  await showScreen(house(), <OneClient roleId={5} />);
  await expect
    .element(page.getByRole("button", { name: "Change tax…" }).last())
    .toHaveAccessibleDescription("You do not have permission to do this.");
});

test("a registered business is for administrators to edit, and an associate is told why", async () => {
  await showScreen(house(), <OneClient roleId={5} />);
  await expect
    .element(page.getByRole("button", { name: "Edit business…" }))
    .toHaveAccessibleDescription(/^The documents were checked against these details/);
  await expect
    .element(page.getByRole("button", { name: "Hand over…" }))
    .toHaveAccessibleDescription("You do not have permission to do this.");
});

test("a client is handed to another associate, and never to the one who has them", async () => {
  const server = house(() => success(client(6), 200, "Customer saved."));
  await showScreen(server, <OneClient address={{ handOver: "true" }} />);
  const dialog = page.getByRole("dialog");
  const act = dialog.getByRole("button", { name: "Hand over" });
  await expect.element(act).toHaveAccessibleDescription("Choose an associate first.");
  await dialog.getByRole("combobox", { name: "Business associate" }).click();
  expect(page.getByRole("option", { name: "Jonas Okafor" }).query()).toBeNull();
  await page.getByRole("option", { name: "Priya Raman" }).click();
  await act.click();
  await expect.element(page.getByText("Customer saved.")).toBeVisible();
  expect(writes(server)).toEqual([["PUT", "/customer/user/6", { business_associate_id: 5, version: 3 }]]);
});

test("an associate is told that a business is not theirs to switch off", async () => {
  await showScreen(house(), <OneClient roleId={5} />);
  await expect
    .element(page.getByRole("switch", { name: "Northlight Jewels is active" }))
    .toHaveAccessibleDescription("You do not have permission to do this.");
});

test("who is deleted leaves their page", async () => {
  let isGone = false;
  const server = house(() => success(null, 200, "Customer deleted."));
  await showScreen(
    server,
    <OneClient
      gone={() => {
        isGone = true;
      }}
    />,
  );
  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(page.getByText("Customer deleted.")).toBeVisible();
  expect([isGone, writes(server)]).toEqual([true, [["DELETE", "/customer/user/6", null]]]);
});

test("the people of the business can be switched and unlocked, and lead to their own pages", async () => {
  await showScreen(house(), <OneClient address={{ tab: "users" }} />);
  const other = page.getByRole("row", { name: /Nora Quist/ });
  await expect.element(other.getByRole("link", { name: "Nora Quist" })).toHaveAttribute("href", "/client/7");
  await expect.element(other).toHaveTextContent("Sign-in locked");
  const own = page.getByRole("row", { name: /Mara Lind/ }).getByRole("button", { name: /Unlock/ });
  await expect.element(own).toHaveAccessibleDescription("The sign-in is not locked.");
  expect(await findings()).toEqual([]);
});

test("which stones a client sees is chosen, and never none of a kind", async () => {
  const server = house(() => success(settings, 200, "Inventory access saved."));
  await showScreen(server, <OneClient address={{ tab: "access" }} />);
  await expect.element(page.getByText("Currently sees 1,977 stones.")).toBeVisible();
  const save = page.getByRole("button", { name: /^Save access/ });
  await expect.element(save).toHaveAccessibleDescription("No changes yet.");
  expect(await findings()).toEqual([]);
  await page.getByRole("group", { name: "Diamond types" }).getByRole("button", { name: "White" }).click();
  await expect.element(save).toHaveAccessibleDescription("Choose at least one, or take all of them.");
  await page.getByRole("group", { name: "Diamond types" }).getByRole("button", { name: "Fancy" }).click();
  await page.getByRole("radiogroup", { name: "Locations" }).getByText("Only these").click();
  await page.getByRole("button", { name: "Antwerp, Belgium" }).click();
  await save.click();
  await expect.element(page.getByText("Inventory access saved.")).toBeVisible();
  const change = { diamond_types: ["fancy"], stone_origins: null, provider_ids: null, locations: ["MUMBAI"] };
  expect(writes(server)).toEqual([["PUT", "/customer/inventory-settings/6", { ...change, version: 2 }]]);
});

test("an access that somebody else saved meanwhile stands beside one's own", async () => {
  const current = {
    ...settings,
    userInventoryAccess: { ...settings.userInventoryAccess, provider_ids: [1], version: 3 },
  };
  await showScreen(
    house(() => failure(409, { code: "staleVersion", message: "Somebody else saved this.", current })),
    <OneClient address={{ tab: "access" }} />,
  );
  await page.getByRole("radiogroup", { name: "Diamond types" }).getByText("All").click();
  await page.getByRole("button", { name: /^Save access/ }).click();
  await expect.element(page.getByRole("row", { name: /^Diamond types/ })).toHaveTextContent("AllWhite");
  await expect.element(page.getByRole("row", { name: /^Providers/ })).toHaveTextContent("Aldgate Gems");
});

test("who only reads sees the access and may not change it", async () => {
  await showScreen(house(), <OneClient roleId={3} mayWrite={false} address={{ tab: "access" }} />);
  const fancy = page.getByRole("button", { name: "Fancy" });
  await expect.element(fancy).toBeDisabled();
  await expect
    .element(page.getByRole("button", { name: /^Save access/ }))
    .toHaveAccessibleDescription("You do not have permission to do this.");
  expect(await findings()).toEqual([]);
});

test("who has no business is offered one, and nothing of a business is said", async () => {
  const lonely = client(6, { business: null });
  const server = house();
  server.reply((request) => {
    const { pathname } = new URL(request.url);
    if (request.method === "POST") return success(business, 201, "Business saved.");
    return pathname.endsWith("/customer/user/6") ? success(lonely) : success(pageOf([]));
  });
  await showScreen(server, <OneClient />);
  await expect.element(page.getByText("No business yet")).toBeVisible();
  await page.getByRole("button", { name: "Add business…" }).click();
  await page.getByLabelText("Company").fill("Orchard Lane");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Business saved.")).toBeVisible();
  expect(writes(server)).toMatchObject([["POST", "/customer/business", { company_name: "Orchard Lane", user_id: 6 }]]);
});

test("on a phone the page and its access fit", async () => {
  await page.viewport(390, 844);
  await showScreen(house(), <OneClient address={{ tab: "access" }} />);
  await expect.element(page.getByRole("link", { name: "Inventory access" })).toBeInViewport();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  expect(await findings()).toEqual([]);
});
