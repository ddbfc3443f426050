import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";

const portal = useApp();
const SWEDEN = 213;

describe("places", () => {
  test("telephone codes are for whoever comes to the door, digits alone", async () => {
    const { data } = (await portal.anonymous.call("listCountryCodes")).data;
    expect(data.length).toBeGreaterThan(200);
    for (const { phonecode } of data) expect(phonecode).toMatch(/^\d+$/);
    expect(data.find(({ id }) => id === SWEDEN)).toEqual({ id: SWEDEN, name: "Sweden", iso2: "SE", phonecode: "46" });
  });

  test("countries, their states and their cities stand by name, and lead to each other", async () => {
    const customer = portal.as("customer");
    const names = (places: { name: string }[]) => places.map(({ name }) => name);
    const countries = (await customer.call("listCountries")).data.data;
    expect(names(countries)).toEqual(names(countries).toSorted((a, b) => a.localeCompare(b, "en")));
    const states = (await customer.call("listStates", { path: { id: SWEDEN } })).data.data;
    const skane = states.find(({ name }) => name.startsWith("Skåne"));
    const cities = (await customer.call("listCities", { path: { id: skane?.id ?? 0 } })).data.data;
    expect(names(cities)).toContain("Malmö");
  });

  test("are found by a part of their name in whatever case", async () => {
    const found = (await portal.as("customer").call("listCountries", { query: { search: "sWed" } })).data.data;
    expect(found.map(({ name }) => name)).toEqual(["Sweden"]);
  });

  test("of a country or state that does not exist are not found", async () => {
    expectRefusal(await portal.as("customer").call("listStates", { path: { id: 9999 } }), 404, "notFound");
    expectRefusal(await portal.as("customer").call("listCities", { path: { id: 9_999_999 } }), 404, "notFound");
  });
});
