/** The smallest part of a text that can have a meaning: a number, letters in a row, or one sign. */
export type Atom = {
  kind: "number" | "word" | "sign";
  /** The text in small letters, with every kind of dash as "-". */
  text: string;
  at: number;
  end: number;
  /** True if nothing stands between this atom and the one before. */
  isGlued: boolean;
  value: number;
  /** Decimals as typed: 1.00 has two. */
  decimals: number;
};

/** Numbers first: 5,000.50, then 1,5 (decimal comma), then 1.5 and .5. An x between figures is a sign: 6.4x6.6. */
const ATOM =
  /(?<number>[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?(?!\d)|0,\d{1,3}(?!\d)|\d{1,3},\d{1,2}(?!\d)|\d+(?:\.\d+)?|\.\d+)|(?<=\d)x(?=\d)|(?<word>[\p{L}\p{M}]+)|\.\.+|[<>]=|\S/gu;
const sameSigns: Record<string, string> = { "≥": ">=", "≤": "<=", "×": "x", "…": ".." };

export function atomsOf(text: string): Atom[] {
  let end = -1;
  return Array.from(text.matchAll(ATOM), (found) => {
    const typed = found[0];
    const isGlued = found.index === end;
    end = found.index + typed.length;
    const { number, word } = found.groups ?? {};
    const numeral = number === undefined ? "" : plain(number);
    return {
      kind: number !== undefined ? "number" : word !== undefined ? "word" : "sign",
      text: signOf(typed),
      at: found.index,
      end,
      isGlued,
      value: Number(numeral),
      decimals: numeral.split(".")[1]?.length ?? 0,
    };
  });
}

/**
 * A number without its commas. A comma before exactly three figures parts thousands. Any other stands for the point.
 */
const plain = (number: string) =>
  /^[1-9]\d{0,2}(,\d{3})+/.test(number) ? number.replaceAll(",", "") : number.replace(",", ".");

function signOf(typed: string): string {
  if (/^[\u2010-\u2015\u2212]$/.test(typed)) return "-";
  if (/^\.\.+$/.test(typed)) return "..";
  return sameSigns[typed] ?? typed.toLowerCase();
}

/** True if a word may begin here: not in the middle of `vs1` or `1ct`. */
export const startsWord = (atoms: Atom[], at: number): boolean =>
  !atoms[at]?.isGlued || atoms[at - 1]?.kind === "sign" || atoms[at]?.kind === "sign";

/** True if a word may end before this atom. */
export const endsWord = (atoms: Atom[], end: number): boolean => {
  const next = atoms[end];
  return !next?.isGlued || next.kind === "sign" || atoms[end - 1]?.kind === "sign";
};

/** The words at this place that a table knows, the longest first. Any white space counts as one space. */
export function knownAt<T>(atoms: Atom[], at: number, find: (key: string) => T | undefined): Known<T>[] {
  const known: Known<T>[] = [];
  if (!startsWord(atoms, at)) return known;
  let key = "";
  for (let next = at; next < at + mostAtoms && key.length <= longestKey; next++) {
    const atom = atoms[next];
    if (!atom) break;
    key += (next > at && !atom.isGlued ? " " : "") + atom.text;
    const found = find(key);
    if (found !== undefined && endsWord(atoms, next + 1)) known.unshift({ end: next + 1, key, found });
  }
  return known;
}
export type Known<T> = { end: number; key: string; found: T };
const longestKey = 40;
const mostAtoms = 10;

export const longestKnown = <T>(atoms: Atom[], at: number, table: ReadonlyMap<string, T>): Known<T> | undefined =>
  knownAt(atoms, at, (key) => table.get(key))[0];
