import type { ReactNode } from "react";

/** A figure, or nothing where none is known: a day that has not come, a house that did not count yet. */
export type Figure = number | null;

/** A point, a bar, a step: one row of the table behind the chart, and one place of the drawing. */
export interface ChartRow {
  id: string;
  /** Its whole name: "Week 46", "20/11/2026", "India". */
  label: string;
  /** The name under the axis, where the whole one is too long for it: "46". */
  tick?: string;
  /** One figure for each series, in their order. */
  values: readonly Figure[];
  /** The address of the very rows that the figures count. */
  to?: string;
  /** The drawing before the name, in a list: the shape of a stone. */
  mark?: ReactNode;
  /** In a funnel: the address of those that stopped before this step. */
  stoppedTo?: string;
}

export interface ChartSeries {
  label: string;
  /** True for the period before, which is drawn behind the figures of now and dashed. */
  isBefore?: boolean;
}

/** One and many: "stone", "stones". A sign or a short unit is its own plural: "$", "ct", "%". */
export type Unit = string | readonly [one: string, many: string];

/** The facts of a chart before its figures come. */
export interface ChartFacts {
  title: string;
  /** The kind of the rows: "Week". It heads their column in the table. */
  axis: string;
  unit: Unit;
  /** True for values with two decimals: carats, money, percent. Others are counts. */
  decimals?: boolean;
  series: readonly ChartSeries[];
}

/** A number that can be drawn: what is not finite is not known. */
export const drawable = (value: Figure | undefined): Figure =>
  value === null || value === undefined || !Number.isFinite(value) ? null : value;

export const figureAt = (row: ChartRow, series: number): Figure => drawable(row.values[series]);

/** Every figure of all rows that can be drawn. */
export const figuresOf = (rows: readonly ChartRow[]): number[] =>
  rows.flatMap(({ values }) => values.map(drawable).filter((value) => value !== null));
