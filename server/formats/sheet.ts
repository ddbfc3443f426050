import { statusOf } from "#domain/codes.ts";
import type { ColumnKind, StoneColumn } from "#domain/search/stone-columns.ts";
import { type StoneFields, stoneValue, stoneWord } from "#domain/search/stone-value.ts";
import { dayIn, momentIn } from "../ground/time-zone.ts";

/** The kind of a column of a file: beside those of a stone a whole number, and a day with its time. */
export type SheetKind = ColumnKind | "count" | "moment";

/** A column of a file: one of a stone, or one that a list adds to its stones. */
export type SheetColumn = Pick<StoneColumn, "label" | "head" | "needsCost"> & { id: string; kind: SheetKind };

/** A column beside those of stones. It has no cost: whoever may have the file sees it. */
export const addedColumn = (id: string, head: string, kind: SheetKind = "text"): SheetColumn => ({
  id,
  label: head,
  head,
  kind,
  needsCost: false,
});

const figures: readonly SheetKind[] = ["number", "count", "money", "percent"];

/** True for a column of numbers, which stand at the right. */
export const isFigure = ({ kind }: SheetColumn): boolean => figures.includes(kind);

/** The source of a list in any format: its columns, and the stones as their viewer sees them, in batches. */
export type Sheet = {
  /** One word. */
  title: string;
  columns: readonly SheetColumn[];
  batches: AsyncIterable<readonly StoneFields[]>;
  /** True if an Excel file has a second sheet for offering prices. */
  hasOffer: boolean;
  /** True if a program reads it: codes stay codes. */
  isForPrograms?: true;
  /** True for rows of people, which have no totals. */
  isWithoutTotals?: true;
  /** The moment of the request; the house's name, its time zone and its address. */
  at: Date;
  house: string;
  timeZone: string;
  publicUrl: string;
};

/** Writes a list into a file of one format. */
export type ListWriter = (sheet: Sheet, file: string) => Promise<void>;

/** The value of a cell: a figure as a number, a date as `YYYY-MM-DD`, a moment as `YYYY-MM-DD HH:MM`, a link in full; null if there is none. */
export function cellOf(sheet: Sheet, { id, kind }: SheetColumn, stone: StoneFields): string | number | null {
  const isSaid = id !== "color" || !sheet.columns.some((column) => column.id === "fancy_color");
  const value = sheet.isForPrograms || !isSaid ? stoneValue(stone, id) : stoneWord(stone, id);
  if (value === null) return null;
  if (kind === "status") return statusOf("stone", Number(value)).label;
  if (kind === "date") return isDay(value) ? String(value) : dayIn(sheet.timeZone, new Date(value));
  if (kind === "moment") return momentIn(sheet.timeZone, new Date(value));
  if (kind === "link") return inFull(String(value), sheet.publicUrl);
  return value;
}

/** True for a plain day, which is the same in every time zone. */
const isDay = (value: string | number) => /^\d{4}-\d\d-\d\d$/.test(String(value));

/** The full address of a link: the house's own files are stored with their path alone. */
export const inFull = (link: string, publicUrl: string): string =>
  /^\/(?!\/)/.test(link) ? `${publicUrl.replace(/\/$/, "")}${link}` : link;

/** True for an address of a page. A stone's other texts for its image stay texts. */
export const isPage = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
