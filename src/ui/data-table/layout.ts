import type { TableLayout } from "./types.ts";

/** A list as delivered: every column, its own width and order. */
export const deliveredLayout: TableLayout = { order: [], hidden: [], widths: {}, density: "compact" };
