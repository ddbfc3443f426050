import type { PaperSize } from "#domain/paper-settings.ts";

/** The sizes of upright sheets, in points. */
export const sheets: Record<PaperSize, { width: number; height: number }> = {
  A4: { width: 595.28, height: 841.89 },
  LETTER: { width: 612, height: 792 },
};
/** The margin on each side of a sheet. */
export const margin = 36;
