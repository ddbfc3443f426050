import type { Page, Request } from "@playwright/test";
import { type BuiltPortal, demoPassword } from "#support/built-portal.ts";
import { fetchHeld } from "#support/held-answers.ts";
import { screens } from "./all-screens.ts";
import { HouseClient } from "./house-client.ts";
import { expect } from "./journey.ts";
import { administrator, test } from "./new-house.ts";

/** The first administrator sets the house up, with the password that all share. */
async function createAdministrator({ address, setUp }: BuiltPortal): Promise<void> {
  const data = { ...administrator, password: demoPassword, setup: setUp.split("#")[1] };
  const answer = await fetchHeld(`${address}/api/v1/user/set-up-house`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data }),
  });
  expect(answer.status).toBe(200);
}

const all = Object.values(screens).flat();
/** The address of a person, by their id in the demo house. */
const ofSomebody = /^\/(business-associate|client|api)\/\d+/;
/** The address of another row that an empty house does not have. */
const isOfRow = (address: string) =>
  /[?&](open|item)=|^\/(?:collection|inventory\/(?:providers|loads)|settings\/system-settings\/bulk-email)\/\d/.test(
    address,
  );

/** Adds the first of each kind of people, with the shared password, and returns their ids. */
async function addPeople(address: string): Promise<Readonly<Record<string, number>>> {
  const house = new HouseClient(address);
  const person = (name: string) => ({
    email: `${name}@demo.test`,
    user_name: `${name}.quist`,
    password: demoPassword,
    first_name: "Nora",
    last_name: "Quist",
  });
  const add = async (path: string, body: object) => ((await house.call("POST", path, body)).data as { id: number }).id;
  const masters = await house.call("GET", "/master/submaster?code=SALES_PERSON_TYPE");
  const [kind] = (masters.data as { data: { id: number }[] }).data;
  const phone = { mobile: "70 123 45 67", mobile_country_id: 213 };
  const business = { company_name: "Quist & Daughters" };
  await add("/admin/create-qc", person("qc"));
  return {
    "business-associate": await add("/business-associate/businessassociate", {
      ...person("associate"),
      salesperson_type_id: kind?.id,
    }),
    client: await add("/customer/add-customer-with-business", { ...person("customer"), ...phone, business }),
    api: await add("/external-clients", { ...person("api"), source: 6, company_name: "Quarry Trade" }),
  };
}

type Router = { state: { status: string; location: { href: string }; resolvedLocation?: { href: string } } };

/** Walks through the screens of addresses as if by links, and returns the faults on them. */
function walker(page: Page): (addresses: readonly string[]) => Promise<string[]> {
  let wrong: string[] = [];
  let where = "";
  let asked = 0;
  const isCall = (request: Request) => request.url().includes("/api/v1/") && !request.url().includes("/live");
  const ended = (request: Request) => isCall(request) && asked--;
  page.on("request", (request) => isCall(request) && asked++);
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  page.on("pageerror", ({ message }) => wrong.push(`${where}: ${message}`));
  page.on("response", (answer) => answer.status() >= 400 && wrong.push(`${where}: ${answer.status()} ${answer.url()}`));
  const isThere = () => {
    const { status, location, resolvedLocation } = (window as never as { __TSR_ROUTER__: Router }).__TSR_ROUTER__.state;
    return status === "idle" && location.href === resolvedLocation?.href;
  };
  return async (addresses) => {
    wrong = [];
    for (where of addresses) {
      await page.evaluate((to) => history.pushState({}, "", to), where);
      await page.waitForFunction(isThere);
      await expect(page.locator("[aria-busy=true]"), `what is under way on ${where}`).toHaveCount(0);
      await expect.poll(() => asked, `calls that are not answered on ${where}`).toBe(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const failed of await page.locator(".blank[role=alert]").allInnerTexts()) wrong.push(`${where}: ${failed}`);
      for (const mute of await page.locator(".blank:not(:has(.dim))").allInnerTexts()) wrong.push(`${where}: ${mute}`);
    }
    return wrong;
  };
}

/** The people that an empty house can add. By day the administrator opens every screen, by night each of them does. */
const others = process.env.NIGHT === "true" ? ["qc", "associate", "customer"] : [];

test("every screen of an empty house opens, and what is empty says what fills it", { tag: "@whole" }, async ({
  page,
  signIn,
  portal,
  freshPage,
}) => {
  test.setTimeout(10_000 * all.length * (1 + others.length));
  await createAdministrator(portal);
  const enter = async (name: string, on: Page) => {
    await signIn(name, on);
    const walk = walker(on);
    await on.goto("/dashboard");
    await expect(on.getByRole("heading", { level: 1 })).toBeVisible();
    return walk;
  };
  const ofNobody = all.filter((address) => !ofSomebody.test(address) && !isOfRow(address));
  const walk = await enter("admin", page);
  expect(await walk(ofNobody)).toEqual([]);
  const people = await addPeople(portal.address);
  const theirs = all.filter((address) => ofSomebody.test(address) && address !== "/api/10");
  expect(await walk(theirs.map((to) => to.replace(ofSomebody, (_, kind) => `/${kind}/${people[kind]}`)))).toEqual([]);
  for (const name of others) {
    const walkAs = await enter(name, await freshPage());
    expect(await walkAs(ofNobody), name).toEqual([]);
  }
});
