import { document, main } from "./xlsx-xml.ts";

/** The place of each style in the list of formats below. */
export const styles = {
  plain: 0,
  /** `quotePrefix` keeps it a text even after it is edited. */
  text: 1,
  number: 2,
  day: 3,
  link: 4,
  head: 5,
  headOfNumber: 6,
  total: 7,
  pieces: 8,
  input: 9,
  /** A remark on a row, in red. */
  remark: 10,
  /** The cell that a remark is about. */
  marked: 11,
  count: 12,
  moment: 13,
} as const;

const fonts = [
  '<font><sz val="10"/><name val="Calibri"/></font>',
  '<font><u/><sz val="10"/><color rgb="FF1F4E8C"/><name val="Calibri"/></font>',
  '<font><b/><sz val="10"/><name val="Calibri"/></font>',
  '<font><sz val="10"/><color rgb="FFB42318"/><name val="Calibri"/></font>',
];
const fill = (rgb: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/><bgColor indexed="64"/></patternFill></fill>`;
const fills = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  fill("FFEEF1F5"), // heads and sums
  fill("FFFFF8E1"), // cells for typing
  fill("FFFBD5D1"), // cells that were refused
];
const borders = [
  "<border><left/><right/><top/><bottom/><diagonal/></border>",
  '<border><left/><right/><top style="thin"><color rgb="FF8A94A3"/></top><bottom/><diagonal/></border>',
];
const decimals = 4; // #,##0.00
const day = 164;
const pieces = 165;
const moment = 166;
const whole = 3; // #,##0
const format = (numbers: number, font: number, fillAt: number, border: number, more = "") =>
  `<xf numFmtId="${numbers}" fontId="${font}" fillId="${fillAt}" borderId="${border}" xfId="0" applyNumberFormat="1"` +
  ` applyFont="1" applyFill="1" applyBorder="1"${more}`;

export const stylesXml = document(
  `<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="${day}" formatCode="dd/mm/yyyy"/>` +
    `<numFmt numFmtId="${pieces}" formatCode="[=1]0&quot; pc&quot;;#,##0&quot; pcs&quot;"/>` +
    `<numFmt numFmtId="${moment}" formatCode="dd/mm/yyyy hh:mm"/></numFmts>` +
    `<fonts count="${fonts.length}">${fonts.join("")}</fonts><fills count="${fills.length}">${fills.join("")}</fills>` +
    `<borders count="${borders.length}">${borders.join("")}</borders>` +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="14">' +
    [
      `${format(0, 0, 0, 0)}/>`,
      `${format(49, 0, 0, 0, ' quotePrefix="1"')}/>`,
      `${format(decimals, 0, 0, 0)}/>`,
      `${format(day, 0, 0, 0)}/>`,
      `${format(0, 1, 0, 0)}/>`,
      `${format(0, 2, 2, 0)}/>`,
      `${format(0, 2, 2, 0, ' applyAlignment="1"')}><alignment horizontal="right"/></xf>`,
      `${format(decimals, 2, 2, 1)}/>`,
      `${format(pieces, 2, 2, 1)}/>`,
      `${format(decimals, 0, 3, 0)}/>`,
      `${format(49, 3, 0, 0, ' quotePrefix="1"')}/>`,
      `${format(49, 3, 4, 0, ' quotePrefix="1"')}/>`,
      `${format(whole, 0, 0, 0)}/>`,
      `${format(moment, 0, 0, 0)}/>`,
    ].join("") +
    '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
);
