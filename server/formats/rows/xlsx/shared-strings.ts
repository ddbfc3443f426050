import { cleanCell } from "../clean-cell.ts";
import type { CellFault } from "../row-file.ts";
import { rowLimits } from "../row-limits.ts";
import { UnreadableFile } from "../unreadable-file.ts";
import { XmlParser } from "../xml-elements.ts";
import { decoded } from "./decoded-part.ts";
import { OddXml, richText, unescaped } from "./plain-xml.ts";
import { TextStore } from "./text-store.ts";
import type { ZipEntries } from "./zip-entries.ts";

type Parts = Pick<ZipEntries, "has" | "bytes">;

/** The texts that the cells of a book name by number. */
export class SharedStrings {
  readonly #texts = new TextStore();
  readonly #faults = new Map<number, CellFault[]>();

  static async read(zip: Parts, part: string, isPlain = true): Promise<SharedStrings> {
    const strings = new SharedStrings();
    if (!zip.has(part)) return strings;
    if (!isPlain) {
      await strings.#parse(zip.bytes(part));
      return strings;
    }
    try {
      await strings.#scan(zip.bytes(part));
      return strings;
    } catch (error) {
      if (!(error instanceof OddXml)) throw error;
      return SharedStrings.read(zip, part, false);
    }
  }

  at(index: number): string | undefined {
    return this.#texts.at(index);
  }

  /** The faults of a text. */
  faultsOf(index: number): readonly CellFault[] {
    return this.#faults.get(index) ?? [];
  }

  #add(raw: string): void {
    const faults: CellFault[] = [];
    const text = cleanCell(unescaped(raw), (fault) => faults.push(fault));
    if (faults.length > 0) this.#faults.set(this.#texts.count, faults);
    this.#texts.add(text);
    if (this.#texts.count > rowLimits.texts || this.#texts.bytes > rowLimits.textBytes) {
      throw new UnreadableFile("tooManyTexts");
    }
  }

  /** Plain XML, item by item. */
  async #scan(parts: AsyncIterable<Buffer>): Promise<void> {
    let rest = "";
    let isBegun = false;
    for await (const bytes of parts) {
      rest += bytes.toString("latin1");
      if (!isBegun) {
        const head = /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^?]*\?>)?\s*<sst[^<>]*(\/?)>/.exec(rest);
        if (head) rest = rest.slice(head[0].length);
        else if (rest.length > 4_096) throw new OddXml();
        else continue;
        isBegun = true;
        if (head[1]) return;
      }
      rest = this.#items(rest);
      if (rest.length > rowLimits.row) throw new UnreadableFile("rowTooLong");
    }
    if (!isBegun) throw new OddXml();
    if (!/^\s*(<extLst|<\/sst>)/.test(rest)) throw new OddXml();
  }

  /** Takes every whole item, and gives back what is left. */
  #items(text: string): string {
    let at = 0;
    for (;;) {
      while (text.charCodeAt(at) <= 32) at += 1;
      if (text.startsWith("<si/>", at)) {
        this.#add("");
        at += 5;
        continue;
      }
      const isItem = text.startsWith("<si>", at);
      const isEnd = text.startsWith("</sst>", at) || text.startsWith("<extLst", at);
      if (!isItem && !isEnd && text.length - at >= 7) throw new OddXml();
      const end = isItem ? text.indexOf("</si>", at) : -1;
      if (end < 0) return text.slice(at);
      this.#add(richText(text.slice(at + 4, end)));
      at = end + 5;
    }
  }

  /** Any XML. */
  async #parse(parts: AsyncIterable<Buffer>): Promise<void> {
    let text = "";
    let spoken = 0;
    let isText = false;
    const parser = new XmlParser({
      open: ({ name }) => {
        if (name === "si") text = "";
        else if (name === "rPh") spoken += 1;
        isText = name === "t" && spoken === 0;
      },
      text: (part) => {
        if (isText) text += part;
      },
      close: (name) => {
        isText = false;
        if (name === "rPh") spoken -= 1;
        else if (name === "si") this.#add(text);
      },
    });
    for await (const part of decoded(parts)) parser.write(part);
    parser.end();
  }
}
