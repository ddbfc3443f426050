import { expect, test } from "vitest";
import { exact } from "#domain/format.ts";
import { stonePriceMax } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { priceRefusal, typedPrice } from "#domain/typed-price.ts";

test("a price is typed with either decimal sign, up to the dearest stone that the house takes", () => {
  expect(typedPrice("4800,50")).toBe(4800.5);
  expect(typedPrice("4,800.50")).toBe(4800.5);
  expect(typedPrice("$7,933.57")).toBe(7933.57);
  expect(typedPrice("20,000,000")).toBe(stonePriceMax / 100);
});

test("a price that is refused says why: unread, of nothing, or beyond any stone", () => {
  for (const text of ["", "abc", "1e5", "2283.295", "1,234.567"]) expect(priceRefusal(text)).toBe(messages.priceUnread);
  for (const text of ["0", "-5", "0.00"]) expect(priceRefusal(text)).toBe(messages.pricePositive);
  for (const text of ["20,000,000.01", "99999999999"]) expect(priceRefusal(text)).toBe(messages.priceTooHigh);
  expect(messages.priceTooHigh).toContain(exact(stonePriceMax / 100));
  for (const text of ["abc", "0", "99999999999"]) expect(typedPrice(text)).toBeNull();
});
