import { number2, textOf, usd } from "#domain/format.ts";
import { Code } from "../code.tsx";
import { codeWord } from "./code-word.ts";
import { ShapeCell } from "./shape-cell.tsx";
import { StoneStatus } from "./stone-status.tsx";

/** What a stone on a phone says. */
export interface CardStone {
  stock_no: string;
  status: number;
  shape: string;
  carat: number;
  color: string | null;
  fancy_color: string | null;
  intensity: string | null;
  clarity: string | null;
  cut: string | null;
  polish: string | null;
  symmetry: string | null;
  fluorescence: string | null;
  lab: string | null;
  report_no: string | null;
  markup_disc: number | null;
  markup_ppc: number;
  sell_amt: number;
}

/** Weight, colour, clarity and what finishes it, as the trade says them in one breath. */
export const gradesOf = (stone: Omit<CardStone, "sell_amt" | "markup_ppc" | "markup_disc" | "stock_no" | "status">) =>
  [
    stone.color,
    stone.intensity,
    stone.fancy_color && codeWord(stone.fancy_color),
    stone.clarity,
    stone.cut,
    stone.polish,
    stone.symmetry,
    stone.fluorescence,
  ]
    .filter(Boolean)
    .join(" ");

/** A stone on a phone, at the viewer's own prices. */
export const stoneCard = (stone: CardStone) => (
  <>
    <span className="row between">
      <span className="row">
        <ShapeCell code={stone.shape} />
        <Code>{stone.stock_no}</Code>
      </span>
      <StoneStatus stockNo={stone.stock_no} status={stone.status} />
    </span>
    <span className="row between">
      <span className="figures">
        <b>{number2(stone.carat)} ct</b> {gradesOf(stone)}
      </span>
      <b className="figures">{usd(stone.sell_amt)}</b>
    </span>
    <span className="row between dim">
      <span>
        {textOf(stone.lab)} {stone.report_no && <Code>{stone.report_no}</Code>}
      </span>
      <span className="figures">
        {number2(stone.markup_disc)} %, {number2(stone.markup_ppc)} $/ct
      </span>
    </span>
  </>
);
