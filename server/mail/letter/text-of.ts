import { count } from "#domain/format.ts";
import type { Block, LetterBody, LetterStone, LetterWords } from "./letter.ts";

/** "… and 12 more": the stones that a letter leaves out. */
export const moreStones = (more: number) => `… and ${count(more)} more`;

function stoneLine({ stock_no, origin, grading, price, note, said, link }: LetterStone): string {
  const figures = price ? [`${price.per_carat}/ct`, price.amount] : [];
  const line = [stock_no, origin, grading, ...figures].join("  ");
  return [note ? `${line}, ${note}` : line, said, link].filter(Boolean).join("\n");
}

/** Formatted words as a text: a link has its address behind it, and bold words are words. */
const plainWords = (words: readonly LetterWords[]): string =>
  words.map(({ text, url }) => (url ? `${text} (${url.replace(/^mailto:/, "")})` : text)).join("");

function blockText(block: Block): string {
  if (typeof block === "string") return block;
  switch (block.is) {
    case "code":
      return `${block.words} ${block.code}.`;
    case "quote":
      return `${block.words}\n${block.text}`;
    case "facts":
      return block.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "lines":
      return block.lines.join("\n");
    case "heading":
    case "words":
      return plainWords(block.words);
    case "items":
      return block.items.map((item) => `- ${plainWords(item)}`).join("\n");
    case "stones":
      return [...block.stones.map(stoneLine), ...(block.more > 0 ? [moreStones(block.more)] : [])].join("\n");
    case "link":
      return `${block.words}: ${block.url}`;
    case "data":
    case "fine":
      return block.text;
  }
}

/** A letter as plain text. It says every fact that its HTML says. */
export function textOf({ reader, blocks }: LetterBody): string {
  const greeting = reader ? [`Dear ${reader},`] : [];
  return `${[...greeting, ...blocks.map(blockText)].join("\n\n")}\n`;
}
