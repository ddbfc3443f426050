import type { ReactNode } from "react";
import { dash, formatDate, number2 } from "#domain/format.ts";
import type { StoneColumn, StoneColumnId } from "#domain/search/stone-columns.ts";
import { type StoneFields, stoneValue } from "#domain/search/stone-value.ts";
import { Code } from "../code.tsx";
import { codeWord, gradeWord } from "./code-word.ts";
import { ShapeCell } from "./shape-cell.tsx";
import { StoneStatus } from "./stone-status.tsx";

/** Numbers by which people ask for a stone. */
const spelled: readonly StoneColumnId[] = ["stock_no", "org_stock_no", "report_no"];
/** What the eye runs down a list for. */
const heavy: readonly StoneColumnId[] = ["carat", "sell_amt"];

/** Colours that people say rather than spell. */
const said: readonly StoneColumnId[] = ["fancy_color", "overtone", "location"];

/** What a stone shows in a column: plain values only, as they travel. */
export function stoneCell(stone: StoneFields, { id, kind, label }: StoneColumn): ReactNode {
  const value = stoneValue(stone, id);
  if (value === null) return dash;
  if (id === "shape") return <ShapeCell code={String(value)} />;
  if (kind === "status") return <StoneStatus stockNo={String(stone.stock_no)} status={Number(value)} />;
  if (kind === "code") return said.includes(id) ? codeWord(String(value)) : gradeWord(String(value));
  if (kind === "date") return <span className="dim">{formatDate(String(value))}</span>;
  if (kind === "link") {
    return (
      <a href={String(value)} target="_blank" rel="noreferrer">
        {label}
      </a>
    );
  }
  if (typeof value === "number") return heavy.includes(id) ? <b>{number2(value)}</b> : number2(value);
  return spelled.includes(id) ? <Code>{value}</Code> : <span title={value}>{value}</span>;
}
