import Papa from "papaparse";

const candidates = [",", ";", "\t", "|"];
const SAMPLE_LETTERS = 65_536;
const SAMPLE_ROWS = 100;

/**
 * The delimiter of a file: the candidate that gives most rows the same number of cells. Titles above the table are few,
 * and decimal commas are not in every row.
 */
export async function findDelimiter(text: AsyncIterable<string>): Promise<string> {
  let sample = "";
  for await (const part of text) {
    sample += part;
    if (sample.length >= SAMPLE_LETTERS) break;
  }
  sample = sample.slice(0, SAMPLE_LETTERS).replace(/\r\n?/g, "\n");
  const said = /^sep=(.)\n/i.exec(sample)?.[1];
  if (said) return said;
  let best = { delimiter: ",", score: 0 };
  for (const delimiter of candidates) {
    const score = scoreOf(sample, delimiter);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** Cells of the usual row, times the share of rows that are usual. */
function scoreOf(sample: string, delimiter: string): number {
  const parser = new Papa.Parser({ delimiter, newline: "\n", preview: SAMPLE_ROWS });
  const { data } = parser.parse(sample, 0, false) as { data: string[][] };
  const rows = data.filter((cells) => cells.some((cell) => cell.trim() !== ""));
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  let score = 0;
  for (const [cells, times] of counts) if (cells > 1) score = Math.max(score, (cells * times * times) / rows.length);
  return score;
}
