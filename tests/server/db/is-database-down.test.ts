import { expect, test } from "vitest";
import { isDatabaseDown } from "#server/db/is-database-down.ts";

const fault = (fields: object, message = "…") => Object.assign(new Error(message), fields);

test.each([
  fault({ code: "57P01" }),
  fault({ code: "57P03" }),
  fault({ code: "08006" }),
  fault({ code: "53100" }),
  fault({ code: "25006" }, "cannot execute UPDATE in a read-only transaction"),
  fault({ code: "ECONNREFUSED", syscall: "connect" }),
  fault({ code: "ENOENT", syscall: "connect" }),
  fault({}, "Connection terminated unexpectedly"),
  fault({}, "timeout exceeded when trying to connect"),
  new AggregateError([fault({ code: "ECONNREFUSED" })]),
  new Error("the job failed", { cause: fault({ code: "57P02" }) }),
])("$code $message means that the database is down", (error) => {
  expect(isDatabaseDown(error)).toBe(true);
});

test.each([
  fault({ code: "23505" }, "duplicate key"),
  fault({ code: "57014" }, "canceling statement due to statement timeout"),
  fault({ code: "55P03" }, "canceling statement due to lock timeout"),
  fault({ code: "40001" }, "could not serialize access"),
  fault({ code: "ENOENT", syscall: "open" }, "no such file"),
  fault({}, "the picture's connection terminated"),
  "Connection terminated",
  undefined,
])("%s does not", (error) => {
  expect(isDatabaseDown(error)).toBe(false);
});
