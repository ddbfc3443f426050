import { describe, expect, test } from "vitest";
import { filledTerms, followingTerms, followsDue, saidDays, termsConflict } from "#domain/paper-terms.ts";

/** A Tuesday; ten business days later it is Tuesday, 24/11/2026. */
const issued = "2026-11-10";
const due = "2026-11-24";
const days = (text: string) => {
  const read = saidDays(text);
  return read && [read.said, read.days, read.isBusiness];
};

describe("the number of days in terms is read", () => {
  test.each([
    ["Return within ten days", "ten days", 10, false],
    ["Return within ten (10) days.", "ten (10) days", 10, false],
    ["14 days", "14 days", 14, false],
    ["14-day memo", "14-day", 14, false],
    ["30 days net", "30 days", 30, false],
    ["Net 30", "Net 30", 30, false],
    ["Net 30 days from the date of the invoice", "30 days", 30, false],
    ["payable in THIRTY-FIVE calendar days", "THIRTY-FIVE calendar days", 35, false],
    ["one hundred and twenty days", "one hundred and twenty days", 120, false],
    ["a hundred days", "a hundred days", 100, false],
    ["Back in two weeks", "two weeks", 14, false],
    ["Return within 10 business days", "10 business days", 10, true],
    ["Return within ten working days", "ten working days", 10, true],
    ["Return in 10 to 14 days", "10 to 14 days", 14, false],
    ["1 day", "1 day", 1, false],
  ])("%s", (text, said, number, isBusiness) => {
    expect(days(text)).toEqual([said, number, isBusiness]);
  });

  test.each([
    "",
    "Return on demand.",
    "The diamonds of our days are listed.",
    "1.5 days",
    "Net 30.5 ct in all",
    "Net 30 ct",
    "Net 30 %",
    "Interest of 1 % a day",
    "Stones 10-14, back in a few days",
  ])("and none where none is said: %s", (text) => {
    expect(saidDays(text)).toBeNull();
  });

  test("in the sentence that speaks of return or payment, if there are several", () => {
    expect(days("Claims within 8 days. Payable within 30 days.")).toEqual(["30 days", 30, false]);
    expect(days("Whoever receives them returns them on demand. Claims within 8 days.")).toBeNull();
  });

  test("however long the text is, and however large the number", () => {
    expect(days(`${"Return the stones. ".repeat(200)}Payable within 30 days.`)).toEqual(["30 days", 30, false]);
    expect(saidDays("one ".repeat(500))).toBeNull();
    expect(termsConflict("Return within 999999 days", { issued, due })).toMatchObject({ days: 999_999, due: null });
    expect(saidDays("Return within 99999999999999999999 days")).toBeNull();
    expect(termsConflict("Return within 99999 business days", { issued, due })).toMatchObject({ due: null });
  });
});

describe("terms and a due date", () => {
  test("that say the same do not contradict each other", () => {
    for (const text of ["Return within 14 days", "Return in two weeks", "ten business days", "Return on demand", ""])
      expect(termsConflict(text, { issued, due })).toBeNull();
  });

  test("contradict each other where the days end on another day", () => {
    expect(termsConflict("Return within ten days", { issued, due })).toEqual({
      said: "ten days",
      days: 10,
      isBusiness: false,
      due: "2026-11-20",
    });
    expect(termsConflict("Return within 14 business days", { issued, due })).toMatchObject({ due: "2026-11-30" });
  });

  test("contradict each other where days are said and nothing is due", () => {
    expect(termsConflict("Net 30", { issued, due: null })).toMatchObject({ said: "Net 30", due: "2026-12-10" });
  });

  test("agree where one of two terms of payment is the due day", () => {
    const text = "Payable within 14 days; 2 % less if paid within 5 days.";
    expect(termsConflict(text, { issued, due })).toBeNull();
  });

  test("agree where the terms follow the due date", () => {
    expect(followsDue("Return within {days} days")).toBe(true);
    expect(termsConflict("Return within {days} days, and not in ten days", { issued, due })).toBeNull();
  });
});

describe("terms that follow the due date", () => {
  test.each([
    ["Return within {days} days.", "Return within 14 days."],
    ["Return by {due date}.", "Return by 24/11/2026."],
    ["Return by { Due_Date }, in {DAYS} days", "Return by 24/11/2026, in 14 days"],
    ["Return within {days} business days.", "Return within 10 business days."],
    ["No word of it {week}", "No word of it {week}"],
  ])("are printed with its day and its days: %s", (text, printed) => {
    expect(filledTerms(text, { issued, due })).toBe(printed);
  });

  test("speak of one day in the singular", () => {
    expect(filledTerms("Return within {days} days", { issued, due: "2026-11-11" })).toBe("Return within 1 day");
    expect(filledTerms("Return within {days} working days", { issued, due: "2026-11-11" })).toBe(
      "Return within 1 working day",
    );
  });

  test("stay as they are where nothing is due, and so does a text that is not there", () => {
    expect(filledTerms("Return within {days} days", { issued, due: null })).toBe("Return within {days} days");
    expect(filledTerms(null, { issued, due })).toBeNull();
  });

  test("are made of terms with a number: for good, or of the one due date", () => {
    expect(followingTerms("Return within ten (10) days.")).toBe("Return within {days} days.");
    expect(followingTerms("Net 30.")).toBe("Net {days} days.");
    expect(followingTerms("Return within ten days.", 14)).toBe("Return within 14 days.");
    expect(followingTerms("ten business days", 1)).toBe("1 day");
    expect(followingTerms("Claims within 8 days. Payable within 30 days.")).toBe(
      "Claims within 8 days. Payable within {days} days.",
    );
    expect(followingTerms("Return on demand.")).toBe("Return on demand.");
  });
});
