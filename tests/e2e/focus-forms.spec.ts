import type { Page, Response } from "@playwright/test";
import { demoPassword } from "#support/built-portal.ts";
import { tourOf } from "./all-screens.ts";
import type { HouseClient } from "./house-client.ts";
import { expect, test } from "./journey.ts";
import { losesFocus } from "./loses-focus.ts";
import { office } from "./office-writes.ts";
import { box, button, send, type Write, yes } from "./write.ts";

const isWrite = (answer: Response) => answer.request().method() !== "GET" && answer.ok();

/** The text of a field as one types it: a number stands there with its unit while nobody is at it. */
const typedIn = async (page: Page, field: string | RegExp): Promise<string> => {
  const text = await box(page, field).inputValue();
  return /^(\d+)(%| [a-z ]+)$/.exec(text)?.[1] ?? text;
};

/** A setting of one field, put back afterwards. */
const setting = (name: string, screen: string, field: string | RegExp, value: string): Write => {
  let before = "";
  return {
    name,
    screen,
    press: async (page) => {
      before = await typedIn(page, field);
      await box(page, field).fill(value);
      await send(page);
    },
    undo: async (page) => {
      await page.reload(); // a saved form begins anew, and would lose what is typed meanwhile
      if ((await typedIn(page, field)) === before) return;
      await box(page, field).fill(before);
      await Promise.all([page.waitForResponse(isWrite), send(page)]);
    },
  };
};

const masterList = "/settings/master-settings/master";
const withMaster = (code: string) => async (house: HouseClient) => {
  await house.call("POST", "/master/masters", { code, name: `Master ${code}` });
  return `${masterList}?search=${code}`;
};
const withSubMaster = (code: string) => async (house: HouseClient) => {
  const { data } = await house.call("POST", "/master/masters", { code, name: `Master ${code}` });
  const { id } = data as { id: number };
  await house.call("POST", "/master/submaster", {
    master_id: id,
    code: `${code}1`,
    name: `Value ${code}`,
  });
  return `${masterList}/${id}`;
};

const masters: readonly Write[] = [
  {
    name: "a master is added",
    screen: masterList,
    press: async (page) => {
      await button(page, "Add master…");
      await box(page, "Code").fill("FOCUS1");
      await box(page, "Name").fill("Focus one");
      await send(page);
    },
  },
  {
    name: "a master is changed",
    screen: withMaster("FOCUS2"),
    press: async (page) => {
      await button(page, "Edit Master FOCUS2");
      await box(page, "Name").fill("Focus two");
      await send(page);
      await yes(page, /^Save/);
    },
  },
  {
    name: "a master is switched off",
    screen: withMaster("FOCUS3"),
    press: (page) => page.getByRole("switch", { name: "Master FOCUS3 is active" }).click(),
  },
  {
    name: "a master is deleted",
    screen: withMaster("FOCUS4"),
    press: async (page) => {
      await button(page, "Edit Master FOCUS4");
      await button(page, /^Delete/);
      await yes(page, /^Delete/);
    },
  },
  {
    name: "a sub-master is added",
    screen: withSubMaster("FOCUS5"),
    press: async (page) => {
      await button(page, "Add sub-master…");
      await box(page, "Code").fill("FOCUS52");
      await box(page, "Name").fill("Second");
      await send(page);
    },
  },
  {
    name: "a sub-master is changed",
    screen: withSubMaster("FOCUS6"),
    press: async (page) => {
      await page.getByText("Value FOCUS6").first().click();
      await box(page, "Name").fill("Other");
      await send(page);
      await yes(page, /^Save/);
    },
  },
  {
    name: "a sub-master is deleted",
    screen: withSubMaster("FOCUS7"),
    press: async (page) => {
      await page.getByText("Value FOCUS7").first().click();
      await button(page, /^Delete/);
      await yes(page, /^Delete/);
    },
  },
];

