import { describe, expect, test } from "vitest";
import { demoAddress } from "#server/seed/demo.ts";
import { guestFields } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";

const portal = useApp();
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
