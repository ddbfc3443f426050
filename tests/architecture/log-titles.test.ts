import { expect, test } from "vitest";
import { operations } from "#api/operations.gen.ts";
import { callTitle } from "#features/audit/call-title.ts";
import { sourceFiles } from "#support/source-files.ts";

/** The names under which the house's own work stands in the log. */
const ownWork = sourceFiles(["server"]).flatMap(({ text }) =>
  [...text.matchAll(/\boperation(?:: | = )"(\w+)"/g)].map(([, name = ""]) => name),
);

test("whatever the log names as a call, or as work by the house itself, has a title in words", () => {
  expect(ownWork).toContain("expireHolds");
  expect(ownWork.filter((name) => callTitle(name) === name)).toEqual([]);
});

test("the title of a call is one sentence of the contract, without its stop", () => {
  const titles = Object.keys(operations).map(callTitle);
  expect(titles.filter((title) => !/^[A-Z]/.test(title) || /[.?]( |$)/.test(title))).toEqual([]);
});
