/** The scanner of plain XML met something that only a whole parser reads: comments, prefixes, other quotes. */
export class OddXml extends Error {}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const notAscii = /[\x80-\xff]/;

/** The text between two tags: bytes as latin1, which become UTF-8 only where they are no ASCII. */
export function plainText(bytes: string): string {
  let text = notAscii.test(bytes) ? Buffer.from(bytes, "latin1").toString("utf8") : bytes;
  if (text.includes("\r")) text = text.replace(/\r\n?/g, "\n");
  return text.includes("&") ? text.replace(/&([^;&]*)(;?)/g, letterOf) : text;
}

function letterOf(_: string, name: string, end: string): string {
  const letter = named[name];
  if (end === "" || (letter === undefined && !name.startsWith("#"))) throw new OddXml();
  if (letter !== undefined) return letter;
  const isHex = name.startsWith("#x");
  const digits = name.slice(isHex ? 2 : 1);
  if (!(isHex ? /^[0-9a-fA-F]{1,6}$/ : /^\d{1,7}$/).test(digits)) throw new OddXml();
  const code = Number.parseInt(digits, isHex ? 16 : 10);
  if (code > 0x10ffff || code === 0) throw new OddXml();
  return String.fromCodePoint(code);
}

/** The text of a shared or inline string: every `<t>` of its runs, but not the reading aid of `<rPh>`. */
export function richText(bytes: string): string {
  const single = /^\s*<t(?: xml:space="preserve")?>([^<]*)<\/t>\s*$/.exec(bytes);
  if (single) return plainText(single[1] ?? "");
  let text = "";
  for (let open = bytes.indexOf("<"); open >= 0; ) {
    const close = bytes.indexOf(">", open);
    const [name = ""] = /^\/?\w+(?=[\s/>])/.exec(bytes.slice(open + 1, open + 20)) ?? [];
    if (close < 0 || name === "") throw new OddXml();
    const isEmpty = bytes.charAt(close - 1) === "/";
    let next = bytes.indexOf("<", close);
    if (name === "t" && !isEmpty) {
      if (!bytes.startsWith("</t>", next)) throw new OddXml();
      text += plainText(bytes.slice(close + 1, next));
    } else if (name === "rPh" && !isEmpty) {
      next = bytes.indexOf("</rPh>", close);
      if (next < 0) throw new OddXml();
    }
    open = next;
  }
  return text;
}

/** Letters that a spreadsheet writes by their number, a line break among them: `_x000D_`. */
export const unescaped = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
