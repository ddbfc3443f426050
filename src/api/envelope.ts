import { formOf } from "./middleware.ts";
import type { OperationId } from "./operation-types.ts";
import { operations } from "./operations.gen.ts";

/** The input that any call may have. */
export type AnyInput = { path?: object; query?: object; body?: unknown; files?: Record<string, unknown> };

type Marks = { multipart?: boolean; json?: boolean; public?: boolean };
/** True for an operation without a session. */
export const isPublic = (id: OperationId) => (operations[id][2] as Marks).public === true;

/** The body of a call: a form if it has files, else the content under `data`. */
export const contentOf = (id: OperationId, { body, files }: AnyInput): unknown => {
  const kind: Marks = operations[id][2];
  if (kind.multipart && (files || !kind.json)) return formOf(body, files ?? {});
  return body === undefined ? undefined : { data: body };
};

/** True if an answer has the form of the house's. */
export const isEnvelope = (answer: unknown): answer is { status: string; message: string; data: unknown } =>
  typeof answer === "object" && answer !== null && "status" in answer && "data" in answer;

/** True if an answer says something, but not whether it succeeded. */
export const isUnflagged = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && !("status" in answer);
