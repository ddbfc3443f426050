import { type LostFigure, type LostStep, lostFigures, lostSteps } from "#domain/lost-deals.ts";

/** A figure of lost deals: the lines of a step, of one row or of all. */
export interface LostCell {
  step: LostStep;
  figure: LostFigure;
  value: string | undefined;
}

/** A figure, as an address writes it: `hold|lost|ROUND`; without a value it is that of all rows. */
export const keyOfCell = ({ step, figure, value = "" }: LostCell): string => `${step}|${figure}|${value}`;

/** The figure that an address asks for; anything may be pasted there. */
export function cellIn(key: string): LostCell | undefined {
  const [first, second, ...rest] = key.split("|");
  const step = lostSteps.find((one) => one === first);
  const figure = lostFigures.find((one) => one === second);
  const value = rest.join("|");
  return step && figure && value.length <= 60 ? { step, figure, value: value === "" ? undefined : value } : undefined;
}
