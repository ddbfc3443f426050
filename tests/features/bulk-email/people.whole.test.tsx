import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { asked, button, field, fitsAcross, MailRules, mailHouse, mailRule } from "./mail-rules.tsx";

const client = {
  id: 7,
  role_id: 2,
  first_name: "Mara",
  last_name: "Lind",
  business: { id: 70, company_name: "Orchard Lane" },
};
const house =
  (more: Parameters<typeof mailHouse>[0] = {}) =>
  (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/countries")) return success(pageOf([{ id: 214, name: "Sweden" }]));
    if (pathname.includes("associate")) return success(pageOf([{ value: 5, label: "Jonas Okafor" }]));
    if (pathname.includes("master")) return success(pageOf([{ id: 3, name: "Retailer" }]));
    if (pathname.endsWith("/customer-dropdown")) return success(pageOf([client]));
    return mailHouse(more)(request);
  };
const country = () => page.getByRole("combobox", { name: "Country" });
const business = () => page.getByRole("combobox", { name: "Business", exact: true });
const filtersAsked = (server: ReturnType<typeof fakeServer>) =>
  asked(server, "POST", "/preview/people").map(({ text }) => bodyOf(text));

test("whom the filter finds is said while one chooses, with how they are greeted and who would not get it", async () => {
  const server = fakeServer(house());
  await showScreen(server, <MailRules start={{ add: true }} />);
  await expect.element(page.getByText("This finds 3 people: 1 to be written, 2 KYC pending.")).toBeVisible();
  await expect.element(page.getByText("Dear Mara Lind")).toBeVisible();
  await country().click();
  await page.getByRole("option", { name: "Sweden" }).click();
  await expect.poll(() => filtersAsked(server).at(-1)).toEqual({ country_id: 214 });
  await field("Clients").fill("orchard");
  await expect.poll(() => filtersAsked(server).at(-1)).toEqual({ country_id: 214, search: "orchard" });
  expect(await findings()).toEqual([]);
});

test("a rule keeps its filter, and goes out with it", async () => {
  const people = { country_id: 214, business_associate_id: 5, type_id: 3, client_ids: [7] };
  const server = fakeServer(house({ rules: [mailRule(1, { people })] }));
  await showScreen(server, <MailRules start={{ open: 1 }} />);
  await expect.element(country()).toHaveValue("Sweden");
  await expect.element(page.getByText("Orchard Lane | Mara Lind").first()).toBeVisible();
  await field("Subject").fill("Ovals");
  await button("Save changes").click();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.poll(() => asked(server, "PUT", "/bulk-email").length).toBe(1);
  expect(bodyOf(asked(server, "PUT", "/bulk-email")[0]?.text ?? "")).toMatchObject({ people });
});

test("a rule is for the people of one business, and the question before saving names what was chosen", async () => {
  const people = { country_id: 214 };
  const server = fakeServer(house({ rules: [mailRule(1, { people })] }));
  await showScreen(server, <MailRules start={{ open: 1 }} />);
  await business().click();
  await page.getByRole("option", { name: "Orchard Lane", exact: true }).click();
  await expect.poll(() => filtersAsked(server).at(-1)).toEqual({ country_id: 214, business_id: 70 });
  await page.getByRole("combobox", { name: "Type of business" }).click();
  await page.getByRole("option", { name: "Retailer" }).click();
  await button("Save changes").click();
  const question = page.getByRole("dialog");
  await expect.element(question).toHaveTextContent("Orchard Lane");
  await expect.element(question).toHaveTextContent("Retailer");
  await expect.element(question).not.toHaveTextContent("number 70");
});

test("a business whose people are not among the clients on offer is named in its field and in the question", async () => {
  const theirs = { id: 9, role_id: 2, first_name: "Joris", last_name: "Kade" };
  const server = fakeServer((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/customer-dropdown") && searchParams.get("business_id") === "88")
      return success(pageOf([{ ...theirs, business: { id: 88, company_name: "Kade & Zoon", status: 10 } }]));
    return house({ rules: [mailRule(1, { people: { business_id: 88 } })] })(request);
  });
  await showScreen(server, <MailRules start={{ open: 1 }} />);
  await expect.element(business()).toHaveValue("Kade & Zoon");
  await business().clear();
  await page.getByRole("option", { name: "Orchard Lane", exact: true }).click();
  await button("Save changes").click();
  const question = page.getByRole("dialog");
  await expect.element(question).toHaveTextContent("Kade & Zoon");
  await expect.element(question).toHaveTextContent("Orchard Lane");
});

test("a filter that finds nobody says so, on a telephone too", async () => {
  const nobody = { people: [], total: 0, counts: {} };
  await showScreen(fakeServer(house({ found: nobody })), <MailRules start={{ open: 1 }} />);
  await expect.element(page.getByText("This finds nobody.")).toBeVisible();
  await page.viewport(390, 844);
  expect(fitsAcross()).toBe(true);
  expect(await findings()).toEqual([]);
});

/** A house with more clients than it offers at once: it answers when the test lets it. */
function largeHouse() {
  const zenith = { ...client, id: 9001, business: { id: 90_010, company_name: "Zenith Stones" } };
  const first = pageOf([client]);
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = fakeServer(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/customer-dropdown")) return house({ rules: [mailRule(1)] })(request);
    if (searchParams.get("business_id") === "90010") return success(pageOf([zenith]));
    if (searchParams.get("search") === null)
      return success({ ...first, pagination: { ...first.pagination, totalPages: 3, totalRecords: 1200 } });
    await isLetGo;
    return success(pageOf([zenith]));
  });
  return { server, letGo: () => letGo() };
}

test("Enter before the house has found the business waits for it, and sends nothing", async () => {
  const { server, letGo } = largeHouse();
  await showScreen(server, <MailRules start={{ open: 1 }} />);
  await field("Subject").fill("Ovals");
  await business().fill("zenith");
  await userEvent.keyboard("{Enter}");
  letGo();
  await expect.element(business()).toHaveValue("Zenith Stones");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.poll(() => filtersAsked(server).at(-1)).toEqual({ business_id: 90_010 });
});

test("a person is chosen by part of their name and Enter, and an Enter that comes too soon sends nothing", async () => {
  const { server, letGo } = largeHouse();
  await showScreen(server, <MailRules start={{ open: 1 }} />);
  await field("Subject").fill("Ovals");
  const people = page.getByRole("combobox", { name: "Single people" });
  await people.fill("zenith");
  await userEvent.keyboard("{Enter}");
  letGo();
  await expect.element(page.getByRole("option", { name: /Zenith Stones/ })).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => filtersAsked(server).at(-1)).toEqual({ client_ids: [9001] });
});
