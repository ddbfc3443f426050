import type { Query } from "#api/operation-types.ts";

/** The codes of each attribute that lines or figures are asked for. */
export const codesOf = ({ shape, color, clarity }: Pick<Query<"getShapeWise">, "shape" | "color" | "clarity">) => ({
  ...(shape !== undefined && { shape: shape.split(",") }),
  ...(color !== undefined && { color: color.split(",") }),
  ...(clarity !== undefined && { clarity: clarity.split(",") }),
});
