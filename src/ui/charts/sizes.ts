/** The forms over an axis of names. */
export type PlotForm = "lines" | "bars" | "stacked" | "hours";
/** The forms that are a table with bars in it. */
export type ListForm = "list" | "funnel";
export type ChartForm = PlotForm | ListForm;

/** Heights of the drawings, in pixels: what stands in their place while they load is as high. */
export const heights: Record<PlotForm, number> = { lines: 200, bars: 200, stacked: 200, hours: 92 };

/** The line over a drawing that says what is being read. */
export const READOUT = 24;
/** The head and a row of a list. */
export const listHeights = { head: 32, row: 30 };

export const isList = (form: ChartForm): form is ListForm => form === "list" || form === "funnel";

/** The height of a chart under its key, whatever it shows: figures, none, or that they are on their way. */
export const bodyHeight = (form: ChartForm, room: number): number =>
  isList(form) ? listHeights.head + room * listHeights.row : READOUT + heights[form];
