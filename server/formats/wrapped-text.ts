/** A text in lines within a width. It breaks between words, or within a word that is too wide by itself. */
export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  return text
    .split("\n")
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .flatMap((paragraph) => linesOf(paragraph, width, measure));
}

function linesOf(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(/\s+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const letter of word) {
      if (line !== "" && measure(line + letter) > width) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return [...lines, line];
}

const mostLines = 6;

/** An address in a few lines; the last line takes the rest. */
export function fewLines(text: string): string {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return [...lines.slice(0, mostLines - 1), lines.slice(mostLines - 1).join(", ")].filter(Boolean).join("\n");
}
