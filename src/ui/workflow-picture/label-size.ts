import { type Party, partyLetters } from "#domain/roles.ts";
import { measures } from "./measures.ts";
import { textWidth, wrap } from "./text-width.ts";

interface Worded {
  event: string;
  parties: readonly Party[];
  condition: string | null;
}

/** A condition broken into lines of at most this width. */
export const conditionLines = (condition: string | null, width: number): string[] =>
  condition === null ? [] : wrap(`if ${condition}`, measures.text, width);

/** The room of the words beside an arrow, with a line for their figure. */
export function labelSize({ event, parties, condition }: Worded, width: number) {
  const { text, line } = measures;
  const lines = conditionLines(condition, width);
  const letters = parties.map((party) => partyLetters[party]).join("·");
  const head = textWidth(event, text, "semibold") + textWidth(` ${letters}`, text);
  const widths = [head, textWidth("never taken", text, "semibold"), ...lines.map((words) => textWidth(words, text))];
  return { width: Math.ceil(Math.max(...widths)) + 6, height: (lines.length + 2) * line + 4 };
}
