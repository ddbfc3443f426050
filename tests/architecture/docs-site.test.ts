import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { projectFolder } from "#server/ground/project-folder.ts";
import { readOperations } from "#server/plugins/contract/operations.ts";
import { contract } from "#support/contract.ts";
import { markdownWriter } from "../../tools/docs/markdown.ts";
import { pageOf } from "../../tools/docs/places.ts";
import { makeSite, type Site } from "../../tools/docs/site.ts";
import { readSources } from "../../tools/docs/sources.ts";

let site: Site;
let pages: [place: string, text: string][];
beforeAll(async () => {
  site = await makeSite(projectFolder);
  pages = [...site.files].flatMap(([place, text]) => (place.endsWith(".html") ? [[place, String(text)]] : []));
});
const all = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, found = ""]) => found);
const idsIn = (text: string) => all(text, / id="([^"]+)"/g);

test("each link of the site leads to a file of it, and each anchor to a part of its page", () => {
  const ids = new Map(pages.map(([place, text]) => [place, new Set(idsIn(text))]));
  const leadsNowhere = ([place, text]: [string, string]) =>
    all(text, /<(?!base)[^>]* (?:href|src)="([^"]*)"/g)
      .filter((link) => !/^https?:/.test(link))
      .filter((link) => {
        const [file = "", anchor] = link.split("#");
        const target = file === "" ? place : path.posix.join(path.posix.dirname(place), file);
        return !site.files.has(target) || (anchor && !ids.get(target)?.has(anchor));
      })
      .map((link) => `${place}: ${link}`);
  expect(pages.flatMap(leadsNowhere)).toEqual([]);
  expect(pages.flatMap(([, text]) => all(text, / href="([^"]*)"/g)).length).toBeGreaterThan(10_000);
});

test("no link leads out of the site by an absolute address, so that it may lie anywhere", () => {
  const absolute = pages.flatMap(([place, text]) =>
    all(text, / (?:href|src|data-site)="(\/[^"]*)"/g).map((link) => [place, link]),
  );
  // A page that the portal answers at any depth says by itself where the site lies.
  expect(absolute).toEqual([["404.html", "/docs/"]]);
});

test("no two parts of a page have the same anchor", () => {
  const twice = pages.filter(([, text]) => new Set(idsIn(text)).size !== idsIn(text).length);
  expect(twice.map(([place]) => place)).toEqual([]);
});

