import { afterEach, describe, expect, test } from "vitest";
import { houseLimits } from "#server/house/limits/house-limits.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { cleanUp } from "#server/services/jobs/clean-up.ts";
import { guestFields } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { hours } from "#support/clock.ts";
import { freeStones } from "#support/line-stones.ts";

const plenty = 1_000_000_000;
const limits = { ...houseLimits, costlyPublicCallsPerMinute: plenty, guestWorkPerMinute: plenty };
const portal = useApp({ limits });
const come = (body: unknown) => portal.anonymous.send("login", { query: { is_guest: true }, body });

describe("a guest", () => {
  test("comes in with exactly five fields, and is told its name", async () => {
    const { data, message } = await portal.anonymous.call("login", { query: { is_guest: true }, body: guestFields });
    expect(message).toBe("Sign-in successful!");
    expect(data).toMatchObject({
      role_id: 4,
      role_name: "Guest",
      guest_name: "Mara Lind",
      company_name: "Orchard Lane Jewellers",
      first_name: "Mara Lind",
      last_name: "",
      email: "mara@orchard.test",
      mobile: "70 123 45 67",
      mobile_country_id: 214,
      user_name: null,
      business_id: null,
      business_details: null,
    });
    const paths = data.permissions.flatMap(({ permissions }) => permissions.map(({ path }) => path));
    const stones = ["search", "new-arrival", "matchpair", "collection", "special-stone"];
    const screens = ["dashboard", ...stones, "customer-profile"];
    expect(paths).toEqual(screens.map((screen) => `/portal/guest/${screen}`));
    expect((await portal.anonymous.holding(data.token ?? "").call("getProfile")).data.guest_name).toBe("Mara Lind");
  });

  for (const field of Object.keys(guestFields)) {
    test(`is told when ${field} is missing`, async () => {
      const { [field as "email"]: _, ...rest } = guestFields;
      expectRefusal(await come(rest), 400, "malformed", [`/data/${field}`]);
    });
  }

  test("is told every field that is missing at once", async () => {
    expectRefusal(await come({ email: guestFields.email }), 400, "malformed", [
      "/data/company_name",
      "/data/contact_person",
      "/data/mobile",
      "/data/mobile_country_id",
    ]);
  });

  test("brings no password and nothing else", async () => {
    expectRefusal(await come({ ...guestFields, password: "three-quiet-lanterns" }), 400, "malformed", [
      "/data/password",
    ]);
    expectRefusal(await come({ ...guestFields, role_id: 1 }), 400, "unknownField", ["/data/role_id"]);
  });

  test("does not come in by the members' form", async () => {
    expectRefusal(await portal.anonymous.send("login", { body: guestFields }), 400, "malformed", [
      "/data/company_name",
      "/data/contact_person",
      "/data/mobile",
      "/data/mobile_country_id",
      "/data/password",
    ]);
  });

  test("names a telephone country that exists", async () => {
    expectRefusal(await come({ ...guestFields, mobile_country_id: 9999 }), 422, "placeUnknown", [
      "/data/mobile_country_id",
    ]);
  });

  test("may come again with the same address, and with that of a customer, and gets nothing of theirs", async () => {
    const first = await portal.anonymous.call("login", { query: { is_guest: true }, body: guestFields });
    const again = await portal.anonymous.call("login", { query: { is_guest: true }, body: guestFields });
    expect(again.data.id).not.toBe(first.data.id);
    const email = demoAddress("customer");
    const borrowed = await portal.anonymous.call("login", {
      query: { is_guest: true },
      body: { ...guestFields, email },
    });
    expect(borrowed.data).toMatchObject({ role_id: 4, business_id: null });
  });

  test("has no password to change", async () => {
    const refused = await portal
      .asGuest()
      .call("changePassword", { body: { current_password: "anything", password: "nine-green-bottles" } });
    expectRefusal(refused, 422, "passwordNone");
  });
});

describe("a guest who is back", () => {
  const signIn = (by: Api, fields: object = guestFields) =>
    by.call("login", { query: { is_guest: true }, body: { ...guestFields, ...fields } });
  const count = async () => (await portal.pool.query("SELECT count(*) FROM account WHERE role_id = 4")).rows[0].count;

  test("in the same browser with the same address is the guest that they were, as they write themselves now", async () => {
    const guest = portal.asGuest();
    const before = (await guest.call("getProfile")).data;
    const guests = await count();
    const { data } = await signIn(guest, { email: guestFields.email.toUpperCase(), contact_person: "Mara Lind-Vos" });
    expect(data).toMatchObject({ id: before.id, guest_name: "Mara Lind-Vos" });
    expect(data.permissions).toEqual(before.permissions);
    expect(await count()).toBe(guests);
    expectRefusal(await guest.call("getProfile"), 401, "unauthorized");
    expect((await portal.anonymous.holding(data.token ?? "").call("getProfile")).status).toBe(200);
  });

  test("with another address, with a customer's token or with one that has ended is a new one", async () => {
    const guest = portal.asGuest();
    const { id } = (await guest.call("getProfile")).data;
    expect((await signIn(guest, { email: "theo@orchard.test" })).data.id).not.toBe(id);
    const customer = await portal.as("customer").call("getProfile");
    const email = customer.data.email;
    expect((await signIn(portal.as("customer"), { email })).data.id).not.toBe(customer.data.id);
    await guest.call("logout");
    expect((await signIn(guest)).data.id).not.toBe(id);
  });
});

