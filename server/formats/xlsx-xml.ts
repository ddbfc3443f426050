/** The parts of a sheet's XML. */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
export const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export const document = (body: string) => head + body;

/** The longest text that Excel opens. */
const longest = 32_767;
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Most texts need no escaping. */
const notPlain = /[^ !#-%'-;=?-~]/;

/** A text for XML, without the characters that XML cannot hold. */
export const escaped = (text: string): string =>
  notPlain.test(text) ? text.replace(notXml, "").replace(/[&<>"]/g, (letter) => escapes[letter] ?? "") : text;

const letters = Array.from({ length: 26 * 27 }, (_, at) =>
  [at >= 26 ? Math.floor(at / 26) - 1 : null, at % 26]
    .map((place) => (place === null ? "" : String.fromCharCode(65 + place)))
    .join(""),
);
/** The letters of a column: 0 is A, 26 is AA. */
export const letterOf = (column: number): string => letters[column] ?? "";

/**
 * A cell with a text. It is never read as a formula: it is stored as a text, and its style keeps it one when it is
 * edited.
 */
export const textCell = (ref: string, text: string, style: number): string =>
  `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, longest))}</t></is></c>`;

export const numberCell = (ref: string, value: number, style: number): string =>
  `<c r="${ref}" s="${style}"><v>${value}</v></c>`;

export const emptyCell = (ref: string, style: number): string => `<c r="${ref}" s="${style}"/>`;

/** A cell with a formula and its present value, for programs that show the file without calculating. */
export const formulaCell = (ref: string, formula: string, value: number | null, style: number): string =>
  `<c r="${ref}" s="${style}"${value === null ? ' t="str"' : ""}><f>${escaped(formula)}</f><v>${value ?? ""}</v></c>`;

/** The number of a day in Excel, which counts from the end of 1899 and has a 29 February 1900. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;

/** The number of a day with its time ("2026-11-30 19:45") in Excel. */
export const momentNumber = (moment: string): number =>
  Date.parse(`${moment.replace(" ", "T")}Z`) / 86_400_000 + 25_569;

/** The formula over the cells from row 2 to the last, without rows that are filtered away (109 a sum, 103 a count). */
export const subtotal = (how: 109 | 103, letter: string, last: number): string =>
  `SUBTOTAL(${how},${letter}2:${letter}${last})`;

type Frame = { columns: readonly { width: number; isHidden?: boolean }[]; isFirstOpen: boolean };

/** The XML before the rows; the head and the first column are frozen. */
export const sheetStart = ({ columns, isFirstOpen }: Frame): string =>
  document(
    `<worksheet xmlns="${main}" xmlns:r="${relationships}"><sheetViews>` +
      `<sheetView${isFirstOpen ? ' tabSelected="1"' : ""} workbookViewId="0">` +
      '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>' +
      '<selection pane="bottomRight"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>' +
      columns
        .map(
          ({ width, isHidden }, at) =>
            `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${isHidden ? ' hidden="1"' : ""}/>`,
        )
        .join("") +
      "</cols><sheetData>",
  );
