import { codeWord } from "#domain/code-word.ts";
import { ShapeIcon, shapeOf } from "../../marks/shape-icon.tsx";

/** The shape that is drawn for a code. A variant is drawn as its main shape: `CUSHION_MOD` as a cushion. */
export const drawn = (code: string) => [code, ...code.split("_")].find((name) => shapeOf(name)) ?? code;

/** The drawing of a shape and its word. A word too long for its column ends in dots, and is whole in the tip. */
export const ShapeCell = ({ code }: { code: string }) => (
  <span className="with-icon" title={codeWord(code)}>
    <ShapeIcon shape={drawn(code)} />
    <span className="icon-text">{codeWord(code)}</span>
  </span>
);
