import { expect, test } from "vitest";
import { passwordRefusal } from "#domain/passwords.ts";

for (const password of ["Loupe12345", "2026-Diamonds!", "WELCOME_2026", "password99"]) {
  test(`${password} is guessed first: a common word with figures and signs around it`, () => {
    expect(passwordRefusal(password)).toBe("passwordCommon");
  });
}

test("a word among others is no common password", () => {
  for (const password of ["three-quiet-lanterns", "loupe-by-the-window", "demo-Pass-123"])
    expect(passwordRefusal(password)).toBeNull();
});
