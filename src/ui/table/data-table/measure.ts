import { useEffect, useMemo, useState } from "react";
import { columnWidth } from "#domain/table-width.ts";
import type { Column } from "./types.ts";

const headFont = "500 12px 'Inter Variable', Inter, sans-serif";
let context: CanvasRenderingContext2D | null | undefined;

function textWidth(text: string) {
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return text.length * 7;
  context.font = headFont;
  return context.measureText(text).width;
}

/**
 * The delivered width of each column: its own, else that of spec §9's rule. It is measured again once the font is
 * loaded.
 */
export function useDeliveredWidths<Row>(columns: readonly Column<Row>[]): Readonly<Record<string, number>> {
  const [fontHere, setFontHere] = useState(() => document.fonts.check(headFont));
  useEffect(() => {
    if (fontHere) return;
    let gone = false;
    void document.fonts.load(headFont).then(() => {
      if (!gone) setFontHere(true);
    });
    return () => {
      gone = true;
    };
  }, [fontHere]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the font decides what is measured
  return useMemo(
    () => Object.fromEntries(columns.map(({ id, head, width }) => [id, width ?? columnWidth(head, textWidth)])),
    [columns, fontHere],
  );
}
