/** A run of words in a formatted text: plain, bold, or a link. */
export interface Words {
  text: string;
  isBold: boolean;
  /** The address of a link. */
  to?: string;
}

/** A part of a formatted text. */
export type Block =
  | { kind: "heading" | "paragraph"; words: readonly Words[] }
  | { kind: "list"; items: readonly (readonly Words[])[] };

/** A link's words and its address, which may have a pair of parentheses in it, or bold words. */
const marked = /\[([^[\]\n]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)|\*\*([^*\n]+)\*\*/g;

const pageOfPortal = /^\/(?!\/)[\w./?=&%,~-]*$/;
/** Without a name before the host: it would make one address look like another. */
const webAddress = /^https:\/\/[\w.-]+(:\d+)?([/?#]\S*)?$/i;
const mailAddress = /^mailto:[^\s@?]+@[^\s@?]+$/i;

/** True for an address that a link of a formatted text may have: https, mail, or a page of the portal. */
export function isSafeAddress(address: string): boolean {
  return [pageOfPortal, webAddress, mailAddress].some((form) => form.test(address));
}

/** The addresses that links of a text lead to. */
export const addressesIn = (text: string): string[] => [...text.matchAll(marked)].flatMap(([, , to]) => to ?? []);

function wordsOf(line: string): Words[] {
  const words: Words[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) words.push({ text: line.slice(from, to), isBold: false });
  };
  for (const found of line.matchAll(marked)) {
    const [whole, name, to, bold] = found;
    plain(found.index);
    from = found.index + whole.length;
    if (bold !== undefined) words.push({ text: bold, isBold: true });
    else if (to && name && isSafeAddress(to)) words.push({ text: name, isBold: false, to });
    else words.push({ text: whole, isBold: false });
  }
  plain(line.length);
  return words;
}

/**
 * Reads a formatted text: paragraphs between blank lines, `# ` before a heading, `- ` before an item of a list, bold
 * words and links. Everything else is text, markup of other kinds too, so a reader never gets more than words.
 */
export function formattedText(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0)
    .flatMap(blocksOf);
}

type Kind = Block["kind"];
const kindOf = (line: string): Kind =>
  line.startsWith("# ") ? "heading" : line.startsWith("- ") ? "list" : "paragraph";

/** The blocks of lines without a blank line between them. Neighbours of one kind belong together. */
function blocksOf(lines: readonly string[]): Block[] {
  const groups: { kind: Kind; lines: string[] }[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind && kind !== "heading") last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.map(blockOf);
}

function blockOf({ kind, lines }: { kind: Kind; lines: string[] }): Block {
  if (kind === "list") return { kind, items: lines.map((line) => wordsOf(line.slice(2))) };
  if (kind === "heading") return { kind, words: wordsOf(lines.join(" ").slice(2)) };
  return { kind, words: wordsOf(lines.join(" ")) };
}
