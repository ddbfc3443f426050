import { expect, test } from "vitest";
import {
  count,
  dash,
  formatDate,
  formatDateTime,
  formatDateTime12,
  formatWaiting,
  isOlderThanADay,
  number2,
  parseDay,
  signed2,
  textOf,
  usd,
} from "#domain/format.ts";

const house = "UTC";

test("numbers have two decimals, thousands by comma and a true minus", () => {
  expect(number2(1)).toBe("1.00");
  expect(number2(27266.09)).toBe("27,266.09");
  expect(number2(-43.84)).toBe("−43.84");
  expect(number2(-0.001)).toBe("0.00");
  expect(number2(1234567.891)).toBe("1,234,567.89");
});

test("a dash stands where there is no value, never a nought", () => {
  for (const format of [number2, count, usd, signed2]) {
    expect(format(null)).toBe(dash);
    expect(format(undefined)).toBe(dash);
    expect(format(Number.NaN)).toBe(dash);
  }
  expect(textOf("  ")).toBe(dash);
  expect(formatDate(null)).toBe(dash);
  expect(formatDateTime("")).toBe(dash);
  expect(formatDateTime12("not a moment")).toBe(dash);
});

test("pieces are whole, sums that stand alone carry a dollar, gains a sign", () => {
  expect(count(98412)).toBe("98,412");
  expect(usd(15066.16)).toBe("$15,066.16");
  expect(usd(-245.03)).toBe("−$245.03");
  expect(signed2(0.5)).toBe("+0.50");
  expect(signed2(-0.75)).toBe("−0.75");
  expect(signed2(0)).toBe("0.00");
  expect(signed2(0.001)).toBe("0.00");
});

test("a date in a sentence has a 12-hour clock, noon and midnight included", () => {
  expect(formatDateTime12("2026-11-05T14:32:00Z", house)).toBe("05/11/2026 02:32 PM");
  expect(formatDateTime12("2026-11-05T00:05:00Z", house)).toBe("05/11/2026 12:05 AM");
  expect(formatDateTime12("2026-11-05T12:00:00Z", house)).toBe("05/11/2026 12:00 PM");
  expect(formatDateTime12("2026-11-05T11:59:00Z", house)).toBe("05/11/2026 11:59 AM");
});

test("a date in a list has a 24-hour clock behind a bar", () => {
  expect(formatDateTime("2026-11-20T14:32:00Z", house)).toBe("20/11/2026 | 14:32");
  expect(formatDateTime("2026-11-20T00:00:00Z", house)).toBe("20/11/2026 | 00:00");
  expect(formatDateTime("2026-11-20T23:30:00Z", "Asia/Kolkata")).toBe("21/11/2026 | 05:00");
});

test("a day without a time is the same day in every time zone", () => {
  expect(formatDate("2026-11-20")).toBe("20/11/2026");
  expect(formatDate("2026-11-20T23:30:00Z", "Asia/Kolkata")).toBe("21/11/2026");
});

test("a day is read as people type it, with or without zeros before it, and as a file has it", () => {
  expect(parseDay("05-11-2026")).toBe("2026-11-05");
  for (const text of ["3/2/2027", "03/02/2027", "3-2-2027", "2027-02-03"]) expect(parseDay(text)).toBe("2027-02-03");
  expect(parseDay(" 29/02/2028 ")).toBe("2028-02-29");
});

test("what is no day of the calendar is refused", () => {
  const never = ["31-02-2026", "29-02-2026", "00-11-2026", "05-13-2026", "31/2/2026", "2026-13-05", "2026-02-30"];
  const unread = ["", "today", "tomorrow", "5/11/26", "2026-1-5", "5/11-", "5.11.2026", "20261105"];
  for (const text of [...never, ...unread, "01/01/0001", "0001-01-01", "01/01/9999"]) {
    expect(parseDay(text), text).toBeNull();
  }
});

test("anything older than 24 hours is flagged, and not a minute earlier", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  expect(isOlderThanADay("2026-11-19T12:00:00Z", now)).toBe(false);
  expect(isOlderThanADay("2026-11-19T11:59:59Z", now)).toBe(true);
});

test("waiting is told in minutes, then hours, then days", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  expect(formatWaiting("2026-11-20T11:19:00Z", now)).toBe("41 min");
  expect(formatWaiting("2026-11-19T09:00:00Z", now)).toBe("27 h");
  expect(formatWaiting("2026-11-11T11:00:00Z", now)).toBe("9 d");
  expect(formatWaiting("2026-11-20T12:05:00Z", now)).toBe("0 min");
});