test("nothing in a page runs by itself: one script, from a file", () => {
  const own = pages.filter(([, text]) => all(text, /<script([^>]*)>/g).some((script) => !/src="[^"]+"/.test(script)));
  const handlers = pages.filter(([, text]) => /<[^>]+ on[a-z]+=/.test(text));
  expect([...own, ...handlers].map(([place]) => place)).toEqual([]);
});

test("each call of the contract stands on the page of its chapter, with its method, path and summary", () => {
  const operations = readOperations(contract);
  const missing = operations.filter(({ info }) => {
    const part = pages.find(
      ([place]) => place === `reference/${info.tag.toLowerCase().replaceAll(" ", "-")}.html`,
    )?.[1];
    const own = part?.split(`id="${info.id}"`)[1]?.split("</section>")[0] ?? "";
    return !own.includes(`>${info.method.toUpperCase()}</b> <code>/api/v1${info.path}</code>`);
  });
  expect(operations.length).toBeGreaterThan(400);
  expect(missing.map(({ info }) => info.id)).toEqual([]);
});

test("a call says who may ask, which scope opens it, what goes in and what comes out, and what it tells", () => {
  const [, part = ""] = String(site.files.get("reference/external-clients.html")).split('id="createExternalClient"');
  const [own = ""] = part.split("</section>");
  for (const words of ["api:write", "none: for people alone", "NewExternalClient", "Answer 201", "“Client added.”"])
    expect(own).toContain(words);
  const search = String(site.files.get("reference/search.html")).split('id="searchStones"')[1]?.split("</section>")[0];
  for (const words of ["stones:read", "?searchTerm", "Words of the trade", "totals"]) expect(search).toContain(words);
});

test("each document stands in the sidebar of each page, and each decision in the list", () => {
  const sources = readSources(projectFolder);
  const [, sidebar = ""] = String(site.files.get("index.html")).split('id="contents"');
  const listed = new Set(all(sidebar.split("</nav>")[0] ?? "", / href="([^"#]+)"/g));
  const documents = sources.documents.filter((file) => !file.startsWith("docs/workflows/") && file !== "README.md");
  expect(documents.map(pageOf).filter((place) => !listed.has(place))).toEqual([]);
  const decisions = String(site.files.get("decisions/index.html"));
  const left = sources.decisions.filter((file) => !decisions.includes(`href="${path.basename(pageOf(file))}"`));
  expect([sources.decisions.length > 100, left]).toEqual([true, []]);
});

test("no diagram appears as its source, and a workflow's page shows its picture", () => {
  expect(pages.filter(([, text]) => /flowchart TD|stateDiagram/.test(text)).map(([place]) => place)).toEqual([]);
  expect(String(site.files.get("architecture.html")).match(/<svg[^>]+role="img"/g)).toHaveLength(2);
  expect(String(site.files.get("workflows/hold.html"))).toContain('src="hold.svg"');
});

test("the search knows each page by its title, and each call by its name", () => {
  const entries = JSON.parse(String(site.files.get("search.json"))) as [
    place: string,
    page: string,
    words: string,
    text: string,
  ][];
  const titles = new Set(entries.filter(([place]) => !place.includes("#")).map(([place]) => place));
  expect(site.pages.filter(({ place }) => !titles.has(place))).toEqual([]);
  expect(entries.find(([place]) => place === "reference/search.html#searchStones")?.[3]).toContain(
    "/api/v1/inventory/search",
  );
});

describe("a document", () => {
  const { pageOfText } = markdownWriter({
    placeOf: (file) => ({ "docs/b.md": "b.html", "docs/a.md": "a.html" })[file],
    placeOfCode: (code) => (code === "createMaster" ? "reference/masters.html#createMaster" : undefined),
  });
  const written = (text: string) => pageOfText("docs/a.md", "decisions/a.html", text).body.source;

  test("leads to another document and its part; a file of the code stays words", () => {
    expect(written("[b](b.md#part-one) [code](../src/x.ts)")).toBe('<p><a href="../b.html#part-one">b</a> code</p>\n');
  });
  test("leads from the name of a call to its part of the reference", () => {
    expect(written("`createMaster` `master`")).toContain(
      '<a href="../reference/masters.html#createMaster"><code>createMaster</code></a> <code>master</code>',
    );
  });
  test("has the anchors that links between documents name, a second time with a number", () => {
    expect(written("## Another `KYC_KEY`?\n\n## Yes & no\n\n## Yes & no")).toMatch(
      /id="another-kyc_key"[\s\S]+id="yes--no"[\s\S]+id="yes--no-1"/,
    );
  });
  test("shows marks of HTML in its code as text", () => {
    expect(written("`<b>` and\n\n```\n<script>x</script>\n```")).toBe(
      '<p><code>&lt;b&gt;</code> and</p>\n<pre tabindex="0"><code>&lt;script&gt;x&lt;/script&gt;</code></pre>\n',
    );
  });
  test.each([
    ["HTML", "words <b>bold</b>", /HTML in a document/],
    ["a picture that is not there", "![x](nowhere.png)", /nowhere\.png is not there/],
    ["a diagram that nobody draws", "```mermaid\nsequenceDiagram\n```", /a diagram is not drawn/],
  ])("that holds %s stops the build", (_, text, fault) => {
    expect(() => written(text)).toThrow(fault);
  });
});
