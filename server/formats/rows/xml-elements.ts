import { SaxesParser } from "saxes";
import { rowLimits } from "./row-limits.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** An element by its name without a prefix. */
export type XmlElement = { name: string; attributes: Record<string, string> };

export interface XmlListener {
  open?(element: XmlElement): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** The name without its prefix. */
export const bareName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** A parser that tells elements and texts, and refuses what is not well-formed, too deep, or has a DOCTYPE. */
export class XmlParser {
  readonly #parser = new SaxesParser({ position: false, xmlns: false });
  #depth = 0;
  /** Letters since something was told: a text without an end must not be held. */
  #untold = 0;

  constructor(listener: XmlListener) {
    const parser = this.#parser;
    parser.on("error", () => {
      throw new UnreadableFile("damaged");
    });
    parser.on("doctype", () => {
      throw new UnreadableFile("hasDoctype");
    });
    parser.on("opentag", ({ name, attributes }) => {
      this.#untold = 0;
      this.#depth += 1;
      if (this.#depth > rowLimits.depth) throw new UnreadableFile("tooDeep");
      listener.open?.({ name: bareName(name), attributes });
    });
    parser.on("closetag", ({ name }) => {
      this.#untold = 0;
      this.#depth -= 1;
      listener.close?.(bareName(name));
    });
    const text = (part: string) => listener.text?.(part);
    parser.on("text", text);
    parser.on("cdata", text);
  }

  write(part: string): void {
    this.#untold += part.length;
    this.#parser.write(part);
    if (this.#untold > rowLimits.row + part.length) throw new UnreadableFile("rowTooLong");
  }

  end(): void {
    this.#parser.close();
  }
}

/** Tells the elements of a whole text. */
export function xmlElements(xml: string, listener: XmlListener): void {
  const parser = new XmlParser(listener);
  parser.write(xml);
  parser.end();
}
