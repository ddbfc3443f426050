import { formOf } from "./middleware.ts";
import type { OperationId } from "./operation-types.ts";
import { operations } from "./operations.gen.ts";

/** What any call may be given. */
export type AnyInput = { path?: object; query?: object; body?: unknown; files?: Record<string, unknown> };

type Marks = { multipart?: boolean; json?: boolean; public?: boolean };
/** Asked without a session. */
export const isPublic = (id: OperationId) => (operations[id][2] as Marks).public === true;

/** What is sent: a form where there are files, else the content under `data`. */
export const contentOf = (id: OperationId, { body, files }: AnyInput): unknown => {
  const kind: Marks = operations[id][2];
  if (kind.multipart && (files || !kind.json)) return formOf(body, files ?? {});
  return body === undefined ? undefined : { data: body };
};

/** Whether an answer is one of the house. */
export const isEnvelope = (answer: unknown): answer is { status: string; message: string; data: unknown } =>
  typeof answer === "object" && answer !== null && "status" in answer && "data" in answer;
