import { formatDateTime } from "#domain/format.ts";
import { isDeed, tooLateSentence } from "#domain/meanwhile.ts";
import { messages } from "#domain/portal-messages.ts";
import type { Refusal } from "#domain/problems.ts";
import { ApiError, currentOf, sentenceOf } from "./errors.ts";
import type { Data, OperationId } from "./operation-types.ts";
import { told } from "./told.ts";

/** The refusal of a form, as the kit's forms show it. */
export interface FormRefusal<Values> {
  message: string;
  errors?: readonly { path: string; message: string }[];
  /** Rows of a selection, each with its reason. */
  refused?: readonly Omit<Refusal, "code">[];
  requestId?: string;
  /** The version that somebody else saved meanwhile, with their name, or the sentence about another act, if known. */
  stale?: {
    stored: Values;
    by?: string | undefined;
    said?: string | undefined;
    /** Called when the stored version is taken: what is shown around the form is read anew. */
    onTaken?: (() => void) | undefined;
  };
}

/** "Ines Novak (20/11/2026 10:00)", if the server names the person who saved first. */
export function savedBy({ refused }: ApiError): string | undefined {
  const meanwhile = refused[0]?.meanwhile;
  return meanwhile?.by ? `${meanwhile.by} (${formatDateTime(meanwhile.at)})` : undefined;
}

/** "Ines Novak switched this off at 10:00. Nothing of yours was written.", if that is more than a change of fields. */
function deedIn({ refused }: ApiError): string | undefined {
  const meanwhile = refused[0]?.meanwhile;
  // Of an act of one's own that sentence would not say that nothing of this form was written.
  if (!meanwhile || meanwhile.is_own) return undefined;
  return isDeed(meanwhile.event) ? tooLateSentence(meanwhile, new Date()) : undefined;
}

/** Lists of stones show by themselves who was faster at which stone. */
const isAboutOneRow = ({ refused: [one, ...others] }: ApiError) => others.length === 0 && one?.stock_no === undefined;

/**
 * Sends a form. Answers undefined after a success, else the refusal. `storedOf` reads the present row, for whose stale
 * version `act` was refused, into the form's own fields. `byOf` reads the person who saved it, if the row has them.
 */
export async function formOutcome<Values, O extends OperationId = OperationId>(
  send: () => Promise<unknown>,
  act?: { operation: O; readAnew?: () => void },
  storedOf?: (current: Data<O>) => Values,
  byOf?: (current: Data<O>) => string | undefined,
): Promise<FormRefusal<Values> | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) return { message: sentenceOf(error) };
    const { errors, refused, requestId, code } = error;
    const current = act && currentOf(error, act);
    const by = (current && byOf?.(current)) ?? savedBy(error);
    const said = deedIn(error);
    const isStale = code === "staleVersion" && current !== undefined && storedOf !== undefined;
    const stale = isStale ? { stored: storedOf(current), by, said, onTaken: act?.readAnew } : undefined;
    const isGone = act !== undefined && code === "notFound" && refused.length === 0;
    // Nobody compares here: what is shown is read anew, so that the next try is about what stands there.
    if (code === "staleVersion" && !storedOf) act?.readAnew?.();
    const message = stale || !isAboutOneRow(error) ? error.message : told(error, new Date());
    return { message: isGone ? messages.gone : message, errors, refused, requestId: requestId ?? undefined, stale };
  }
}
