import { formatDateTime } from "#domain/format.ts";
import type { Meanwhile } from "#domain/problems.ts";
import { ApiError, sentenceOf } from "./errors.ts";

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
 * Sends a form: nothing comes back when it was taken, else why not. `storedOf` reads the row that a stale version
 * was refused for into the form's own fields, `byOf` says who saved it where the row does.
 */
export async function formOutcome<Values>(
  send: () => Promise<unknown>,
  storedOf?: (current: Record<string, unknown>) => Values,
  byOf?: (current: Record<string, unknown>) => string | undefined,
): Promise<FormRefusal<Values> | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) return { message: sentenceOf(error) };
    const { message, errors, refused, requestId, code, current } = error;
    const by = (current && byOf?.(current)) ?? savedBy(error);
    const stale = code === "staleVersion" && current && storedOf ? { stored: storedOf(current), by } : undefined;
    return { message, errors, refused, requestId: requestId ?? undefined, stale };
  }
}
