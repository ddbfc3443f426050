import { expect, test } from "vitest";
import { shapeLetters } from "#ui/marks/shape-letters.ts";

test("a shape has the same letters on every screen: the trade's, else the house's first short spelling, else initials", () => {
  expect(shapeLetters("ROUND", "BR,RB,RD")).toBe("RD");
  expect(shapeLetters("CUSHION_MOD", "CMB,CM,CRMB,MODIFIED_CUSHION")).toBe("CMB");
  expect(shapeLetters("OLD_MINER", "OLD_MINE")).toBe("OM");
  expect(shapeLetters("SHIELD", null)).toBe("SH");
});
