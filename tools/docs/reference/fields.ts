import { visible } from "#domain/field-messages.ts";
import { type Html, html } from "#server/mail/letter/html.ts";
import type { Contract, Schema } from "#server/plugins/contract/openapi.ts";
import { isSimple, nameOf } from "./shapes.ts";

/** One line of a table of fields. */
export type Field = { name: string; type: Html; isRequired: boolean; about: Html };

export type FieldWriter = {
  /** The link to a shape that stands on a page. */
  linkOf(shape: string): Html;
  sentences(text: string): Html;
};

const joined = (parts: readonly Html[], between: string): Html =>
  html`${parts.map((part, at) => html`${at > 0 ? between : null}${part}`)}`;

const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** The limits of a value, in words. */
function limitsOf(schema: Schema): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, minItems, maxItems } = schema;
  const range = (least: unknown, most: unknown, unit: string) =>
    least === undefined && most === undefined
      ? []
      : [
          least === undefined
            ? `at most ${most}${unit}`
            : most === undefined
              ? `at least ${least}${unit}`
              : least === most
                ? `${least}${unit}`
                : `${least} to ${most}${unit}`,
        ];
  return [
    ...range(minimum, maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum, ""),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`less than ${exclusiveMaximum}`]),
    ...range(minLength, maxLength, " characters"),
    ...range(minItems, maxItems, " entries"),
    ...(schema.uniqueItems ? ["no entry twice"] : []),
    ...(schema.pattern === undefined ? [] : [schema.pattern === visible ? "not blank" : `form ${schema.pattern}`]),
    ...(schema.default === undefined ? [] : [`${shown(schema.default)} if left out`]),
  ];
}

/** Writes schemas as types and tables of fields. */
export function fieldsOf(contract: Contract, writer: FieldWriter) {
  const named = (name: string): Schema => contract.components?.schemas?.[name] ?? {};
  /** A simple shape in the place of its name; what stands beside the reference wins. */
  const opened = (schema: Schema): Schema => {
    const name = nameOf(schema);
    if (name === undefined || !isSimple(named(name))) return schema;
    const { $ref: _, ...own } = schema;
    return opened({ ...named(name), ...own });
  };
  const isOpenObject = (schema: Schema) => schema.properties !== undefined;

  function typeOf(given: Schema): Html {
    const schema = opened(given);
    const name = nameOf(schema);
    if (name !== undefined) return writer.linkOf(name);
    if (schema.const !== undefined) return html`<code>${shown(schema.const)}</code>`;
    if (Array.isArray(schema.enum))
      return joined(
        schema.enum.map((value) => html`<code>${shown(value)}</code>`),
        " | ",
      );
    const several = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
    if (several) return joined(several.map(typeOf), " | ");
    if (schema.allOf) return joined((schema.allOf as Schema[]).map(typeOf), " and ");
    if (schema.items) return html`list of ${typeOf(schema.items)}`;
    if (typeof schema.additionalProperties === "object")
      return html`object with ${typeOf(schema.additionalProperties as Schema)} under any name`;
    const types = [schema.type ?? "any value"]
      .flat()
      .map((type) => (schema.format ? (type === "null" ? type : schema.format) : type));
    return joined(
      types.map((type) => html`${String(type)}`),
      " | ",
    );
  }

  const about = (given: Schema): Html => {
    const schema = opened(given);
    const limits = limitsOf(schema);
    const example = schema.examples as unknown[] | undefined;
    const facts = [
      ...(typeof schema.description === "string" ? [writer.sentences(schema.description)] : []),
      ...(limits.length > 0 ? [html`<p class="limits">${limits.join(", ")}</p>`] : []),
      ...(example?.length && !isOpenObject(schema)
        ? [html`<p class="limits">for example <code>${shown(example[0])}</code></p>`]
        : []),
    ];
    return html`${facts}`;
  };

  /** The fields of an object, those of objects within it below them under `a.b`, of lists under `a[].b`. */
  function rows(schema: Schema, before = ""): Field[] {
    const parts = (schema.allOf ?? schema.oneOf ?? schema.anyOf ?? []) as Schema[];
    const own = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
      const name = `${before}${key}`;
      const isRequired = schema.required?.includes(key) ?? false;
      const inside =
        value.items && isOpenObject(value.items)
          ? rows(value.items, `${name}[].`)
          : isOpenObject(value)
            ? rows(value, `${name}.`)
            : [];
      return [{ name, type: typeOf(value), isRequired, about: about(value) }, ...inside];
    });
    return [...own, ...parts.filter((part) => nameOf(part) === undefined).flatMap((part) => rows(part, before))];
  }

  /** A table of the fields, or the type in one line if there are none. */
  function table(given: Schema): Html {
    const schema = opened(given);
    const fields = rows(schema.items && isOpenObject(schema.items) ? schema.items : schema);
    const isList = schema.items !== undefined;
    const parts = ((schema.allOf ?? schema.oneOf ?? schema.anyOf ?? []) as Schema[]).filter((part) => nameOf(part));
    const begins =
      parts.length > 0
        ? html`<p>${schema.allOf ? "All fields of " : "One of "}${joined(parts.map(typeOf), schema.allOf ? " and " : ", ")}${fields.length > 0 ? ", and:" : "."}</p>`
        : null;
    if (fields.length === 0) return begins ?? html`<p>${typeOf(schema)}</p>${about(schema)}`;
    return html`${begins}${isList ? html`<p>A list; each entry has:</p>` : null}${fieldTable(fields)}`;
  }
  return { typeOf, about, table };
}

export const fieldTable = (fields: readonly Field[]): Html =>
  html`<table class="fields"><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">What it is</th></tr></thead><tbody>${fields.map(
    ({ name, type, isRequired, about }) =>
      html`<tr><td><code>${name}</code>${isRequired ? null : html` <span class="dim">optional</span>`}</td><td>${type}</td><td>${about}</td></tr>\n`,
  )}</tbody></table>
`;
