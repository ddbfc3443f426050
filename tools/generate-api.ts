// Writes the types of the API from openapi.yaml; --check only tells whether they are fresh.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { loadContract } from "#server/plugins/contract/load-contract.ts";
import { JSON_TYPE, type Operation, readOperations } from "#server/plugins/contract/operations.ts";

const root = new URL("../", import.meta.url);
const contract = loadContract(new URL("openapi.yaml", root));
const head = "// Generated from openapi.yaml by `npm run gen`; do not edit.\n";

/** The contract without the examples of its schemas. A field of the name "examples" stays. */
const withoutExamples = (value: unknown, isSchema = true): unknown => {
  if (Array.isArray(value)) return value.map((one) => withoutExamples(one));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !isSchema || key !== "examples");
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutExamples(child, key !== "properties")]));
};

const schema = async () => {
  const file = ts.factory.createTypeReferenceNode("FileContent");
  const ast = await openapiTS(withoutExamples(contract) as OpenAPI3, {
    alphabetize: true,
    // The sender may leave out a field with a default.
    defaultNonNullable: false,
    transform: (one) => (one.format === "binary" ? file : undefined),
  });
  return `${head}import type { FileContent } from "#domain/uploads.ts";

${astToString(ast)}`;
};

const route = ({ info, requestBody }: Operation) => {
  const marks = [
    ...(info.multipart ? ["multipart: true"] : []),
    ...(info.multipart && requestBody?.content[JSON_TYPE] ? ["json: true"] : []),
    ...(info.idempotent ? ["idempotent: true"] : []),
    ...(info.isPublic ? ["public: true"] : []),
  ];
  return `  ${info.id}: ["${info.method}", ${JSON.stringify(info.path)}, {${marks.length ? ` ${marks.join(", ")} ` : ""}}],`;
};

const defaults = ({ info, parameters }: Operation) => {
  const names = parameters
    .filter((one) => one.in === "query" && one.schema?.default !== undefined)
    .map(({ name }) => name);
  return names.length ? [`  ${info.id}: ${names.map((name) => JSON.stringify(name)).join(" | ")};`] : [];
};

const sorted = readOperations(contract).sort((a, b) => (a.info.id < b.info.id ? -1 : 1));
const operations = () => `${head}export const operations = {
${sorted.map(route).join("\n")}
} as const;

/** The query parameters that have a default: a handler always finds them. */
export type QueryDefaults = {
${sorted.flatMap(defaults).join("\n")}
};

/** The operations that change nothing: their handlers are given no transaction. */
export type ReadingOperation =
${sorted
  .filter(({ info }) => !info.writes)
  .map(({ info }) => `  | "${info.id}"`)
  .join("\n")};
`;

const facts = ({ info, object }: Operation) => {
  const { "x-scope": scope, "x-rights": rights, "x-view": view } = object;
  return `  ${info.id}: ${JSON.stringify({ permissions: info.permissions, scope, rights, view })},`;
};

/** The server's facts of an operation by its name. No browser needs them. */
const operationFacts = () => `${head}import type { ApiScope } from "#domain/api-scopes.ts";
import type { OperationId } from "./operation-types.ts";

/** The contract's facts of an operation beside its form. */
export type OperationFacts = {
  /** Any of these is enough. */
  readonly permissions: readonly string[];
  /** The scope that opens it to a program; none, where it is for people alone. */
  readonly scope?: ApiScope;
  /** Nobody's rights, sessions or prices change by it. */
  readonly rights?: "untouched";
  /** Whoever views the portal as somebody else may do it, although it writes. */
  readonly view?: "allowed";
};

export const operationFacts: Record<OperationId, OperationFacts> = {
${sorted.map(facts).join("\n")}
};
`;

/** The first sentence of a summary, without its stop. */
const titleOf = (summary = "") => (/^.*?(?=[.?](\s|$))/s.exec(summary)?.[0] ?? summary).trim();

const titles = () => `${head}import type { OperationId } from "./operation-types.ts";

/** The title of each operation: the first sentence of its summary. The screens of the log read it. */
export const operationTitles: Record<OperationId, string> = {
${sorted.map(({ info, object }) => `  ${info.id}: ${JSON.stringify(titleOf(object.summary))},`).join("\n")}
};
`;

const files = {
  "src/api/schema.gen.ts": await schema(),
  "src/api/operations.gen.ts": operations(),
  "src/api/operation-facts.gen.ts": operationFacts(),
  "src/api/operation-titles.gen.ts": titles(),
};
const stale = Object.entries(files).filter(([name, text]) => {
  const file = new URL(name, root);
  return !existsSync(file) || readFileSync(file, "utf8") !== text;
});
if (process.argv.includes("--check")) {
  for (const [name] of stale) console.error(`${name} is stale: run \`npm run gen\` and commit it with the contract.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [name, text] of stale) writeFileSync(new URL(name, root), text);
  console.log(stale.length > 0 ? `Written: ${stale.map(([name]) => name).join(", ")}` : "Everything is fresh.");
}