const system = "/settings/system-settings";
const settings: readonly Write[] = [
  setting("the message of maintenance", `${system}/maintenance`, "Message", "Back at eight."),
  setting("trading rules", `${system}/trade-rules`, /^A hold lasts/, "47"),
  setting("paper settings", `${system}/papers`, "Footer", "Stones are sold as graded."),
  setting("settings of pairs", `${system}/match-pairs`, "Ratio, below 1 ct", "0.03"),
  setting("settings of arrivals", `${system}/new-arrivals`, /^A stone is new for/, "8"),
  setting("the house", `${system}/house`, "Sender", "papers@demo.test"),
  {
    name: "a popup is added",
    screen: `${system}/home-settings`,
    press: async (page) => {
      await button(page, "Add popup…");
      await box(page, "Title").fill("Closed at the end of the century");
      await box(page, "Text").fill("We are back on Monday.");
      await box(page, "First day").fill("01/01/2098");
      await box(page, "Last day").fill("31/12/2099");
      await box(page, "Title").click(); // the calendar closes
      await send(page);
    },
  },
  {
    name: "an event is switched off",
    screen: `${system}/home-settings?tab=event`,
    press: (page) => page.getByRole("switch", { name: "Autumn fair is active" }).click(),
    undo: async (page) => {
      const isOn = page.getByRole("switch", { name: "Autumn fair is active" });
      await Promise.all([page.waitForResponse(isWrite), isOn.click()]);
    },
  },
];

/** A customer with a business. */
const withClient = (name: string) => async (house: HouseClient) => {
  await house.call("POST", "/customer/add-customer-with-business", {
    email: `${name}@demo.test`,
    user_name: `${name}.user`,
    first_name: "Nora",
    last_name: "Quist",
    mobile: "70 123 45 67",
    mobile_country_id: 213,
    password: demoPassword,
    business: { company_name: `Company ${name}` },
  });
  const { data } = await house.call("GET", `/customer/users?search=${name}`);
  return `/client/${(data as { data: { id: number }[] }).data[0]?.id}`;
};

const clients: readonly Write[] = [
  {
    name: "a client is added",
    screen: "/client?tab=all",
    press: async (page) => {
      await button(page, "Add customer…");
      await box(page, "First name").fill("Fern");
      await box(page, "Last name").fill("Focus");
      await box(page, "E-mail").fill("focus1@demo.test");
      await box(page, "User name").fill("focus1.user");
      await page.getByRole("combobox", { name: "Country code" }).click();
      await page.getByRole("option", { name: /\+46/ }).click();
      await box(page, "Mobile").fill("70 123 45 67");
      await box(page, "Company").fill("Company focus1");
      await send(page);
    },
  },
  {
    name: "a business is changed",
    screen: withClient("focus2"),
    press: async (page) => {
      await button(page, "Edit business…");
      await box(page, "Company").fill("Company of focus two");
      await send(page);
      await yes(page, /^Save/);
    },
  },
  {
    name: "a client is switched off",
    screen: withClient("focus3"),
    press: async (page) => {
      await page.getByRole("switch", { name: "Company focus3 is active" }).click();
      await yes(page, /^Switch off/);
    },
  },
  {
    name: "a client is handed over",
    screen: withClient("focus4"),
    press: async (page) => {
      await button(page, "Hand over…");
      await page.getByRole("dialog").getByRole("combobox", { name: "Business associate" }).click();
      await page.getByRole("option", { name: "Priya Raman" }).click();
      await yes(page, /^Hand over/);
    },
  },
  {
    name: "a client's access is limited",
    screen: async (house) => `${await withClient("focus5")(house)}?tab=access`,
    press: async (page) => {
      await page.getByRole("link", { name: "Inventory access" }).click();
      await page.getByRole("radiogroup", { name: "Diamond types" }).getByText("Only these").click();
      await page.getByRole("button", { name: "White", exact: true }).click();
      await button(page, /^Save access/);
    },
  },
  {
    name: "a client is deleted",
    screen: withClient("focus6"),
    press: async (page) => {
      await button(page, "Delete…");
      await yes(page, /^Delete$/);
    },
  },
];

for (const [area, writes] of Object.entries({ masters, settings, clients, office }))
  test(`after each form of ${area} the keyboard stands somewhere`, { tag: "@whole" }, async ({
    page,
    signIn,
    house,
  }) => {
    await signIn("admin");
    const go = tourOf(page);
    const lost: string[] = [];
    for (const { name, screen, press, undo } of writes) {
      await go(typeof screen === "string" ? screen : await screen(house));
      await test.step(name, async () => {
        if (await losesFocus(page, () => press(page))) lost.push(name);
        await undo?.(page);
      });
    }
    expect(lost).toEqual([]);
  });
