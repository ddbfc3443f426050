import { number2 } from "#domain/format.ts";
import { RemarkWords } from "#ui/marks/remarks.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import { drawn } from "#ui/table/stone-table/shape-cell.tsx";
import {
  type CardStone,
  colourAndClarity,
  type GradedStone,
  gradesInFull,
  gradesOf,
} from "#ui/table/stone-table/stone-card.tsx";
import { StoneOrigin } from "#ui/table/stone-table/stone-origin.tsx";

type LinedStone = GradedStone & Pick<CardStone, "shape" | "carat" | "stone_origin">;

/** A stone in one line: its drawing, the weight, its main grades, and its origin. */
export const StoneInLine = ({ stone }: { stone: LinedStone }) => (
  <span className="with-icon figures">
    <ShapeIcon shape={drawn(stone.shape)} />
    <span>
      <StoneGrades stone={stone} /> · <StoneOrigin of={stone.stone_origin} />
    </span>
  </span>
);

/** A stone in one line, for a table with a column for the origin. A short one has its finish and look in the tip alone. */
export const GradesInLine = ({ stone, isShort }: { stone: LinedStone; isShort?: boolean }) => (
  <span className="with-icon figures" title={gradesInFull(stone)}>
    <ShapeIcon shape={drawn(stone.shape)} />
    <span className="line-stone">
      {isShort ? (
        <>
          <b>{number2(stone.carat)}</b> {colourAndClarity(stone)}
        </>
      ) : (
        <StoneGrades stone={stone} />
      )}
    </span>
  </span>
);

const StoneGrades = ({ stone }: { stone: LinedStone }) => (
  <>
    <b>{number2(stone.carat)}</b> {gradesOf(stone)} <RemarkWords of={stone} />
  </>
);
