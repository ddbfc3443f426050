import type { ReactNode } from "react";
import { dash, formatDate, number2, signed2 } from "#domain/format.ts";
import type { StoneColumn, StoneColumnId } from "#domain/search/stone-columns.ts";
import { type StoneFields, stoneWord } from "#domain/search/stone-value.ts";
import type { StoneOrigin as Origin } from "#domain/stone.ts";
import { Code } from "../../marks/code.tsx";
import { ShapeCell } from "./shape-cell.tsx";
import { StoneNumber } from "./stone-number.tsx";
import { StoneOrigin } from "./stone-origin.tsx";
import { StoneStatus } from "./stone-status.tsx";

/** The other numbers that identify a stone in talk. */
const spelled: readonly StoneColumnId[] = ["org_stock_no", "report_no"];
/** The columns that the eye follows down a list. */
const heavy: readonly StoneColumnId[] = ["carat", "sell_amt"];

/** The columns of discounts from the list price. A premium bears its sign as a discount does. */
const discounts: readonly StoneColumnId[] = ["disc", "markup_disc"];

/** The content of a stone's cell in one column. */
export function stoneCell(stone: StoneFields, { id, kind, label }: StoneColumn): ReactNode {
  const value = stoneWord(stone, id);
  if (value === null) return dash;
  if (id === "stock_no") return <StoneNumber stockNo={String(value)} status={Number(stone.status)} />;
  if (id === "shape") return <ShapeCell code={String(stone.shape)} />;
  if (id === "stone_origin") {
    return (
      <span className="origin-cell">
        <StoneOrigin of={stone.stone_origin as Origin} />
      </span>
    );
  }
  if (kind === "status") {
    return (
      <span className="status-cell">
        <StoneStatus stockNo={String(stone.stock_no)} status={Number(value)} />
      </span>
    );
  }
  if (kind === "date") return <span className="dim">{formatDate(String(value))}</span>;
  if (kind === "link") {
    return (
      <a href={String(value)} target="_blank" rel="noreferrer">
        {label}
      </a>
    );
  }
  if (typeof value === "number" && discounts.includes(id)) return signed2(value);
  if (typeof value === "number") return heavy.includes(id) ? <b>{number2(value)}</b> : number2(value);
  return spelled.includes(id) ? <Code>{value}</Code> : <span title={value}>{value}</span>;
}
