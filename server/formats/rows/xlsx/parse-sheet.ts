import { type XmlElement, XmlParser } from "../xml-elements.ts";
import { decoded } from "./decoded-part.ts";
import { cellTypes, type SheetRow, type SheetRows } from "./sheet-rows.ts";

/** Reads a sheet as any XML. It is three times slower than the scanner, and reads what that one does not. */
export async function* parseSheet(parts: AsyncIterable<Buffer>, rows: SheetRows): AsyncGenerator<SheetRow[]> {
  const cell = new OpenCell(rows);
  const parser = new XmlParser({
    open: (element) => cell.open(element),
    text: (text) => cell.text(text),
    close: (name) => cell.close(name),
  });
  for await (const part of decoded(parts)) {
    parser.write(part);
    const found = rows.take();
    if (found.length > 0) yield found;
  }
  parser.end();
}

/** The facts known of the cell that is open. */
class OpenCell {
  readonly #rows: SheetRows;
  #attributes: Record<string, string> = {};
  #isIn: "" | "sheetData" | "row" | "c" = "";
  #isFormula = false;
  #value: string | null = null;
  #inline: string | null = null;
  #reads: "" | "v" | "t" = "";
  #spoken = 0;

  constructor(rows: SheetRows) {
    this.#rows = rows;
  }

  open({ name, attributes }: XmlElement): void {
    this.#reads = "";
    if (name === "sheetData") this.#isIn = "sheetData";
    else if (name === "row" && this.#isIn === "sheetData") {
      this.#rows.begin(lineOf(attributes.r), /^(1|true)$/.test(attributes.hidden ?? ""));
      this.#isIn = "row";
    } else if (name === "c" && this.#isIn === "row") this.#begin(attributes);
    else if (this.#isIn === "c") this.#part(name);
  }

  #begin(attributes: Record<string, string>): void {
    this.#attributes = attributes;
    this.#isFormula = false;
    this.#value = null;
    this.#inline = null;
    this.#isIn = "c";
  }

  #part(name: string): void {
    if (name === "f") this.#isFormula = true;
    else if (name === "v") {
      this.#value = "";
      this.#reads = "v";
    } else if (name === "is") this.#inline = "";
    else if (name === "rPh") this.#spoken += 1;
    else if (name === "t" && this.#inline !== null && this.#spoken === 0) this.#reads = "t";
  }

  text(text: string): void {
    if (this.#reads === "v") this.#value += text;
    else if (this.#reads === "t") this.#inline += text;
  }

  close(name: string): void {
    this.#reads = "";
    if (name === "rPh") this.#spoken -= 1;
    else if (name === "c" && this.#isIn === "c") {
      this.#tell();
      this.#isIn = "row";
    } else if (name === "row" && this.#isIn === "row") {
      this.#rows.end();
      this.#isIn = "sheetData";
    } else if (name === "sheetData") this.#isIn = "";
  }

  #tell(): void {
    const { r = "", t = "", s = "" } = this.#attributes;
    const type = cellTypes.has(t) ? t : "str";
    this.#rows.cell(columnOf(r), type, Number(s), this.#inline ?? this.#value, this.#isFormula);
  }
}

const lineOf = (text = ""): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** The column of a place such as `AB12`; null if it is none. */
export function columnOf(place: string): number | null {
  const letters = /^([A-Z]{1,4})\d+$/.exec(place)?.[1];
  if (!letters) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
