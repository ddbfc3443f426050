import fc from "fast-check";
import { expect, test } from "vitest";
import { businessBody, businessErrors, businessValues, noBusiness } from "#domain/business-values.ts";
import { budget } from "#support/budget.ts";

const id = fc.option(fc.integer({ min: 1 }));
const text = fc.option(fc.string({ minLength: 1 }).filter((one) => one === one.trim()));
const row = fc.record({
  company_name: fc.string().map((one) => one.trim()),
  version: fc.nat(),
  type_id: id,
  country_id: id,
  state_id: id,
  city_id: id,
  tax_identification_number: text,
  address: text,
  postal_code: text,
  phone: text,
  website: text,
});

test("a business that nobody touched in a form is sent as it was read", () => {
  fc.assert(
    fc.property(row, ({ version, ...business }) => {
      const values = businessValues({ ...business, version });
      expect(values.version).toBe(version);
      expect(businessBody(values)).toEqual(business);
    }),
    budget(),
  );
});

test("what is left empty in a form is sent as nothing", () => {
  const { company_name, ...rest } = businessBody({ ...noBusiness, company_name: " Acme ", address: "  " });
  expect(company_name).toBe("Acme");
  expect(new Set(Object.values(rest))).toEqual(new Set([null]));
});

test("what is refused of a business finds its field, alone and beside a person", () => {
  const failure = (...paths: string[]) => ({ errors: paths.map((path) => ({ path, message: "No." })) });
  const found = businessErrors(failure("/data/business/phone", "/data/phone", "/data/business/website", "/data/email"));
  expect(found).toEqual(failure("/data/phone_number", "/data/phone_number", "/data/website", "/data/email"));
  expect(businessErrors(undefined)).toBeUndefined();
});
