import { shapeCode, shapeOf } from "./shape-icon.tsx";

const lettersMax = 4;

/**
 * The letters of a shape, the same in every place without room for its name. The twelve drawn shapes have the trade's
 * letters. Another shape has the house's first spelling that is short enough, or its initials.
 */
export function shapeLetters(code: string, keyword?: string | null): string {
  const shape = shapeOf(code);
  if (shape) return shapeCode[shape];
  const spelled = keyword?.split(",").find((word) => word.length <= lettersMax);
  const initials = code.split("_").map((part) => part.charAt(0));
  return spelled ?? initials.join("").padEnd(2, code.charAt(1));
}
