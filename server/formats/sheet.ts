import { statusOf } from "#domain/codes.ts";
import type { StoneColumn } from "#domain/search/stone-columns.ts";
import { type StoneFields, stoneValue, stoneWord } from "#domain/search/stone-value.ts";
import { dayIn } from "../ground/time-zone.ts";

/** A column of a file: one of a stone, or one that a list adds to its stones. */
export type SheetColumn = Pick<StoneColumn, "label" | "head" | "kind" | "needsCost"> & { id: string };

/** What a list is written from, whatever its format: some columns, and stones as their viewer sees them, a batch at a time. */
export type Sheet = {
  /** In one word. */
  title: string;
  columns: readonly SheetColumn[];
  batches: AsyncIterable<readonly StoneFields[]>;
  /** Whether an Excel file has a second sheet, on which a price may be offered. */
  hasOffer: boolean;
  /** A program reads it: codes stay codes. */
  isForPrograms?: true;
  /** Rows of people are counted and summed up by nobody. */
  isWithoutTotals?: true;
  /** When it was asked for, in whose days, and where the house is at home. */
  at: Date;
  timeZone: string;
  publicUrl: string;
};

/** Writes a list into a file of one format. */
export type ListWriter = (sheet: Sheet, file: string) => Promise<void>;

/** What stands in a cell: figures as numbers, a date as `YYYY-MM-DD`, a link in full; null for nothing. */
export function cellOf(sheet: Sheet, { id, kind }: SheetColumn, stone: StoneFields): string | number | null {
  const isSaid = id !== "color" || !sheet.columns.some((column) => column.id === "fancy_color");
  const value = sheet.isForPrograms || !isSaid ? stoneValue(stone, id) : stoneWord(stone, id);
  if (value === null) return null;
  if (kind === "status") return statusOf("stone", Number(value)).label;
  if (kind === "date") return isDay(value) ? String(value) : dayIn(sheet.timeZone, new Date(value));
  if (kind === "link") return inFull(String(value), sheet.publicUrl);
  return value;
}

/** A day stands for itself wherever the house is. */
const isDay = (value: string | number) => /^\d{4}-\d\d-\d\d$/.test(String(value));

/** The house's own files are named by their path alone. */
export const inFull = (link: string, publicUrl: string): string =>
  /^\/(?!\/)/.test(link) ? `${publicUrl.replace(/\/$/, "")}${link}` : link;

/** Only what leads to a page becomes a link; whatever else a stone calls its image stays a text. */
export const isPage = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
