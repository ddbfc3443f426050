import { type Html, html, withBreaks } from "./html.ts";
import type { Block, LetterStone, LetterWords } from "./letter.ts";
import { moreStones } from "./text-of.ts";

/**
 * The parts of a letter as HTML. Colours and sizes stand on the elements themselves, since many readers of mail drop
 * style sheets; the classes only serve the dark scheme of those that keep them (shell.ts).
 */
const paragraph = "margin:0 0 16px;font-size:15px;line-height:23px;";
const cell = "padding:8px 0;border-top:1px solid #e1e6eb;vertical-align:top;font-size:14px;line-height:20px;";
const figure = `${cell}padding-left:12px;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;`;
const head = "padding:0 0 6px;font-size:12px;line-height:16px;font-weight:600;color:#566271;";
const mono = "font-family:'JetBrains Mono',Consolas,Menlo,monospace;";
/** A table that only lays out, or one whose cells are told by its heads. */
const layout = html`role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"`;

const say = (text: string) => html`<p style="${paragraph}">${withBreaks(text)}</p>`;

const code = (words: string, value: string) =>
  html`<p style="${paragraph}">${words}</p><p class="sunken" style="margin:0 0 16px;padding:14px 16px;background:#f3f5f8;border-radius:4px;text-align:center;font-size:28px;line-height:36px;font-weight:600;letter-spacing:4px;${mono}">${value}</p>`;

const quote = (words: string, text: string) =>
  html`<p class="dim" style="margin:0 0 4px;font-size:13px;line-height:18px;color:#566271;">${words}</p><p class="line" style="${paragraph}padding-left:12px;border-left:3px solid #b8cdec;">${withBreaks(text)}</p>`;

function facts(rows: readonly (readonly [string, string])[]): Html {
  const row = ([label, value]: readonly [string, string]) =>
    html`<tr><td class="line dim" style="${cell}padding-right:16px;color:#566271;word-break:normal;">${label}</td><td class="line" style="${cell}">${withBreaks(value)}</td></tr>`;
  return html`<table ${layout} style="margin:0 0 16px;">${rows.map(row)}</table>`;
}

const lines = (texts: readonly string[]) =>
  html`<ul style="${paragraph}padding-left:20px;">${texts.map((text) => html`<li>${text}</li>`)}</ul>`;

const run = ({ text, isBold, url }: LetterWords): Html => {
  if (url) return html`<a class="accent" href="${url}" style="color:#1c3d78;">${withBreaks(text)}</a>`;
  return isBold ? html`<strong>${withBreaks(text)}</strong>` : withBreaks(text);
};
const heading = (words: readonly LetterWords[]) =>
  html`<h2 style="margin:0 0 12px;font-size:18px;line-height:26px;font-weight:600;">${words.map(run)}</h2>`;
const formatted = (words: readonly LetterWords[]) => html`<p style="${paragraph}">${words.map(run)}</p>`;
const items = (all: readonly (readonly LetterWords[])[]) =>
  html`<ul style="${paragraph}padding-left:20px;">${all.map((words) => html`<li style="margin:0 0 6px;">${words.map(run)}</li>`)}</ul>`;

function stoneName({ stock_no, link }: LetterStone): Html {
  if (!link) return html`<strong>${stock_no}</strong>`;
  return html`<a class="accent" href="${link}" style="color:#1c3d78;font-weight:600;">${stock_no}</a>`;
}

function stoneRow(stone: LetterStone, isPriced: boolean): Html {
  const { origin, grading, price, note, said } = stone;
  const besides = [note, said].filter((text) => text !== undefined);
  const dim = besides.map(
    (text) => html`<br><span class="dim" style="font-size:13px;color:#566271;">${withBreaks(text)}</span>`,
  );
  const figures = html`<td class="line figure" style="${figure}">${price?.per_carat}</td><td class="line figure" style="${figure}">${price?.amount}</td>`;
  return html`<tr><td class="line stone" style="${cell}">${stoneName(stone)}<br>${origin} ${grading}${dim}</td>${isPriced ? figures : null}</tr>`;
}

function stones(rows: readonly LetterStone[], more: number): Html {
  const isPriced = rows.some(({ price }) => price !== undefined);
  const titles = html`<th scope="col" class="dim figure" style="${head}text-align:right;">Per carat</th><th scope="col" class="dim figure" style="${head}text-align:right;">Amount</th>`;
  const rest = more > 0 ? say(moreStones(more)) : null;
  return html`<table class="stones" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 16px;"><thead><tr><th scope="col" class="dim stone" style="${head}text-align:left;">Stone</th>${isPriced ? titles : null}</tr></thead><tbody>${rows.map((row) => stoneRow(row, isPriced))}</tbody></table>${rest}`;
}

/** A button of a cell, which every reader of mail draws. */
const link = (words: string, url: string) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px;"><tr><td class="act" style="background:#1c3d78;border-radius:4px;"><a href="${url}" style="display:inline-block;padding:11px 20px;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;">${words}</a></td></tr></table>`;

const data = (text: string) =>
  html`<pre class="sunken" style="margin:0 0 16px;padding:12px;background:#f3f5f8;border-radius:4px;font-size:12px;line-height:18px;white-space:pre-wrap;word-break:break-all;${mono}">${text}</pre>`;

const fine = (text: string) =>
  html`<p class="dim" style="margin:0 0 12px;font-size:13px;line-height:19px;color:#566271;">${withBreaks(text)}</p>`;

function blockHtml(block: Block): Html {
  if (typeof block === "string") return say(block);
  switch (block.is) {
    case "code":
      return code(block.words, block.code);
    case "quote":
      return quote(block.words, block.text);
    case "facts":
      return facts(block.facts);
    case "lines":
      return lines(block.lines);
    case "heading":
      return heading(block.words);
    case "words":
      return formatted(block.words);
    case "items":
      return items(block.items);
    case "stones":
      return stones(block.stones, block.more);
    case "link":
      return link(block.words, block.url);
    case "data":
      return data(block.text);
    case "fine":
      return fine(block.text);
  }
}

/** The inner part of a letter: the greeting and the blocks. */
export const bodyHtml = (reader: string | undefined, blocks: readonly Block[]): Html =>
  html`${reader ? say(`Dear ${reader},`) : null}${blocks.map(blockHtml)}`;
