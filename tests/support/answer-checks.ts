import type { ValidateFunction } from "ajv/dist/2020.js";
import { closed } from "#server/plugins/contract/closed-schemas.ts";
import { type Contract, follow, type Response, type Schema } from "#server/plugins/contract/openapi.ts";
import { JSON_TYPE, type Operation } from "#server/plugins/contract/operations.ts";
import { ajvFor } from "#server/plugins/contract/validators.ts";

/** The fault of an answer against its contract, fields without a name there included; null for a good one. */
export type AnswerCheck = (operation: Operation, status: number, body: unknown) => string | null;

export function answerChecks(contract: Contract): AnswerCheck {
  const ajv = ajvFor(contract, { useDefaults: false, validateSchema: false });
  const compiled = new Map<Schema, ValidateFunction>();
  const checkOf = (schema: Schema) => {
    const check = compiled.get(schema) ?? ajv.compile(closed(schema));
    compiled.set(schema, check);
    return check;
  };
  /** The schema of this answer; null for a file; undefined for an answer that is not in the contract. */
  const schemaOf = ({ object }: Operation, status: number, isFail: boolean): Schema | null | undefined => {
    const responses = object.responses ?? {};
    // A 200 that says 'fail' has the form of every failure (spec §8).
    const own = isFail && status < 300 ? undefined : responses[String(status)];
    const response = follow<Response>(contract, own ?? responses.default);
    return response && (response.content?.[JSON_TYPE]?.schema ?? null);
  };

  return (operation, status, body) => {
    const isFail = (body as { status?: unknown } | null)?.status === "fail";
    const schema = schemaOf(operation, status, isFail);
    if (schema === undefined) return `the contract has no ${status}`;
    if (schema === null) return null;
    const check = checkOf(schema);
    return check(body) ? null : ajv.errorsText(check.errors, { dataVar: "answer" });
  };
}
