import { count, counted, exact, number2 } from "#domain/format.ts";
import type { Question } from "./load.ts";
import { words } from "./words.ts";

type LabelOf = (field: string | null) => string;

/** A label with its answers in it asks by itself: "natural or lab grown?" */
const whichOf = (label: string): string => (label.includes(" or ") ? label : `which ${label}`);

/** A question in words: what the file says, and what is asked. */
export function questionSentence(question: Question, labelOf: LabelOf): string {
  const { kind, column, header, field, raw, rows, samples } = question;
  switch (kind) {
    case "discount":
      return `Discounts are written as ${samples[0] ?? "a number"}. Below or above the list?`;
    case "value":
      return `“${raw ?? ""}” in ${counted(rows ?? 0, "row", "rows")}: ${whichOf(labelOf(field).toLowerCase())}?`;
    case "column":
      return `What is in the column “${header || words.noHeader(column ?? 0)}”?`;
    case "scale":
      return `${labelOf(field)} is written as ${samples[0] ?? "a number"}. What does it mean?`;
    case "missing":
      return `No column says “${labelOf(field)}”. Where does it come from?`;
    case "decimal":
      return `Decimals are written with points and with commas. What is ${samples[0] ?? "such a number"}?`;
    case "table":
      return "The file has several sheets. Which one lists the stones?";
  }
}

/** A sample as it is read, in the house's writing: the sample itself is quoted as its provider wrote it. */
const inPercent = (sample: string, percent: string | null): string =>
  percent === null ? sample : exact(Number(percent));

/** The words of the answers. */
export const answerWords = {
  questions: "Questions",
  none: "No questions are open",
  noneText: "Every column and every value of the file is understood.",
  noneUnread: (n: number) => `What is read is understood. ${answerWords.unread(n)}.`,
  unread: (n: number) => `${counted(n, "column is", "columns are")} not read`,
  unreadText:
    "Nothing of them reaches a stone. Say under Columns what they are, or set them aside once for this provider.",
  look: "Look at them",
  moreUnread: (n: number) => `and ${count(n)} more`,
  setAside: (n: number) => `Set ${counted(n, "column", "columns")} aside`,
  below: (sample: string, percent: string | null) =>
    `Below the list: ${sample} is ${inPercent(sample, percent)} % less`,
  above: (sample: string, percent: string | null) =>
    `Above the list: ${sample} is ${inPercent(sample, percent)} % more`,
  point: (sample: string) => `The point is the decimal sign: ${sample} is ${sample.replaceAll(",", "")}`,
  comma: (sample: string) =>
    `The comma is the decimal sign: ${sample} is ${sample.replaceAll(".", "").replace(",", ".")}`,
  scaled: (sample: string, factor: number) => {
    const figure = Number(sample.replace(/[^\d.,-]/g, "").replace(",", "."));
    return Number.isNaN(figure) ? `Times ${factor}` : `${sample} means ${number2(figure * factor)}`;
  },
  signed: "By its sign: a minus is below, anything else above",
  samples: (samples: readonly string[]) => `The first values: ${samples.join(", ")}`,
  suggested: (provider: string) => `Chosen as it was answered for ${provider}. It counts once you save.`,
  another: "Another value",
  anotherField: "Another field",
  chooseAnother: "Choose another",
  nothingFound: "Nothing has that name",
  leaveEmpty: "Leave it empty",
  ignore: "Ignore the column",
  sameForAll: "The same for every stone",
  fromColumn: "From the column",
  chooseColumn: "Choose a column",
  more: (n: number) => `Show ${counted(n, "more question", "more questions")}`,
  answered: (n: number, of: number) => `${n} of ${counted(of, "question", "questions")} answered`,
  save: (n: number) => (n === 0 ? "Read again" : `Read again with ${counted(n, "answer", "answers")}`),
  answerFirst: "Answer a question first.",
} as const;
