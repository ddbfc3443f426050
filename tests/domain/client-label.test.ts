import { expect, test } from "vitest";
import { clientLabel, mayChooseClient } from "#domain/client-label.ts";

const ann = { role_id: 2, first_name: "Ann", last_name: "Lee", business: { company_name: "Acme" } } as const;

test("a client is called by company, a bar, first and last name", () => {
  expect(clientLabel(ann)).toBe("Acme | Ann Lee");
});

test("the account of a program says so at the end", () => {
  expect(clientLabel({ ...ann, role_id: 6 })).toBe("Acme | Ann Lee (API)");
  expect(clientLabel({ ...ann, role_id: 7 })).toBe("Acme | Ann Lee (FTP)");
});

test("who has no company yet is called by name alone", () => {
  expect(clientLabel({ ...ann, business: { company_name: null } })).toBe("Ann Lee");
});

test("the office and associates look at stones for a client, buyers for nobody else", () => {
  expect(([1, 2, 3, 4, 5, 6, 7, 8] as const).filter(mayChooseClient)).toEqual([1, 3, 5, 8]);
});
