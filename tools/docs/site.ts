import { readFileSync } from "node:fs";
import path from "node:path";
import { messages } from "#domain/messages.ts";
import { html } from "#server/mail/letter/html.ts";
import { loadContract } from "#server/plugins/contract/load-contract.ts";
import { readOperations } from "#server/plugins/contract/operations.ts";
import { chapters, shortTitles } from "./chapters.ts";
import { decisionsPage } from "./decisions.ts";
import { documentPages, placeOfArrow } from "./documents.ts";
import { type Entry, framed, type Group } from "./frame.ts";
import { copiedFiles } from "./look.ts";
import type { Page } from "./page.ts";
import { pageOf } from "./places.ts";
import { referencePages } from "./reference/pages.ts";
import { screensPage } from "./screens.ts";
import { searchIndex } from "./search-index.ts";
import { readSources, type Sources } from "./sources.ts";

/** The site as its files: each with its place below the site and what is in it. */
export type Site = { pages: Page[]; files: Map<string, string | Buffer> };

/** Makes the site of a project's folder. */
export async function makeSite(project: string): Promise<Site> {
  const sources = readSources(project);
  const contract = loadContract(path.join(project, "openapi.yaml"));
  const operations = readOperations(contract);
  const { pages: documents, sentences } = await documentPages(sources, operations);
  const sentencesOn = (page: string) => (text: string) => sentences("openapi.yaml", page, text);
  const reference = referencePages({ contract, operations, sentencesOn, placeOfArrow });
  const screens = screensPage(sources.files);
  const pages = [...documents, decisionsPage(sources), ...reference, ...(screens ? [screens] : [])];
  const groups = sidebarOf(sources, pages);
  const files = new Map<string, string | Buffer>(copiedFiles(project));
  for (const file of sources.files) files.set(file.replace(/^docs\//, ""), readFileSync(path.join(project, file)));
  for (const page of pages) files.set(page.place, framed(page, groups));
  files.set("search.json", searchIndex(pages));
  files.set("404.html", framed(notFound, groups, "/docs/"));
  return { pages, files };
}

/** The portal's answer under `/docs` where there is no page. Its own address says nothing of where the site lies. */
const notFound: Page = {
  place: "404.html",
  title: messages.notFound,
  body: html`<h1>${messages.notFound}</h1><p>There is no page at this address. <a href="index.html">The overview</a> and the contents lead to each.</p>`,
  headings: [],
};

function sidebarOf(sources: Sources, pages: readonly Page[]): Group[] {
  const titles = new Map(pages.map(({ place, title }) => [place, title]));
  const entry = (place: string, words = titles.get(place) ?? place, below: readonly Entry[] = []): Entry => ({
    place,
    words,
    below,
  });
  const isBelow =
    (folder: string) =>
    ({ place }: Page) =>
      place.startsWith(folder) && place !== `${folder}index.html`;
  const belowOf = (place: string) => {
    const folder = place.endsWith("/index.html") ? place.replace(/index\.html$/, "") : undefined;
    return folder && folder !== "decisions/" ? pages.filter(isBelow(folder)).map((page) => entry(page.place)) : [];
  };
  const named = new Set(chapters.flatMap(({ documents }) => documents));
  const strays = sources.documents.filter((file) => !named.has(file) && !file.startsWith("docs/workflows/"));
  if (strays.length > 0) throw new Error(`${strays.join(", ")}: name it in tools/docs/chapters.ts`);
  return chapters.map(({ title, documents, pages: own = [] }) => ({
    title,
    entries: [
      ...documents.map((file) => entry(pageOf(file), shortTitles[file])),
      ...own.filter((place) => titles.has(place)).map((place) => entry(place)),
    ].map((one) => ({ ...one, below: belowOf(one.place) })),
  }));
}
