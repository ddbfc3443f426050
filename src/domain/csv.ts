/** So that spreadsheets read what follows as UTF-8. */
export const byteOrderMark = "\uFEFF";

/** A leading apostrophe keeps a text a text where a spreadsheet would take it for a formula, after blanks too. */
export const harmless = (text: string): string => (/^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A text as a field of CSV (RFC 4180). */
export const csvText = (text: string): string => quoted(harmless(text));

/** A head of ours, which is no formula. */
export const csvHead = (heads: readonly string[]): string => csvRow(heads.map(quoted));

/** Fields that are written already. */
export const csvRow = (fields: readonly string[]): string => `${fields.join(",")}\r\n`;

/** Texts that come from anywhere. */
export const csvLine = (texts: readonly string[]): string => csvRow(texts.map(csvText));

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
