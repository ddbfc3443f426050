import { messages } from "#domain/messages.ts";
import { problemStatus } from "#domain/problems.ts";
import { type Html, html } from "#server/mail/letter/html.ts";
import type { Contract, Schema } from "#server/plugins/contract/openapi.ts";
import type { Operation } from "#server/plugins/contract/operations.ts";
import { headingOf } from "../markdown.ts";
import type { Heading, Page } from "../page.ts";
import { linkTo, slugOf } from "../places.ts";
import { fieldsOf } from "./fields.ts";
import { operationPart, summaryOf } from "./operation.ts";
import { ownersOfShapes } from "./shapes.ts";

export type Tag = { name: string; description: string };
export const tagPlace = (name: string) => `reference/${slugOf(name)}.html`;
const [overviewPlace, sharedPlace, refusalsPlace] = ["index", "shared-shapes", "refusals"].map(
  (name) => `reference/${name}.html`,
) as [string, string, string];
const anchorOfShape = (name: string) => `shape-${name}`;

type Given = {
  contract: Contract;
  operations: readonly Operation[];
  /** Sentences of the contract, on a page. */
  sentencesOn(page: string): (text: string) => Html;
  /** The page of a workflow that has this arrow. */
  placeOfArrow(transition: string): string;
};

/** Every page of the reference: an overview, one for each tag, the shapes that several share, and the refusals. */
export function referencePages({ contract, operations, sentencesOn, placeOfArrow }: Given): Page[] {
  const tags = contract.tags as Tag[];
  const owners = ownersOfShapes(contract, operations);
  const placeOfShape = (name: string) => {
    const owner = owners.get(name);
    return `${owner ? tagPlace(owner) : sharedPlace}#${anchorOfShape(name)}`;
  };

  const writerOn = (page: string) => {
    const sentences = sentencesOn(page);
    const linkOf = (name: string) => html`<a href="${linkTo(page, placeOfShape(name))}">${name}</a>`;
    const arrow = (name: string) => html`<a href="${linkTo(page, placeOfArrow(name))}"><code>${name}</code></a>`;
    return { contract, sentences, arrow, ...fieldsOf(contract, { linkOf, sentences }) };
  };

  const shapesOf = (page: string, owner: string) => {
    const { sentences, table } = writerOn(page);
    const names = [...owners]
      .filter(([, of]) => of === owner)
      .map(([name]) => name)
      .sort();
    return names.map((name) => {
      const { description, ...schema } = (contract.components?.schemas?.[name] ?? {}) as Schema;
      const about = typeof description === "string" ? sentences(description) : null;
      const text = typeof description === "string" ? description : "";
      return {
        heading: { id: anchorOfShape(name), words: name, level: 3, text },
        part: html`${headingOf(3, anchorOfShape(name), html`${name}`, name)}${about}${table(schema)}`,
      };
    });
  };

  const tagPage = ({ name, description }: Tag): Page => {
    const place = tagPlace(name);
    const own = operations.filter(({ info }) => info.tag === name);
    const shapes = shapesOf(place, name);
    const written = writerOn(place);
    return {
      place,
      title: name,
      body: html`<h1>${name}</h1><p>${description}</p>
${own.map((operation) => operationPart(operation, written))}${shapes.length > 0 ? html`${headingOf(2, "shapes", html`Shapes`, "Shapes")}${shapes.map(({ part }) => part)}` : null}`,
      headings: [
        { id: "", words: name, level: 1, text: description },
        ...own.map(headingOfOperation),
        ...(shapes.length > 0 ? [{ id: "shapes", words: "Shapes", level: 2, text: "" }] : []),
        ...shapes.map(({ heading }) => heading),
      ],
    };
  };

  const sharedShapes = shapesOf(sharedPlace, "");
  const shared: Page = {
    place: sharedPlace,
    title: "Shapes of several chapters",
    body: html`<h1>Shapes of several chapters</h1>${sharedShapes.map(({ part }) => part)}`,
    headings: [
      { id: "", words: "Shapes of several chapters", level: 1, text: "" },
      ...sharedShapes.map(({ heading }) => heading),
    ],
  };
  return [overview(contract, tags, operations, sentencesOn(overviewPlace)), ...tags.map(tagPage), shared, refusals()];
}

function headingOfOperation(operation: Operation): Heading {
  const { info, object } = operation;
  const { words, rest } = summaryOf(operation);
  const text = `${info.method.toUpperCase()} /api/v1${info.path} ${info.id} ${rest} ${object.description ?? ""}`;
  return { id: info.id, words, level: 2, text };
}

function overview(
  contract: Contract,
  tags: readonly Tag[],
  operations: readonly Operation[],
  sentences: (text: string) => Html,
): Page {
  const title = "The API, call by call";
  const { description } = contract.info as { description: string };
  const chapters = tags.map(({ name, description: about }) => {
    const rows = operations
      .filter(({ info }) => info.tag === name)
      .map(
        ({ info, object }) =>
          html`<tr><td><b class="${info.method}">${info.method.toUpperCase()}</b></td><td><a href="${linkTo(overviewPlace, `${tagPlace(name)}#${info.id}`)}"><code>${info.path}</code></a></td><td>${String(object.summary)}</td></tr>\n`,
      );
    return html`${headingOf(2, slugOf(name), html`<a href="${linkTo(overviewPlace, tagPlace(name))}">${name}</a>`, name)}<p>${about}</p><table class="calls"><thead class="unseen"><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th></tr></thead><tbody>${rows}</tbody></table>\n`;
  });
  return {
    place: overviewPlace,
    title,
    body: html`<h1>${title}</h1>${sentences(description)}<p>${operations.length} calls in ${tags.length} chapters. A portal gives the whole contract as one file at <code>/api/openapi.json</code>. <a href="refusals.html">What a refusal can say</a>, <a href="shared-shapes.html">shapes of several chapters</a>, <a href="../api.html">a first program in ten minutes</a>.</p>${chapters}`,
    headings: [
      { id: "", words: title, level: 1, text: description },
      ...tags.map(({ name, description: text }) => ({ id: slugOf(name), words: name, level: 2, text })),
    ],
  };
}

function refusals(): Page {
  const title = "What a refusal can say";
  const codes = Object.entries(problemStatus) as [keyof typeof problemStatus, number][];
  const statuses = [...new Set(codes.map(([, status]) => status))].sort((a, b) => a - b);
  const parts = statuses.map((status) => ({
    heading: {
      id: `status-${status}`,
      words: `Status ${status}`,
      level: 2,
      text: codes
        .filter(([, of]) => of === status)
        .map(([code]) => `${code} ${messages[code]}`)
        .join(" "),
    },
    rows: codes
      .filter(([, of]) => of === status)
      .map(([code]) => html`<tr><td><code>${code}</code></td><td>${messages[code]}</td></tr>\n`),
  }));
  return {
    place: refusalsPlace,
    title,
    body: html`<h1>${title}</h1><p>A refusal carries a <code>code</code> that stays and a <code>message</code> for people, and a <code>request_id</code>. Where fields or stones are at fault, <code>errors</code> or <code>refused</code> name each.</p>${parts.map(
      ({ heading, rows }) =>
        html`${headingOf(2, heading.id, html`${heading.words}`, heading.words)}<table class="calls"><thead><tr><th scope="col">Code</th><th scope="col">Message</th></tr></thead><tbody>${rows}</tbody></table>\n`,
    )}`,
    headings: [{ id: "", words: title, level: 1, text: "" }, ...parts.map(({ heading }) => heading)],
  };
}
