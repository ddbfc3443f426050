// The dictionary before a stream of a PDF, read so that no reader can read it otherwise: an ambiguous one is refused.

/** The keys of a dictionary with the words of their values. Names keep their slash. */
export type PdfDictionary = ReadonlyMap<string, readonly string[]>;

const space = "\\0\\t\\n\\f\\r ";
const delimiters = "()<>\\[\\]{}/%";
const word = new RegExp(`<<|>>|\\[|\\]|/?[^${space}${delimiters}]+|/|<[0-9A-Fa-f${space}]*>`, "y");
const blank = new RegExp(`[${space}]*`, "y");
const objectHead = new RegExp(`\\d[${space}]+\\d+[${space}]+obj$`);
/** The longest dictionary: no real one is longer. */
const MOST = 65_536;

/** The text with plain names: in a PDF each letter of a name may be written as `#4a`. */
export const plainNames = (text: string): string =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The dictionary that ends at `end`, right before its stream; undefined if it can be read in more than one way. */
export function streamDictionary(text: string, end: number): PdfDictionary | undefined {
  const begin = text.lastIndexOf("obj", end) + 3;
  const isHead = begin > 2 && end - begin < MOST && objectHead.test(text.slice(Math.max(0, begin - 32), begin));
  const words = isHead ? wordsOf(text.slice(begin, end)) : undefined;
  return words && dictionaryOf(words);
}

/**
 * The words without the contents of strings. Undefined for a text with a comment or with anything that is no word of
 * the language.
 */
function wordsOf(text: string): string[] | undefined {
  const words: string[] = [];
  for (let at = 0; at < text.length; ) {
    const next = match(blank, text, at);
    at += next?.length ?? 0;
    if (at >= text.length) break;
    if (text[at] === "(") {
      const after = endOfString(text, at);
      if (after === undefined) return undefined;
      words.push("()");
      at = after;
      continue;
    }
    const found = match(word, text, at);
    if (!found) return undefined;
    words.push(found.startsWith("/") ? plainNames(found) : found);
    at += found.length;
  }
  return words;
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function endOfString(text: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (letter === "\\") at++;
    else if (letter === "(") depth++;
    else if (letter === ")" && --depth === 0) return at + 1;
  }
  return undefined;
}

const steps: Record<string, number> = { "<<": 1, "[": 1, ">>": -1, "]": -1 };

/** The words as one dictionary: its own keys, each with all words of its value. */
function dictionaryOf(words: readonly string[]): PdfDictionary | undefined {
  if (words[0] !== "<<" || words.at(-1) !== ">>") return undefined;
  const keys = new Map<string, string[]>();
  let value: string[] | undefined;
  let depth = 0;
  for (const one of words.slice(1, -1)) {
    const isKey = depth === 0 && one.startsWith("/") && value?.length !== 0;
    if (isKey && keys.has(one)) return undefined;
    if (isKey) {
      value = [];
      keys.set(one, value);
    } else if (value) value.push(one);
    else return undefined;
    depth += steps[one] ?? 0;
    if (depth < 0) return undefined;
  }
  return depth === 0 ? keys : undefined;
}
