import { expect, test } from "vitest";
import { columnWidth } from "#domain/table-width.ts";

const sevenPixelsEach = (text: string) => text.length * 7;

test("a column is as wide as its text plus 40 pixels", () => expect(columnWidth("Carat", sevenPixelsEach)).toBe(75));
test("a column without text to measure is 100 pixels wide", () => expect(columnWidth(" ", sevenPixelsEach)).toBe(100));
test("part of a pixel counts as a whole one", () => expect(columnWidth("Carat", () => 30.2)).toBe(71));
