import { styles, stylesXml } from "./xlsx-styles.ts";
import { document, letterOf, main, relationships, sheetStart, textCell } from "./xlsx-xml.ts";
import { writeZipFile } from "./zip-file.ts";

/** A row of texts. Its last cell is a remark, in red, and the cells that it is about are filled with red, also empty ones. */
export type RemarkedRow = { cells: readonly string[]; marked: ReadonlySet<number> };
export type RemarkedRows = {
  /** One word. */
  title: string;
  head: readonly string[];
  batches: AsyncIterable<readonly RemarkedRow[]>;
  at: Date;
};

const packages = "http://schemas.openxmlformats.org/package/2006";
const kinds = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const level = 4;

/** Writes an Excel file of rows. Every cell is a text, so that none of them is ever read as a formula. */
export const writeRemarkedRows = (rows: RemarkedRows, file: string): Promise<void> =>
  writeZipFile(file, rows.at, (zip) => {
    const add = (name: string, text: string) => zip.add(name, () => [Buffer.from(text)], level);
    add("[Content_Types].xml", contentTypes);
    add("_rels/.rels", links([["officeDocument", "xl/workbook.xml"]]));
    zip.add("xl/worksheets/sheet1.xml", () => sheet(rows), level);
    add("xl/styles.xml", stylesXml);
    add("xl/workbook.xml", workbook(rows.title));
    add(
      "xl/_rels/workbook.xml.rels",
      links([
        ["worksheet", "worksheets/sheet1.xml"],
        ["styles", "styles.xml"],
      ]),
    );
  });

async function* sheet({ head, batches }: RemarkedRows): AsyncGenerator<Buffer> {
  const columns = head.map((_, at) => ({ width: at === head.length - 1 ? 60 : 14 }));
  yield Buffer.from(sheetStart({ columns, isFirstOpen: true }) + row(head, 1, () => styles.head));
  let number = 1;
  for await (const rows of batches) {
    yield Buffer.from(rows.map((one) => row(one.cells, ++number, styleIn(one))).join(""));
  }
  yield Buffer.from("</sheetData></worksheet>");
}

const styleIn =
  ({ cells, marked }: RemarkedRow) =>
  (at: number) =>
    at === cells.length - 1 ? styles.remark : marked.has(at) ? styles.marked : styles.text;

const row = (cells: readonly string[], number: number, styleOf: (at: number) => number) =>
  `<row r="${number}">${cells.map((text, at) => cell(`${letterOf(at)}${number}`, text, styleOf(at))).join("")}</row>`;

/** A cell without a text is left out, unless it is marked. */
const cell = (place: string, text: string, style: number) =>
  text !== "" ? textCell(place, text, style) : style === styles.marked ? `<c r="${place}" s="${style}"/>` : "";

const links = (all: [kind: string, target: string][]) =>
  document(
    `<Relationships xmlns="${packages}/relationships">${all
      .map(
        ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${relationships}/${kind}" Target="${target}"/>`,
      )
      .join("")}</Relationships>`,
  );

const override = (part: string, type: string) =>
  `<Override PartName="/xl/${part}" ContentType="${kinds}.${type}+xml"/>`;
const contentTypes = document(
  `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `${override("workbook.xml", "sheet.main")}${override("worksheets/sheet1.xml", "worksheet")}${override("styles.xml", "styles")}</Types>`,
);
const workbook = (title: string) =>
  document(
    `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