describe("guests are made sparingly", () => {
  const within = (change: Partial<typeof limits>) => {
    portal.house.limits = { ...limits, ...change };
  };
  afterEach(() => within({}));

  test("so many in a day of the house from one address; the next day begins anew, and a token that is back is none", async () => {
    within({ guestsPerAddressPerDay: 2 });
    const [first] = [await come(guestFields), await come(guestFields)];
    const refused = await come(guestFields);
    expectRefusal(refused, 429, "tooManyRequests");
    expect(refused.retryAfter).toBe(15 * 3600); // it is nine in the morning
    const back = portal.anonymous.holding((first.data as { token: string }).token);
    expect((await back.send("login", { query: { is_guest: true }, body: guestFields })).status).toBe(200);
    portal.clock.advance(hours(15));
    expect((await come(guestFields)).status).toBe(200);
  });

  test("whoever has a network of IPv6 has one address there, not all of them", async () => {
    within({ guestsPerAddressPerDay: 2 });
    const from = (address: string) =>
      portal.anonymous.from(address).send("login", { query: { is_guest: true }, body: guestFields });
    expect([(await from("2001:db8:7:1::1")).status, (await from("2001:db8:7:1::2")).status]).toEqual([200, 200]);
    expectRefusal(await from("2001:db8:7:1:ffff::3"), 429, "tooManyRequests");
    expect((await from("2001:db8:7:2::1")).status).toBe(200);
  });

  test("so many altogether, and of two who come at once for the last place one is let in", async () => {
    within({ guestsPerDay: 2 });
    expect((await come(guestFields)).status).toBe(200);
    const both = await Promise.all([come(guestFields), come(guestFields)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
  });
});

describe("a guest who never came back", () => {
  const clean = () => cleanUp.run({}, { house: portal.house, id: "a job" } as never);
  const isThere = async (id: number) =>
    (await portal.db.selectFrom("account").select("id").where("id", "=", id).execute()).length === 1;
  const visit = async () => {
    const { data } = await portal.anonymous.call("login", { query: { is_guest: true }, body: guestFields });
    return { id: data.id, api: portal.anonymous.holding(data.token ?? "") };
  };

  test("and left nothing is removed after sixty days by the hourly cleaning, which is in the log without a name", async () => {
    const { id } = await visit();
    portal.clock.advance(hours(24 * 60));
    await clean();
    expect(await isThere(id)).toBe(true);
    portal.clock.advance(1);
    await clean();
    expect(await isThere(id)).toBe(false);
    const { fact, body } = (await auditRows(portal.pool)).at(-1) ?? {};
    expect(fact).toMatchObject({ workflow: "account", item: String(id), transition: "account.delete" });
    expect(body).not.toContain(guestFields.email);
    await clean();
  });

  test("stays where the lists, a saved search or the log know of them, and where they became a customer", async () => {
    const [listed, saved, logged, became] = [await visit(), await visit(), await visit(), await visit()];
    await listed.api.call("addToCart", { body: { stock_numbers: await freeStones(portal, 1) } });
    await portal.pool.query(
      `INSERT INTO saved_search (account_id, name, search_type, diamond_type, params) VALUES ($1, 'Rounds', 1, 'white', '{}')`,
      [saved.id],
    );
    await logged.api.call("updateProfile", { body: { first_name: "Mara", version: 1 } });
    await portal.db.updateTable("account").set({ became_id: listed.id }).where("id", "=", became.id).execute();
    portal.clock.advance(hours(24 * 61));
    await clean();
    const there = await Promise.all([listed, saved, logged, became].map(({ id }) => isThere(id)));
    expect(there).toEqual([true, true, true, true]);
  });

  test("goes with others in slices: no more than two hundred at a time", async () => {
    await portal.pool.query(
      `INSERT INTO account (role_id, email, first_name, last_name, created_at, updated_at)
       SELECT 4, 'many@orchard.test', 'Many', '', $1, $1 FROM generate_series(1, 203)`,
      [new Date(portal.clock.now().getTime() - hours(24 * 61))],
    );
    const left = async () =>
      (await portal.pool.query("SELECT count(*) FROM account WHERE email = 'many@orchard.test'")).rows[0].count;
    await clean();
    expect(await left()).toBe(3);
    await clean();
    expect(await left()).toBe(0);
  });
});
