import { SaxesParser } from "saxes";
import { readZip } from "./read-zip.ts";

export type XlsxCell = {
  value: string;
  type: string;
  formula?: string;
  link?: string;
  isQuoted: boolean;
  format: number;
  /** The colour that fills it. */
  fill?: string;
};
export type XlsxSheet = {
  /** The cells by reference: `B2`. */
  cells: Map<string, XlsxCell>;
  pane: Record<string, string>;
  filter: string;
  widths: number[];
  hidden: number[];
};

type Element = { name: string; attributes: Record<string, string>; text: string };

/** Every element in the order of its end, with its text. A document that is not well-formed throws. */
function elementsOf(xml: Buffer | undefined, onStart: (name: string) => void = () => {}): Element[] {
  if (!xml) throw new Error("the file has no such part");
  const open: Element[] = [];
  const ended: Element[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    onStart(name);
    open.push({ name, attributes: attributes as Record<string, string>, text: "" });
  });
  parser.on("text", (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on("closetag", () => {
    const last = open.pop();
    if (last) ended.push(last);
  });
  parser.write(xml.toString("utf8")).close();
  return ended;
}

/** Reads an Excel file back: its sheets by name. */
export async function readXlsx(bytes: Buffer): Promise<Map<string, XlsxSheet>> {
  const parts = await readZip(bytes);
  const looks = elementsOf(parts.get("xl/styles.xml"));
  const fills = fillsIn(looks);
  const formats = looks.filter(({ name }) => name === "xf");
  const cellFormats = formats.slice(1); // The first one is that of cellStyleXfs.
  const sheets = elementsOf(parts.get("xl/workbook.xml")).filter(({ name }) => name === "sheet");
  return new Map(
    sheets.map(({ attributes }, at) => [
      attributes.name ?? "",
      readSheet(parts.get(`xl/worksheets/sheet${at + 1}.xml`), targets(parts, at + 1), { formats: cellFormats, fills }),
    ]),
  );
}

/** The colour of each fill, in their order; undefined for one without. */
function fillsIn(looks: readonly Element[]): (string | undefined)[] {
  const fills: (string | undefined)[] = [];
  let colour: string | undefined;
  for (const { name, attributes } of looks) {
    if (name === "fgColor") colour = attributes.rgb;
    if (name !== "fill") continue;
    fills.push(colour);
    colour = undefined;
  }
  return fills;
}

function targets(parts: Map<string, Buffer>, sheet: number): Map<string, string> {
  const part = parts.get(`xl/worksheets/_rels/sheet${sheet}.xml.rels`);
  if (!part) return new Map();
  return new Map(elementsOf(part).map(({ attributes }) => [attributes.Id ?? "", attributes.Target ?? ""]));
}

type Looks = { formats: Element[]; fills: (string | undefined)[] };

function readSheet(xml: Buffer | undefined, links: Map<string, string>, { formats, fills }: Looks): XlsxSheet {
  const sheet: XlsxSheet = { cells: new Map(), pane: {}, filter: "", widths: [], hidden: [] };
  let value = "";
  let formula: string | undefined;
  for (const { name, attributes, text } of elementsOf(xml)) {
    if (name === "v" || name === "t") value = text;
    else if (name === "f") formula = text;
    else if (name === "c") {
      const format = formats[Number(attributes.s ?? 0)]?.attributes ?? {};
      const fill = fills[Number(format.fillId)];
      sheet.cells.set(attributes.r ?? "", {
        value,
        type: attributes.t ?? "n",
        ...(formula !== undefined && { formula }),
        isQuoted: format.quotePrefix === "1",
        format: Number(format.numFmtId),
        ...(fill !== undefined && { fill }),
      });
      value = "";
      formula = undefined;
    } else if (name === "pane") sheet.pane = attributes;
    else if (name === "autoFilter") sheet.filter = attributes.ref ?? "";
    else if (name === "col") {
      sheet.widths.push(Number(attributes.width));
      if (attributes.hidden === "1") sheet.hidden.push(Number(attributes.min));
    } else if (name === "hyperlink") {
      const cell = sheet.cells.get(attributes.ref ?? "");
      if (cell) cell.link = links.get(attributes["r:id"] ?? "") ?? "";
    }
  }
  return sheet;
}
