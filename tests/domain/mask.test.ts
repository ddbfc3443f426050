import { expect, test } from "vitest";
import { maskEmail } from "#domain/mask.ts";

// spec §5, for local parts of one, two, three, four and ten characters.
const shown = {
  "a@house.test": "*@house.test",
  "ab@house.test": "**@house.test",
  "abc@house.test": "ab***bc@house.test",
  "abcd@house.test": "ab***cd@house.test",
  "ines.novak@house.test": "in***ak@house.test",
};

for (const [email, masked] of Object.entries(shown)) {
  test(`${email} is shown as ${masked}`, () => expect(maskEmail(email)).toBe(masked));
}

test("what has no at sign is masked as a whole", () => expect(maskEmail("inesnovak")).toBe("in***ak"));
