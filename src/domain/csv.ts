/** The mark by which spreadsheets read the rest as UTF-8. */
export const byteOrderMark = "\uFEFF";

/**
 * A text that a spreadsheet keeps as text: an apostrophe stands before what it would take for a formula, also after
 * blanks and in full width (OWASP, CSV injection).
 */
export const harmless = (text: string): string => (/^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text);

/** A text as a field of CSV (RFC 4180). */
export const csvText = (text: string): string => quoted(harmless(text));

/** The head of a CSV. Heads are our own words, so none is a formula. */
export const csvHead = (heads: readonly string[]): string => csvRow(heads.map(quoted));

/** A row of fields that are written already. */
export const csvRow = (fields: readonly string[]): string => `${fields.join(",")}\r\n`;

/** A row of texts of any origin, made harmless. */
export const csvLine = (texts: readonly string[]): string => csvRow(texts.map(csvText));

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
