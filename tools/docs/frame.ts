import { type Html, html } from "#server/mail/letter/html.ts";
import type { Page } from "./page.ts";
import { linkTo } from "./places.ts";

/** An entry of the sidebar; those below it are shown while the reader is among them. */
export type Entry = { place: string; words: string; below?: readonly Entry[] };
export type Group = { title: string; entries: readonly Entry[] };

const isWithin = (entry: Entry, place: string): boolean =>
  entry.place === place || (entry.below ?? []).some((one) => isWithin(one, place));

function drawnEntry(entry: Entry, page: string): Html {
  const isHere = entry.place === page;
  const link = html`<a href="${linkTo(page, entry.place) || "#"}"${isHere ? current : null}>${entry.words}</a>`;
  const below = isWithin(entry, page) ? (entry.below ?? []) : [];
  return html`<li>${link}${below.length > 0 ? html`<ul>${below.map((one) => drawnEntry(one, page))}</ul>` : null}</li>`;
}
const current = html` aria-current="page"`;

const sidebar = (groups: readonly Group[], page: string) =>
  html`<nav id="contents" class="sidebar" aria-label="Documents">
<a class="close" href="#text">Close</a>
${groups.map(({ title, entries }) => html`<h2>${title}</h2><ul>${entries.map((entry) => drawnEntry(entry, page))}</ul>\n`)}</nav>`;

const onThisPage = ({ headings }: Page) => {
  const listed = headings.filter(({ id, level }) => id !== "" && level === 2);
  if (listed.length < 3) return null;
  const lines = listed.map(({ id, words }) => html`<li><a href="#${id}">${words}</a></li>`);
  return html`<nav class="parts" aria-label="On this page"><h2>On this page</h2><ul>${lines}</ul></nav>`;
};

/** A page as a file: the head, the sidebar, the text, and the parts of the text. Nothing in it runs by itself. */
export function framed(page: Page, groups: readonly Group[], base?: string): string {
  const to = (place: string) => linkTo(page.place, place);
  const title = page.title === "Loupe" ? "Loupe: documents" : `${page.title} · Loupe`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${base ? html`<base href="${base}">\n` : null}<title>${title}</title>
<link rel="icon" href="${to("icon.svg")}">
<link rel="stylesheet" href="${to("site.css")}">
<script src="${to("search.js")}" data-site="${to("index.html").replace(/index\.html$/, "") || "./"}" defer></script>
</head>
<body>
<a class="skip" href="#text">To the text</a>
<header><a class="brand" href="${to("index.html") || "#"}"><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="10" cy="10" r="8.5"/><path d="M6.2 6.2h7.6v7.6H6.2zM10 4.6 15.4 10 10 15.4 4.6 10z"/></svg>Loupe <span>documents</span></a><a class="menu" href="#contents">Contents</a><div class="search"></div></header>
${sidebar(groups, page.place)}
<main id="text" tabindex="-1">
${page.body}
</main>
${onThisPage(page)}
</body>
</html>
`.source;
}
