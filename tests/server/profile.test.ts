import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { permissionCatalogue } from "#domain/permissions.ts";
import { demoAccount } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";

const portal = useApp();
const INDIA = 101;
const SWEDEN = 213;
const customer = () => portal.as("customer");
const version = async () => (await customer().call("getProfile")).data.version;
const states = async (id: number) => (await customer().call("listStates", { path: { id } })).data.data;
const cities = async (id: number) => (await customer().call("listCities", { path: { id } })).data.data;

describe("the signed-in user", () => {
  test("of a customer carries its business and its associate", async () => {
    const { data } = await customer().call("getProfile");
    const associate = await demoAccount(portal, "associate");
    expect(data).toMatchObject({
      email: "customer@demo.test",
      first_name: "Mara",
      last_name: "Lind",
      user_name: "customer",
      role_id: 2,
      role_name: "Customer",
      mobile: "98200 11223",
      mobile_country_id: INDIA,
      business_details: { company_name: "Northlight Jewels", status: 11 },
      business_associate_id: associate.id,
      business_associate_details: {
        id: associate.id,
        first_name: "Jonas",
        last_name: "Okafor",
        email: associate.email,
        mobile: "98200 11223",
        mobile_country_id: INDIA,
      },
      business_associate_type: null,
      picture: null,
    });
    expect(data.business_details?.id).toBe(data.business_id);
    expect(data.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(data).not.toHaveProperty("token");
    expect(data).not.toHaveProperty("guest_name");
  });

  test("of an associate carries its type, of a newcomer no business", async () => {
    expect((await portal.as("associate").call("getProfile")).data).toMatchObject({
      business_associate_type: "IN_HOUSE",
      business_id: null,
      business_associate_id: null,
      business_associate_details: null,
    });
    expect((await portal.as("newcomer").call("getProfile")).data).toMatchObject({
      business_id: null,
      business_details: null,
    });
  });

  test("carries the role's and the account's access for each permission, in the order of the catalogue", async () => {
    const { data } = await portal.as("associate").call("getProfile");
    const office = permissionCatalogue.filter(({ audience }) => audience === "office");
    expect(data.permissions.map(({ name }) => name)).toEqual(office.map(({ name }) => name));
    for (const category of data.permissions) {
      expect(category.role_id).toBe(5);
      for (const { path, role_permissions, user_permissions } of category.permissions) {
        const right = office.flatMap(({ permissions }) => permissions).find((one) => one.path === path)?.roles[5];
        const access = { read_access: right !== undefined, write_access: right === "write" };
        expect(role_permissions).toEqual([{ role_id: 5, ...access }]);
        expect(user_permissions).toEqual([{ user_id: data.id, ...access }]);
      }
    }
  });

  test("never carries a password or its hash", async () => {
    expect((await customer().call("getProfile")).text).not.toMatch(/password|argon2|hash/);
  });
});

describe("changing one's own profile", () => {
  test("each field is kept, and the version counts on", async () => {
    const [gujarat] = (await states(INDIA)).filter(({ name }) => name === "Gujarat");
    const [city] = await cities(gujarat?.id ?? 0);
    const change = {
      first_name: "Maren",
      last_name: "Linde",
      mobile: "070-123 45 67",
      mobile_country_id: SWEDEN,
      country_id: INDIA,
      state_id: gujarat?.id ?? 0,
      city_id: city?.id ?? 0,
    };
    const answer = await customer().call("updateProfile", { body: { ...change, version: await version() } });
    expect(answer.message).toBe(messages.profileSaved);
    expect(answer.data).toMatchObject({ ...change, version: 2 });
    expect((await customer().call("getProfile")).data).toMatchObject({ ...change, version: 2 });
  });

  test("a designation is one that the house offers, and stays where it goes off later", async () => {
    const admin = portal.as("admin");
    const [director, manager] = (await customer().call("listSubMasters", { query: { code: "COMPANY_DESIGNATION" } }))
      .data.data;
    const choose = async (designation_id: number) =>
      customer().call("updateProfile", { body: { designation_id, version: await version() } });
    expect((await choose(director?.id ?? 0)).data.designation).toBe(director?.name);

    for (const one of [director, manager]) {
      await admin.call("setSubMasterStatus", { path: { id: one?.id ?? 0 }, body: { is_active: false } });
    }
    expectRefusal(await choose(manager?.id ?? 0), 422, "notOffered", ["/data/designation_id"]);
    expect((await choose(director?.id ?? 0)).status).toBe(200);
    const shape = (await admin.call("listSubMasters", { query: { code: "SHAPE" } })).data.data[0];
    expectRefusal(await choose(shape?.id ?? 0), 422, "notOffered", ["/data/designation_id"]);
    const gone = await admin.call("deleteSubMaster", { path: { id: director?.id ?? 0 } });
    expectRefusal(gone, 409, "inUse");
    expect(gone.body.errors?.[0]?.message).toBe("Used by 1 account.");
  });

  test("a place can be taken back", async () => {
    await customer().call("updateProfile", { body: { country_id: INDIA, version: 1 } });
    const { data } = await customer().call("updateProfile", { body: { country_id: null, version: 2 } });
    expect(data.country_id).toBeNull();
  });

  test("a place must exist and lie in the one above it, also in one that was saved before", async () => {
    const swedish = (await states(SWEDEN))[0]?.id ?? 0;
    const indian = (await states(INDIA))[0]?.id ?? 0;
    const city = (await cities(swedish))[0]?.id ?? 0;
    const tried = (body: object) => customer().send("updateProfile", { body: { ...body, version: 1 } });
    expectRefusal(await tried({ country_id: 9999 }), 422, "placeUnknown", ["/data/country_id"]);
    expectRefusal(await tried({ mobile_country_id: 9999 }), 422, "placeUnknown", ["/data/mobile_country_id"]);
    expectRefusal(await tried({ state_id: swedish }), 422, "placeUnknown", ["/data/state_id"]);
    expectRefusal(await tried({ country_id: INDIA, state_id: swedish }), 422, "placeUnknown", ["/data/state_id"]);
    expectRefusal(await tried({ country_id: INDIA, state_id: indian, city_id: city }), 422, "placeUnknown", [
      "/data/city_id",
    ]);
    expectRefusal(await tried({ country_id: SWEDEN, city_id: city }), 422, "placeUnknown", ["/data/city_id"]);
    await tried({ country_id: SWEDEN, state_id: swedish });
    expectRefusal(
      await customer().call("updateProfile", { body: { country_id: INDIA, version: 2 } }),
      422,
      "placeUnknown",
      ["/data/state_id"],
    );
  });

  test("a stale version is refused with the profile as it is now, and nothing is written", async () => {
    await customer().call("updateProfile", { body: { first_name: "Maren", version: 1 } });
    const refused = await customer().call("updateProfile", { body: { first_name: "Marie", version: 1 } });
    expectRefusal(refused, 409, "staleVersion");
    expect(refused.body.current).toMatchObject({ first_name: "Maren", version: 2, email: "customer@demo.test" });
    expect((await customer().call("getProfile")).data.first_name).toBe("Maren");
  });

  test.each([
    ["role", { role_id: 1 }],
    ["e-mail", { email: "admin@demo.test" }],
    ["business", { business_id: 1 }],
    ["account", { id: 1 }],
    ["password", { password_hash: "x" }],
  ])("the %s is not the sender's to change", async (_, change) => {
    const refused = await customer().send("updateProfile", { body: { ...change, version: 1 } });
    expectRefusal(refused, 400, "unknownField", [`/data/${Object.keys(change)[0]}`]);
  });

  test("a guest may change its own as well", async () => {
    const { data } = await portal
      .asGuest()
      .call("updateProfile", { body: { first_name: "Mara Lindberg", version: 1 } });
    expect(data.guest_name).toBe("Mara Lindberg");
  });

  test("nobody changes anybody else", async () => {
    await portal.as("customer2").call("updateProfile", { body: { first_name: "Tomas", version: 1 } });
    expect((await customer().call("getProfile")).data.first_name).toBe("Mara");
  });
});
