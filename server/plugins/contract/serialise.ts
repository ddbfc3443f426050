import buildSerialiser from "fast-json-stringify";
import { Said } from "#domain/answers.ts";
import { type MessageKey, messages } from "#domain/messages.ts";
import { bytesOf } from "../../wire/written-list.ts";
import { type Contract, follow, type Response, type Schema } from "./openapi.ts";
import { JSON_TYPE, type Operation } from "./operations.ts";
import { linked } from "./schema-walk.ts";

type Compilable = Parameters<typeof buildSerialiser>[0];
type Serialise = (value: unknown) => string;

const build = (schema: Schema, components: Record<string, Schema>): Serialise =>
  buildSerialiser(schema as Compilable, { schema: components as Record<string, Compilable> });

const refsIn = (value: unknown, found: Set<string>): void => {
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key === "$ref" && typeof child === "string") found.add(child.split("#")[0] ?? "");
    else refsIn(child, found);
  }
};

/** The components that a schema needs, directly or indirectly. All others would only take time to compile. */
const neededBy = (schema: Schema, all: Record<string, Schema>) => {
  const needed: Record<string, Schema> = {};
  const left = new Set<string>();
  refsIn(schema, left);
  for (const name of left) {
    const component = all[name];
    if (component === undefined || needed[name] !== undefined) continue;
    needed[name] = { ...linked(component), $id: name };
    refsIn(needed[name], left);
  }
  return needed;
};

/** The schema of `data` in an answer of any composition. */
const dataOf = (contract: Contract, schema: Schema | undefined): Schema | undefined => {
  const answer = follow<Schema>(contract, schema);
  if (answer === undefined) return undefined;
  if (answer.properties?.data !== undefined) return answer.properties.data;
  const parts = Array.isArray(answer.allOf) ? (answer.allOf as Schema[]) : [];
  return parts.map((part) => dataOf(contract, part)).find((data) => data !== undefined);
};

/** The form of an operation's answers: status, words, and data with declared fields only. */
export type AnswerForm = {
  write(result: unknown, requestId: string): { status: number; bytes: Buffer };
  /** The value with the declared fields of the answer's data; undefined if it has another form. */
  declared(value: unknown): unknown;
};

/** Makes the forms of a contract's answers; equal schemas are compiled once. */
export const answerForms = (contract: Contract) => {
  const components = contract.components?.schemas ?? {};
  const cache = new Map<string, Serialise>();
  const compile = (schema: Schema): Serialise => {
    const plain = linked(schema);
    const key = JSON.stringify(plain);
    const serialise = cache.get(key) ?? build(plain, neededBy(plain, components));
    cache.set(key, serialise);
    return serialise;
  };

  return ({ object }: Operation): AnswerForm => {
    const statuses = Object.keys(object.responses ?? {})
      .filter((status) => /^2\d\d$/.test(status))
      .sort();
    const formOf = (status: string): Serialise => {
      const response = follow<Response>(contract, object.responses?.[status]);
      const schema = dataOf(contract, response?.content?.[JSON_TYPE]?.schema);
      return schema ? compile(schema) : () => "null";
    };
    const usual = statuses[0] ?? "200";
    const serialise = formOf(usual);
    // An operation may do a small task at once and leave a large one to a job.
    const serialiseAccepted = statuses.includes("202") ? formOf("202") : serialise;
    const words = (object["x-message"] ?? "success") as MessageKey;

    const write = (result: unknown, requestId: string) => {
      const { status, message, data, isAccepted, addition } =
        result instanceof Said ? result : new Said("success", words, result);
      const head = JSON.stringify({
        status,
        // A 200 with 'fail' carries the same fields as every failure.
        ...(status === "fail" && { ...(message && { code: message }), request_id: requestId }),
        ...(message && { message: addition ? `${messages[message]} ${addition}` : messages[message] }),
      });
      const isEmpty = data === undefined || data === null;
      const form = isAccepted ? serialiseAccepted : serialise;
      const body = isEmpty && status === "fail" ? "null" : form(data ?? null);
      const bytes = bytesOf(`${head.slice(0, -1)},"data":${body}}`, data);
      return { status: isAccepted ? 202 : Number(usual), bytes };
    };
    const declared = (value: unknown) => {
      try {
        return JSON.parse(serialise(value)) ?? undefined;
      } catch {
        return undefined;
      }
    };
    return { write, declared };
  };
};
