import { shapeCode, shapeOf } from "./shape-icon.tsx";

const lettersMax = 4;

/**
 * The letters of a shape, the same in every place without room for its name. They are the trade's for the twelve drawn
 * shapes, else the first spelling of the house that is short enough, else the initials.
 */
export function shapeLetters(code: string, keyword?: string | null): string {
  const shape = shapeOf(code);
  if (shape) return shapeCode[shape];
  const spelled = keyword?.split(",").find((word) => word.length <= lettersMax);
  const initials = code.split("_").map((part) => part.charAt(0));
  return spelled ?? initials.join("").padEnd(2, code.charAt(1));
}
