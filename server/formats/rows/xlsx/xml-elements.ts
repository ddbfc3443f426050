import { SaxesParser } from "saxes";
import { rowLimits } from "../row-limits.ts";
import { UnreadableFile } from "../unreadable-file.ts";

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
export function xmlParser({ open, text, close }: XmlListener): { write(part: string): void; end(): void } {
  const parser = new SaxesParser({ position: false, xmlns: false });
  let depth = 0;
  parser.on("error", () => {
    throw new UnreadableFile("damaged");
  });
  parser.on("doctype", () => {
    throw new UnreadableFile("hasDoctype");
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    if (depth > rowLimits.depth) throw new UnreadableFile("tooDeep");
    open?.({ name: bareName(name), attributes });
  });
  if (text) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    close?.(bareName(name));
  });
  return { write: (part) => void parser.write(part), end: () => void parser.close() };
}

/** Tells the elements of a whole text. */
export function xmlElements(xml: string, listener: XmlListener): void {
  const parser = xmlParser(listener);
  parser.write(xml);
  parser.end();
}
