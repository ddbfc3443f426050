/** The small pieces of a sheet's XML. */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
export const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export const document = (body: string) => head + body;

/** Longer texts Excel does not open. */
const longest = 32_767;
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Most texts are plain, and stay what they are. */
const notPlain = /[^ !#-%'-;=?-~]/;

/** Text for XML: what XML cannot hold is left out. */
export const escaped = (text: string): string =>
  notPlain.test(text) ? text.replace(notXml, "").replace(/[&<>"]/g, (letter) => escapes[letter] ?? "") : text;

const letters = Array.from({ length: 26 * 27 }, (_, at) =>
  [at >= 26 ? Math.floor(at / 26) - 1 : null, at % 26]
    .map((place) => (place === null ? "" : String.fromCharCode(65 + place)))
    .join(""),
);
/** 0 is A, 26 is AA. */
export const letterOf = (column: number): string => letters[column] ?? "";

/** A text is never read as a formula: it is stored as a text, and its style says so to whoever edits it. */
export const textCell = (ref: string, text: string, style: number): string =>
  `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, longest))}</t></is></c>`;

export const numberCell = (ref: string, value: number, style: number): string =>
  `<c r="${ref}" s="${style}"><v>${value}</v></c>`;

export const emptyCell = (ref: string, style: number): string => `<c r="${ref}" s="${style}"/>`;

/** A formula with the value that it has now, for whoever shows the file without reckoning. */
export const formulaCell = (ref: string, formula: string, value: number | null, style: number): string =>
  `<c r="${ref}" s="${style}"${value === null ? ' t="str"' : ""}><f>${escaped(formula)}</f><v>${value ?? ""}</v></c>`;

/** Excel counts days from the end of 1899, and believes in a 29 February 1900. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;

/** Over the cells from row 2 to the last: what is filtered away does not count (109 a sum, 103 a count). */
export const subtotal = (how: 109 | 103, letter: string, last: number): string =>
  `SUBTOTAL(${how},${letter}2:${letter}${last})`;

type Frame = { columns: readonly { width: number; isHidden?: boolean }[]; isFirstOpen: boolean };

/** Everything before the rows: head and first column stay where they are. */
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
