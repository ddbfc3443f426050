import { shapeCode, shapeOf } from "./shape-icon.tsx";

const lettersMax = 4;

/**
 * The letters of a shape, the same wherever there is no room for its name: the trade's for the twelve that are drawn,
 * else the first of the spellings of the house that is so short, else its initials.
 */
export function shapeLetters(code: string, keyword?: string | null): string {
  const shape = shapeOf(code);
  if (shape) return shapeCode[shape];
  const spelled = keyword?.split(",").find((word) => word.length <= lettersMax);
  const initials = code.split("_").map((part) => part.charAt(0));
  return spelled ?? initials.join("").padEnd(2, code.charAt(1));
}
