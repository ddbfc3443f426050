import "./shape-icon.css";
import { outlines, type Shape } from "./shape-outlines.ts";

/** The trade's two letters, for chips and narrow columns. */
export const shapeCode: Record<Shape, string> = {
  Round: "RD",
  Oval: "OV",
  Emerald: "EM",
  Cushion: "CU",
  Pear: "PS",
  Princess: "PR",
  Radiant: "RA",
  Marquise: "MQ",
  Heart: "HT",
  Asscher: "AS",
  Trilliant: "TR",
  Baguette: "BG",
};

const byName = new Map<string, Shape>(
  (Object.keys(outlines) as Shape[]).flatMap((shape) => [
    [shape.toUpperCase(), shape],
    [shapeCode[shape], shape],
  ]),
);

/** The shape of a name on the wire in any case: "ROUND", "Round" and "RD" are one. */
export const shapeOf = (name: string): Shape | undefined => byName.get(name.trim().toUpperCase());

/** The facet outline of a shape in the colour of the surrounding text. Small ones fade their facets. */
export function ShapeIcon({ shape, size = 20 }: { shape: string; size?: number }) {
  const [girdle, table, facets] = outlines[shapeOf(shape) ?? "Round"];
  const stroke = 24 / size;
  const known = shapeOf(shape) !== undefined;
  return (
    <svg className="shape" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={girdle} strokeWidth={stroke * 1.1} strokeDasharray={known ? undefined : "2 2"} />
      {known && <path d={table} strokeWidth={stroke * 0.7} opacity={size < 24 ? 0.55 : 0.75} />}
      {known && <path d={facets} strokeWidth={stroke * 0.7} opacity={size < 24 ? 0.45 : 0.6} />}
    </svg>
  );
}
