import { codeWord } from "#domain/code-word.ts";
import { number2, signed2, textOf, usd } from "#domain/format.ts";
import { finishWords, type Graded, remarksOf } from "#domain/grade-words.ts";
import type { StoneOrigin as Origin } from "#domain/stone.ts";
import { Code } from "../../marks/code.tsx";
import { RemarkWords } from "../../marks/remarks.tsx";
import { ShapeCell } from "./shape-cell.tsx";
import { StoneNumber } from "./stone-number.tsx";
import { StoneOrigin } from "./stone-origin.tsx";
import { StoneStatus } from "./stone-status.tsx";

/** The fields of a stone on a phone's card. */
export interface CardStone extends Graded {
  stock_no: string;
  status: number;
  stone_origin: Origin;
  shape: string;
  carat: number;
  color: string | null;
  fancy_color: string | null;
  intensity: string | null;
  clarity: string | null;
  lab: string | null;
  report_no: string | null;
  markup_disc: number | null;
  markup_ppc: number;
  sell_amt: number;
}

/** The fields of a stone's grades. */
export type GradedStone = Graded & Pick<CardStone, "color" | "intensity" | "fancy_color" | "clarity">;

/** Colour and clarity, where there is room for no more. */
export const colourAndClarity = (stone: GradedStone) =>
  [stone.color, stone.intensity, stone.fancy_color && codeWord(stone.fancy_color), stone.clarity]
    .filter(Boolean)
    .join(" ");

/** Colour, clarity and finish in one line, as the trade says them. */
export const gradesOf = (stone: GradedStone) => [colourAndClarity(stone), finishWords(stone)].filter(Boolean).join(" ");

/** The same, and what is not plain about the stone. */
export const gradesInFull = (stone: GradedStone) => [gradesOf(stone), ...remarksOf(stone)].join(", ");

/** The card of a stone on a phone, at the viewer's own prices. */
export const stoneCard = (stone: CardStone) => (
  <>
    <span className="row between">
      <span className="row">
        <ShapeCell code={stone.shape} />
        <StoneNumber stockNo={stone.stock_no} status={stone.status} />
      </span>
      <StoneStatus stockNo={stone.stock_no} status={stone.status} />
    </span>
    <span className="row between">
      <span className="figures">
        <b>{number2(stone.carat)} ct</b> {gradesOf(stone)}
      </span>
      <b className="figures">{usd(stone.sell_amt)}</b>
    </span>
    <RemarkWords of={stone} />
    <span className="row between dim">
      <span>
        <StoneOrigin of={stone.stone_origin} /> · {textOf(stone.lab)}{" "}
        {stone.report_no && <Code>{stone.report_no}</Code>}
      </span>
      <span className="figures">
        {signed2(stone.markup_disc)} %, {number2(stone.markup_ppc)} $/ct
      </span>
    </span>
  </>
);
