import { messages } from "#domain/messages.ts";
import { type Html, html } from "#server/mail/letter/html.ts";
import { type Contract, follow, type Response, type Schema } from "#server/plugins/contract/openapi.ts";
import type { Operation } from "#server/plugins/contract/operations.ts";
import { headingOf } from "../markdown.ts";
import { type Field, type fieldsOf, fieldTable } from "./fields.ts";

type Written = ReturnType<typeof fieldsOf> & {
  contract: Contract;
  sentences(text: string): Html;
  /** The link to a workflow's page, for an arrow such as `hold.release`. */
  arrow(transition: string): Html;
};

const PREFIX = "/api/v1";
const text = (value: unknown) => (typeof value === "string" ? value : "");

function whoMay({ info, object }: Operation): Html {
  if (info.isPublic) return html`anybody, signed in or not`;
  if (info.permissions.length === 0) return html`whoever is signed in`;
  const names = info.permissions.map((name, at) => html`${at > 0 ? " or " : null}<code>${name}</code>`);
  return html`${names}${object["x-fresh-sign-in"] ? ", with a password that was typed just before" : null}`;
}

function factsOf(operation: Operation, { arrow }: Written): [name: string, value: Html][] {
  const { info, object } = operation;
  const message = text(object["x-message"]) as keyof typeof messages | "";
  const arrows = (object["x-transitions"] ?? []) as string[];
  return [
    ["Permission", whoMay(operation)],
    ["Scope of a key", object["x-scope"] ? html`<code>${object["x-scope"]}</code>` : html`none: for people alone`],
    ...(info.otherPaths.length > 0
      ? [["Also at", html`${info.otherPaths.map((path) => html`<code>${PREFIX}${path}</code>`)}`] as [string, Html]]
      : []),
    [
      "Changes something",
      info.writes ? (info.isPublic ? html`yes` : html`yes; takes an <code>Idempotency-Key</code>`) : html`no`,
    ],
    ...(arrows.length > 0
      ? [
          ["Transitions", html`${arrows.map((name, at) => html`${at > 0 ? ", " : null}${arrow(name)}`)}`] as [
            string,
            Html,
          ],
        ]
      : []),
    ...(message ? [["Message", html`“${messages[message]}”`] as [string, Html]] : []),
    ...(info.secret ? [["Told once", html`no copy of the answer is kept`] as [string, Html]] : []),
  ];
}

const parameterFields = ({ parameters }: Operation, { typeOf, about }: Written): Field[] =>
  parameters.map((one) => {
    const { name, schema = {}, required = false } = one;
    const description = text((one as { description?: string }).description);
    return {
      name: one.in === "path" ? `{${name}}` : one.in === "header" ? `${name}:` : `?${name}`,
      type: typeOf(schema),
      isRequired: required,
      about: about(description ? { ...schema, description } : schema),
    };
  });

/** The schema under `data`: the rest of every body and answer is the same. */
const dataOf = (schema: Schema): Schema => schema.properties?.data ?? schema;

const part = (title: string, inside: Html | null) => (inside ? html`<h3>${title}</h3>${inside}` : null);

function bodies({ requestBody }: Operation, { table }: Written): Html | null {
  if (!requestBody) return null;
  return html`${Object.entries(requestBody.content).map(
    ([type, { schema = {} }]) =>
      html`<h3>Body${requestBody.required ? null : ", if any"} <span class="dim">${type}</span></h3>${table(dataOf(schema))}`,
  )}`;
}

function answers({ object }: Operation, { contract, table, sentences }: Written): Html {
  const good = Object.entries(object.responses ?? {}).filter(([status]) => status !== "default");
  return html`${good.map(([status, given]) => {
    const response = follow<Response>(contract, given);
    const schemas = Object.values(response?.content ?? {}).flatMap(({ schema }) => (schema ? [schema] : []));
    const data = schemas.map(dataOf).filter(({ type }) => type !== "null");
    return html`<h3>Answer ${status}</h3>${sentences(text((response as { description?: string } | undefined)?.description))}${data.map(table)}`;
  })}`;
}

/** A call's summary: its first sentence is its heading, the rest stands below. */
export function summaryOf({ object }: Operation): { words: string; heading: Html; rest: string } {
  const [first = "", ...others] = text(object.summary).split(/(?<=\.)\s+/);
  const words = first.replace(/\.$/, "");
  const heading = html`${words.split("`").map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
  return { words: words.replaceAll("`", ""), heading, rest: others.join(" ") };
}

/** One call: how it is asked, by whom, and what it answers. */
export function operationPart(operation: Operation, written: Written): Html {
  const { info, object } = operation;
  const { words, heading, rest } = summaryOf(operation);
  const facts = factsOf(operation, written).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`);
  const fields = parameterFields(operation, written);
  return html`<section class="operation">
${headingOf(2, info.id, heading, words)}<p class="call"><b class="${info.method}">${info.method.toUpperCase()}</b> <code>${PREFIX}${info.path}</code> <span class="dim">${info.id}</span></p>
${written.sentences([rest, text(object.description)].filter(Boolean).join("\n\n"))}<dl>${facts}</dl>
${part("Parameters", fields.length > 0 ? fieldTable(fields) : null)}${bodies(operation, written)}${answers(operation, written)}</section>
`;
}
