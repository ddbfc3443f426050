import { expect, test } from "vitest";
import { isRoleId, parties, partyLetters, partyOf, roleIds, roleNames } from "#domain/roles.ts";

test("each of the eight roles has a name and takes part in workflows as somebody", () => {
  const ids = Object.values(roleIds);
  expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const id of ids) {
    expect(roleNames[id]).not.toBe("");
    expect(parties).toContain(partyOf(id));
  }
});

test("API and FTP clients act like customers", () => {
  expect(partyOf(roleIds.apiClient)).toBe("customer");
  expect(partyOf(roleIds.ftpClient)).toBe("customer");
});

test("every party has a letter of its own", () => {
  expect(new Set(Object.values(partyLetters)).size).toBe(parties.length);
});

test("only the eight numbers are roles", () => {
  for (const value of [0, 9, -1, 1.5, "1", null, undefined, "toString"]) expect(isRoleId(value)).toBe(false);
});
