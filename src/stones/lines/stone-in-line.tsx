import { number2 } from "#domain/format.ts";
import { ShapeIcon } from "#ui/shape-icon.tsx";
import { drawn } from "#ui/stone-table/shape-cell.tsx";
import { type CardStone, gradesOf } from "#ui/stone-table/stone-card.tsx";

/** A stone in one line: its drawing, the weight, and what one asks for next. */
export const StoneInLine = ({ stone }: { stone: CardStone }) => (
  <span className="with-icon figures">
    <ShapeIcon shape={drawn(stone.shape)} />
    <span>
      <b>{number2(stone.carat)}</b> {gradesOf(stone)}
    </span>
  </span>
);
