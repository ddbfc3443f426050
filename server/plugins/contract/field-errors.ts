import type { ErrorObject } from "ajv";
import { fieldMessage } from "#domain/field-messages.ts";
import type { FieldError, ProblemCode } from "#domain/problems.ts";
import { Problem } from "#server/problem.ts";
import { pointerPart } from "./pointer.ts";

/** More than a form can show; a request with thousands of wrong fields is answered with the first ones. */
const MOST = 20;

const named = (error: ErrorObject): string | undefined =>
  error.params.missingProperty ?? error.params.additionalProperty ?? error.params.unevaluatedProperty;
const pathOf = (error: ErrorObject) => {
  const name = named(error);
  return name === undefined ? error.instancePath : `${error.instancePath}/${pointerPart(name)}`;
};
const isChoice = ({ keyword }: ErrorObject) => keyword === "anyOf" || keyword === "oneOf" || keyword === "if";
const isUnknown = ({ keyword }: ErrorObject) =>
  keyword === "additionalProperties" || keyword === "unevaluatedProperties";
const isDataMissing = (error: ErrorObject) => error.keyword === "required" && pathOf(error) === "/data";

const codeOf = (errors: ErrorObject[], root: string): ProblemCode => {
  if (errors.every(isUnknown)) return root === "/query" ? "unknownParameter" : "unknownField";
  return root === "" && errors.some(isDataMissing) ? "dataMissing" : "malformed";
};

/**
 * One refusal out of what Ajv found: a sentence for each field, the first that is wrong with it.
 * Where a choice fails, the branches' complaints about the same field contradict each other and are left out.
 */
export const refusal = (errors: ErrorObject[], root: string): Problem => {
  const choices = new Set(errors.filter(isChoice).map(({ instancePath }) => instancePath));
  const kept = errors.filter(
    (error) => isChoice(error) || !choices.has(error.instancePath) || named(error) !== undefined,
  );
  const fields = new Map<string, FieldError>();
  for (const error of kept) {
    const path = `${root}${pathOf(error)}`;
    if (!fields.has(path)) fields.set(path, { path, message: fieldMessage(error.keyword, error.params) });
    if (fields.size === MOST) break;
  }
  return new Problem(codeOf(errors, root), { errors: [...fields.values()] });
};
