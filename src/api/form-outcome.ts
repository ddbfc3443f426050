import { formatDateTime } from "#domain/format.ts";
import type { Meanwhile } from "#domain/problems.ts";
import { ApiError, sentenceOf } from "./errors.ts";
import type { Data, OperationId } from "./operation-types.ts";

/** Why a form was not taken, as the kit's forms show it. */
export interface FormRefusal<Values> {
  message: string;
  errors?: readonly { path: string; message: string }[];
  /** Rows of a selection, each with its reason. */
  refused?: readonly { stock_no?: string; reason: string; meanwhile?: Meanwhile; choices?: readonly string[] }[];
  requestId?: string;
  /** What somebody else saved meanwhile, and who, where that is told. */
  stale?: { stored: Values; by?: string | undefined };
}

/** "Ines Novak (20/11/2026 10:00)", where the house says who saved first. */
export function savedBy({ refused }: ApiError): string | undefined {
  const meanwhile = refused[0]?.meanwhile;
  return meanwhile?.by ? `${meanwhile.by} (${formatDateTime(meanwhile.at)})` : undefined;
}

/** How the row that a stale version was refused for stands in a form; the server answers it as the operation does. */
interface Stored<O extends OperationId, Values> {
  operation: O;
  /** The row in the form's own fields. */
  read: (current: Data<O>) => Values;
  /** Who saved it, where the row says so. */
  by?: (current: Data<O>) => string | undefined;
}

/** Sends a form: nothing comes back when it was taken, else why not. */
export async function formOutcome<Values, O extends OperationId = never>(
  send: () => Promise<unknown>,
  stored?: Stored<O, Values>,
): Promise<FormRefusal<Values> | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) return { message: sentenceOf(error) };
    const { message, errors, refused, requestId } = error;
    return { message, errors, refused, requestId: requestId ?? undefined, stale: stored && staleOf(error, stored) };
  }
}

function staleOf<O extends OperationId, Values>(error: ApiError, { read, by }: Stored<O, Values>) {
  const current = currentOf<O>(error);
  return current && { stored: read(current), by: by?.(current) ?? savedBy(error) };
}

/** The row as it is now, where a stale version of it was refused. */
export const currentOf = <O extends OperationId>({ code, current }: ApiError): Data<O> | undefined =>
  code === "staleVersion" && current ? (current as Data<O>) : undefined;
