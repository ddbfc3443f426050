import { expect, test } from "vitest";
import { partsOf } from "#domain/audit/parts-of-change.ts";

const none = { mail: null, second_factor_roles: [], time_zone: "UTC" };
const server = { host: "smtp.house.test", port: 465 };

test("a setting that is changed says which of its parts were, and no other", () => {
  const after = { ...none, time_zone: "Europe/Berlin", second_factor_roles: [1] };
  expect(partsOf("setting", { field: "value", before: none, after })).toEqual([
    { field: "value.second_factor_roles", before: [], after: [1] },
    { field: "value.time_zone", before: "UTC", after: "Europe/Berlin" },
  ]);
});

test("a group that comes, goes or changes is told by its own parts", () => {
  const withMail = { ...none, mail: server };
  expect(partsOf("setting", { field: "value", before: none, after: withMail })).toEqual([
    { field: "value.mail.host", before: null, after: "smtp.house.test" },
    { field: "value.mail.port", before: null, after: 465 },
  ]);
  expect(partsOf("setting", { field: "value", before: withMail, after: none })).toEqual([
    { field: "value.mail.host", before: "smtp.house.test", after: null },
    { field: "value.mail.port", before: 465, after: null },
  ]);
  const moved = { ...none, mail: { ...server, port: 587 } };
  expect(partsOf("setting", { field: "value", before: withMail, after: moved })).toEqual([
    { field: "value.mail.port", before: 465, after: 587 },
  ]);
});

test("what has no parts, is veiled or stands in another row stays as it is", () => {
  const veiled = { field: "value", before: "[secret]", after: { time_zone: "UTC" } };
  expect(partsOf("setting", veiled)).toEqual([veiled]);
  const secret = { field: "secret", before: null, after: "[secret]" };
  expect(partsOf("setting", secret)).toEqual([secret]);
  const other = { field: "value", before: null, after: { rows: 3 } };
  expect(partsOf("load", other)).toEqual([other]);
});
