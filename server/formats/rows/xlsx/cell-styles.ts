import { type XmlElement, xmlElements } from "../xml-elements.ts";

/** The meaning of a cell's number by its format. */
export type Shown = "number" | "percent" | "date" | "time" | "dateTime";

/** The meaning of a number by the style of its cell. */
export function cellStyles(xml: string): Shown[] {
  const formats = new Map<number, string>();
  const styles: Shown[] = [];
  let isInCells = false;
  xmlElements(xml, {
    open({ name, attributes }: XmlElement) {
      if (name === "numFmt") formats.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
      else if (name === "cellXfs") isInCells = true;
      else if (name === "xf" && isInCells) styles.push(shownBy(Number(attributes.numFmtId ?? 0), formats));
    },
    close(name: string) {
      if (name === "cellXfs") isInCells = false;
    },
  });
  return styles;
}

/** The formats that Excel knows by number alone, those of East Asia among them (ECMA-376, 18.8.30). */
const known: [Shown, number[]][] = [
  ["percent", [9, 10]],
  ["date", [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]],
  ["time", [18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56]],
  ["dateTime", [22]],
];

function shownBy(id: number, formats: Map<number, string>): Shown {
  const code = formats.get(id);
  if (code !== undefined) return shownByCode(code);
  return known.find(([, ids]) => ids.includes(id))?.[0] ?? "number";
}

function shownByCode(code: string): Shown {
  const [first = ""] = code.replace(/"[^"]*"|\\.|_.|\*./g, "").split(";");
  const isElapsed = /\[(h+|m+|s+)\]/i.test(first);
  const bare = first.replace(/\[[^\]]*\]/g, "");
  if (/^\s*(general|standard)\s*$/i.test(bare)) return "number";
  if (bare.includes("%")) return "percent";
  const hasDay = /[yd]/i.test(bare) || (/m/i.test(bare) && !/[hs]/i.test(bare) && !isElapsed);
  const hasTime = isElapsed || /[hs]/i.test(bare);
  if (hasDay) return hasTime ? "dateTime" : "date";
  return hasTime ? "time" : "number";
}
