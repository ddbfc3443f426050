import type { ErrorObject } from "ajv";
import { fieldMessage } from "#domain/field-messages.ts";
import type { FieldError, ProblemCode } from "#domain/problems.ts";
import { Problem } from "#server/ground/problem.ts";
import { pointerPart } from "./pointer.ts";

/** The most faults in an answer: more than a form can show. */
const MOST = 20;

const named = (error: ErrorObject): string | undefined =>
  error.params.missingProperty ?? error.params.additionalProperty ?? error.params.unevaluatedProperty;
const pathOf = (error: ErrorObject) => {
  const name = named(error);
  return name === undefined ? error.instancePath : `${error.instancePath}/${pointerPart(name)}`;
};
const isChoice = ({ keyword }: ErrorObject) => keyword === "anyOf" || keyword === "oneOf";
const isUnknown = ({ keyword }: ErrorObject) =>
  keyword === "additionalProperties" || keyword === "unevaluatedProperties";
const isDataMissing = (error: ErrorObject) => error.keyword === "required" && pathOf(error) === "/data";

const codeOf = (errors: ErrorObject[], root: string): ProblemCode => {
  if (errors.every(isUnknown)) return root === "/query" ? "unknownParameter" : "unknownField";
  return root === "" && errors.some(isDataMissing) ? "dataMissing" : "malformed";
};

/**
 * The errors to report. The branches of a failed choice contradict each other, so only the choice is reported. A failed
 * condition ("if") is reported by its demand.
 */
const worthTelling = (errors: ErrorObject[]) => {
  const choices = new Set(errors.filter(isChoice).map(({ instancePath }) => instancePath));
  const kept = errors.filter(
    (error) => isChoice(error) || (error.keyword !== "if" && !choices.has(error.instancePath)),
  );
  return kept.length > 0 ? kept : errors;
};

/** One refusal from Ajv's errors: a sentence for each field, about its first fault. */
export const refusal = (errors: ErrorObject[], root: string): Problem => {
  const told = worthTelling(errors);
  const fields = new Map<string, FieldError>();
  for (const error of told) {
    const path = `${root}${pathOf(error)}`;
    if (!fields.has(path)) fields.set(path, { path, message: fieldMessage(error.keyword, error.params) });
    if (fields.size === MOST) break;
  }
  return new Problem(codeOf(told, root), { errors: [...fields.values()] });
};
