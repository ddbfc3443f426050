type Field = string | null;

const escapes: Record<string, string> = {
  "\\": "\\\\",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
  "\b": "\\b",
  "\f": "\\f",
  "\v": "\\v",
};
/** Most texts have none of them, and are asked about by the million. */
const isSpecial = /[\\\p{Cc}]/u;
const special = /[\\\p{Cc}]/gu;

/** A text as COPY writes it. */
export const fieldOf = (text: string): string =>
  isSpecial.test(text) ? text.replace(special, (one) => escapes[one] ?? one) : text;

/** A line of fields as COPY writes it, with its end. */
export const lineOf = (fields: readonly Field[]): string => {
  let line = "";
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at];
    line += `${at === 0 ? "" : "\t"}${field === null || field === undefined ? "\\N" : fieldOf(field)}`;
  }
  return `${line}\n`;
};
