/** The sentences of the index's refusals. They are for developers; people see the house's own messages. */
const sentences = {
  schemaWrong: (what: string) => `The schema cannot be held: ${what}.`,
  columnUnknown: (name: string) => `The index has no column ${name}.`,
  columnClosed: (name: string) => `This viewer may not search by ${name}.`,
  codeOutOfRange: (attribute: string, code: number) => `${attribute} has no value ${code}.`,
  numberOutOfRange: (column: string, value: number) => `${column} cannot hold ${value}.`,
  bucketOutOfRange: (bucket: number) => `There is no price bucket ${bucket}.`,
  idOutOfRange: (id: number) => `A stone cannot have the id ${id}.`,
  textTooLong: (key: string) => `${key} is longer than 255 bytes.`,
  rowIncomplete: (id: number) => `Stone ${id} does not have a value for each column of the schema.`,
  factorOutOfRange: (factor: number) =>
    `A price factor is a whole number of ten-thousandths from 0 to 1,010,000, not ${factor}.`,
  pointsWrong: (points: number) => `Points are whole hundredths of a percent, not ${points}.`,
  factorsIncomplete: (given: number, wanted: number) =>
    `A viewer has a factor for each of ${wanted} buckets, not ${given}.`,
  tooManyNumbers: (given: number, most: number) => `A pasted list has at most ${most} numbers, not ${given}.`,
  tooManySortColumns: (most: number) => `A search is sorted by at most ${most} columns.`,
  pageOutOfRange: (offset: number, size: number) => `There is no page of ${size} from ${offset}.`,
  rangeWrong: (column: string) => `A bound of ${column} is not a number.`,
  tooManyPairs: (most: number) => `There are more than ${most} pairs: narrow the search or the tolerances.`,
  memoryFull: (bytes: number, most: number) => `The index needs ${bytes} bytes and may have ${most}.`,
  tooManyRows: (most: number) => `The index holds at most ${most} stones.`,
  notEmpty: () => "An index is filled once, before its first stone.",
  otherForm: () => "What was kept of an index has another form.",
  rowTwice: (id: number) => `Stone ${id} comes twice.`,
  blockUnknown: (block: number) => `The index has no block ${block}.`,
} as const;

export type SearchRefusalCode = keyof typeof sentences;

/** A refusal of the index: `code` for programs, the message for readers of logs. */
export class SearchRefusal extends RangeError {
  readonly code: SearchRefusalCode;

  constructor(code: SearchRefusalCode, message: string) {
    super(message);
    this.name = "SearchRefusal";
    this.code = code;
  }
}

/** True if the stock is larger than an index may be. To read it again helps nobody. */
export const isBeyondIndex = (error: unknown): error is SearchRefusal =>
  error instanceof SearchRefusal && (error.code === "memoryFull" || error.code === "tooManyRows");

/** A refusal for its caller to throw. */
export function refusal<Code extends SearchRefusalCode>(
  code: Code,
  ...facts: Parameters<(typeof sentences)[Code]>
): SearchRefusal {
  const sentence = sentences[code] as (...facts: unknown[]) => string;
  return new SearchRefusal(code, sentence(...facts));
}
