import path from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import { Html, html } from "#server/mail/letter/html.ts";
import type { Heading, Page } from "./page.ts";
import { anchors, linkTo } from "./places.ts";

/**
 * The target of a name in a document: a file of the project to a place of the site, a call to its part of the
 * reference.
 */
export type Targets = {
  /** The page or file of the site for a path of the project; undefined if the site has none. */
  placeOf(file: string): string | undefined;
  /** The place of a call, a transition or a setting that stands between backticks; undefined for everything else. */
  placeOfCode(code: string): string | undefined;
};

const plain = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) => {
      if ("tokens" in token && token.tokens) return plain(token.tokens);
      return "text" in token ? String(token.text) : "";
    })
    .join("");

/** The words of a block, for the search. */
function wordsOf(token: Token): string {
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].map((row) => row.map(({ tokens }) => plain(tokens)).join(" ")).join(" ");
  }
  if (token.type === "list") return (token as Tokens.List).items.map(({ tokens }) => plain(tokens)).join(" ");
  if (token.type === "code") return (token as Tokens.Code).lang === "mermaid" ? "" : (token as Tokens.Code).text;
  return "tokens" in token ? plain(token.tokens) : "";
}

const hasScheme = /^[a-z]+:/;
const wide = 4;

/**
 * Writes documents as pages. The documents are the project's own, and hold no HTML: one that does stops the build, so
 * that nothing has to be cleaned.
 */
export function markdownWriter(targets: Targets, drawn: (source: string) => Html | undefined = () => undefined) {
  const known = (file: string, href: string): string | undefined => {
    const [name = "", anchor] = href.split("#");
    const target = name === "" ? file : path.posix.join(path.posix.dirname(file), decodeURI(name));
    const place = targets.placeOf(target);
    return place === undefined ? undefined : anchor === undefined ? place : `${place}#${anchor}`;
  };

  const writer = (file: string, page: string, anchorOf: (words: string) => string) =>
    new Marked({
      gfm: true,
      renderer: {
        heading({ tokens, depth }) {
          const words = plain(tokens);
          if (depth === 1) return html`<h1>${new Html(this.parser.parseInline(tokens))}</h1>`.source;
          return headingOf(depth, anchorOf(words), new Html(this.parser.parseInline(tokens)), words).source;
        },
        link({ href, tokens }) {
          const words = new Html(this.parser.parseInline(tokens));
          if (hasScheme.test(href)) return html`<a href="${href}">${words}</a>`.source;
          const place = known(file, href);
          // A file of the code: the site has no page for it, and its name is words enough.
          return place === undefined ? words.source : html`<a href="${linkTo(page, place) || "#"}">${words}</a>`.source;
        },
        image({ href, text }) {
          const place = known(file, href);
          if (place === undefined) throw new Error(`${file}: the picture ${href} is not there`);
          const source = linkTo(page, place);
          return html`<a class="picture" href="${source}"><img src="${source}" alt="${text}" loading="lazy"></a>`
            .source;
        },
        codespan({ text }) {
          const place = targets.placeOfCode(text);
          const code = html`<code>${text}</code>`;
          return place === undefined || place === page
            ? code.source
            : html`<a href="${linkTo(page, place)}">${code}</a>`.source;
        },
        code({ text, lang }) {
          if (lang !== "mermaid") return html`<pre tabindex="0"><code>${text}</code></pre>\n`.source;
          return (drawn(text) ?? fail(file, "a diagram is not drawn")).source;
        },
        table({ header, rows }) {
          const cells = (row: Tokens.TableCell[], mark: "th" | "td") =>
            row.map(({ tokens }) => {
              const inside = this.parser.parseInline(tokens);
              return `<${mark}${mark === "th" && inside !== "" ? ' scope="col"' : ""}>${inside}</${mark}>`.replaceAll(
                /<th><\/th>/g,
                "<td></td>",
              );
            });
          const line = (row: string[]) => new Html(`<tr>${row.join("")}</tr>`);
          return tableOf(
            header.length,
            line(cells(header, "th")),
            rows.map((row) => line(cells(row, "td"))),
          ).source;
        },
        html({ text }) {
          if (/^\s*<!--[\s\S]*-->\s*$/.test(text)) return "";
          return fail(file, `HTML in a document: ${text.trim()}`);
        },
      },
    });

  /** A document as a page. `leaves` names headings whose part the page leaves out. */
  function pageOfText(file: string, place: string, text: string, leaves: readonly string[] = []): Page {
    const marked = writer(file, place, anchors());
    const tokens = withoutParts(marked.lexer(text), leaves);
    return {
      place,
      title: plain((tokens.find(({ type }) => type === "heading") as Tokens.Heading | undefined)?.tokens),
      body: new Html(marked.parser(tokens)),
      headings: headingsOf(tokens),
    };
  }

  /** A few sentences, such as a description in the contract. */
  const sentences = (file: string, place: string, text: string): Html =>
    new Html(writer(file, place, anchors()).parse(text, { async: false }));

  return { pageOfText, sentences };
}

const fail = (file: string, fault: string): never => {
  throw new Error(`${file}: ${fault}`);
};

/** A heading with a sign beside it that gives its address. */
export const headingOf = (level: number, id: string, inside: Html, words: string): Html =>
  html`${new Html(`<h${level}`)} id="${id}">${inside} <a class="anchor" href="#${id}" aria-label="Link to: ${words}">#</a>${new Html(`</h${level}>`)}\n`;

/** A table; one of many columns scrolls sideways by itself, so that the page never does. */
export const tableOf = (columns: number, head: Html, rows: readonly Html[]): Html => {
  const table = html`<table><thead>${head}</thead><tbody>${rows}</tbody></table>\n`;
  return columns > wide ? html`<div class="scroll" tabindex="0" role="group" aria-label="Table">${table}</div>` : table;
};

function withoutParts(tokens: Token[], leaves: readonly string[]): Token[] {
  let isOut = false;
  return tokens.filter((token) => {
    if (token.type === "heading" && token.depth <= 2) isOut = leaves.includes(plain(token.tokens));
    return !isOut;
  });
}

function headingsOf(tokens: readonly Token[]): Heading[] {
  const anchorOf = anchors();
  const found: Heading[] = [];
  for (const token of tokens) {
    if (token.type === "heading") {
      const words = plain(token.tokens);
      found.push({ id: token.depth === 1 ? "" : anchorOf(words), words, level: token.depth, text: "" });
    } else {
      const last = found.at(-1);
      if (last) last.text = `${last.text} ${wordsOf(token)}`.trim();
    }
  }
  return found;
}
