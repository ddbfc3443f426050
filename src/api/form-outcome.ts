import { formatDateTime } from "#domain/format.ts";
import type { Meanwhile } from "#domain/problems.ts";
import { ApiError, currentOf, sentenceOf } from "./errors.ts";
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

/**
 * Sends a form: nothing comes back when it was taken, else why not. `storedOf` reads the row for which `act` was refused,
 * its version being stale, into the form's own fields; `byOf` says who saved it where the row does.
 */
export async function formOutcome<Values, O extends OperationId = OperationId>(
  send: () => Promise<unknown>,
  act?: { operation: O },
  storedOf?: (current: Data<O>) => Values,
  byOf?: (current: Data<O>) => string | undefined,
): Promise<FormRefusal<Values> | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) return { message: sentenceOf(error) };
    const { message, errors, refused, requestId, code } = error;
    const current = act && currentOf(error, act);
    const by = (current && byOf?.(current)) ?? savedBy(error);
    const stale = code === "staleVersion" && current && storedOf ? { stored: storedOf(current), by } : undefined;
    return { message, errors, refused, requestId: requestId ?? undefined, stale };
  }
}
