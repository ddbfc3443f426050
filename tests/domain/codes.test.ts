import { expect, test } from "vitest";
import { codes, hues, type StatusList, statuses, statusOf } from "#domain/codes.ts";

const lists = Object.keys(codes) as StatusList[];

for (const list of lists) {
  test(`${list}: every named code has a label, one of the six colours and a mark, and nothing else has`, () => {
    expect(Object.keys(statuses[list]).map(Number).sort()).toEqual(Object.values(codes[list]).sort());
    for (const code of Object.values(codes[list])) {
      const status = statusOf(list, code);
      expect(status.label).not.toBe("");
      expect(hues).toContain(status.hue);
    }
  });
}

test("the labels and colours of the seed stand word for word", () => {
  const seed = [
    ["stone", 1, "Available", "green"],
    ["stone", 4, "Hold", "red"],
    ["stone", 5, "Business Process", "blue"],
    ["stone", 8, "Sold Out", "orange"],
    ["stone", 3, "Confirm Stones", "teal"],
    ["business", 11, "Business Process Registered", "green"],
    ["business", 9, "Business Process Not Registered", "red"],
    ["business", 10, "KYC Pending", "orange"],
  ] as const;
  for (const [list, code, label, hue] of seed) expect(statusOf(list, code)).toMatchObject({ label, hue });
});

test("a code that nobody knows shows its number instead of nothing", () => {
  expect(statusOf("memo", 77)).toEqual({ label: "Code 77", hue: "gray", kind: "off" });
});
