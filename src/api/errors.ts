import { messages, type PortalMessageKey } from "#domain/portal-messages.ts";
import type { FieldError, Refusal } from "#domain/problems.ts";
import type { Data, OperationId } from "./operation-types.ts";

export interface FailureDetails {
  status: number;
  code: string;
  message: string;
  errors?: FieldError[];
  refused?: Refusal[];
  /** The present row, if a stale version was refused. */
  current?: object;
  /** The operation that was called. */
  operation?: OperationId;
  requestId?: string;
  /** The ticket for the second step of a sign-in. */
  ticket?: string;
  /** The ways in which the account proves itself in that step, beside recovery codes. */
  ways?: string[];
  /** Seconds to wait, from the `Retry-After` of a 429. */
  retryAfter?: number;
}

/** A failure of a call. `status` is 0 without an answer. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly refused: readonly Refusal[];
  readonly current: object | null;
  readonly operation: OperationId | null;
  readonly requestId: string | null;
  readonly ticket: string | null;
  readonly ways: readonly string[];
  readonly retryAfter: number | null;

  constructor(details: FailureDetails, options?: ErrorOptions) {
    super(details.message, options);
    this.status = details.status;
    this.code = details.code;
    this.errors = details.errors ?? [];
    this.refused = details.refused ?? [];
    this.current = details.current ?? null;
    this.operation = details.operation ?? null;
    this.requestId = details.requestId ?? null;
    this.ticket = details.ticket ?? null;
    this.ways = details.ways ?? [];
    this.retryAfter = details.retryAfter ?? null;
  }
}

/** The present row of a refused act. The server gives it in the form of that act's answer, and of no other. */
export const currentOf = <O extends OperationId>(error: unknown, act: { operation: O }): Data<O> | undefined =>
  error instanceof ApiError && error.current && error.operation === act.operation
    ? (error.current as Data<O>)
    : undefined;

/** Spec §8: network failure, timeout or refused connection. */
export const unreachable = (cause: unknown) =>
  new ApiError({ status: 0, code: "serverUnreachable", message: messages.serverUnreachable }, { cause });

/** Spec §8: the request could not even be set up. */
export const notSent = (cause: unknown) =>
  new ApiError({ status: 0, code: "requestNotSent", message: messages.requestNotSent }, { cause });

/** Spec §8: an answer in another form than the house's. */
export const unreadable = (status: number, cause?: unknown) =>
  new ApiError({ status, code: "invalidResponse", message: messages.invalidResponse }, { cause });

/** Spec §5: an answer that does not say whether the call succeeded. */
export const unflagged = (status: number, message: PortalMessageKey) =>
  new ApiError({ status, code: "invalidResponse", message: messages[message] });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const textOf = (value: unknown) => (typeof value === "string" && value.trim() !== "" ? value : null);

/**
 * Spec §8: the server's message or data when present, else the operation's own sentence, else the error's own message.
 * A 503 always says that the server is under maintenance. The server's own words about it go into the notice.
 */
export function failureOf(
  response: Response,
  answer: unknown,
  { fallback, operation }: { fallback?: PortalMessageKey; operation?: OperationId } = {},
): ApiError {
  const body = isRecord(answer) ? answer : {};
  const said = textOf(body.message) ?? textOf(body.data);
  const own = fallback ? messages[fallback] : textOf(response.statusText);
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: textOf(body.code) ?? String(response.status),
    message: response.status === 503 ? messages.maintenance : (said ?? own ?? messages.somethingWentWrong),
    errors: Array.isArray(body.errors) ? body.errors : undefined,
    refused: Array.isArray(body.refused) ? body.refused : undefined,
    current: isRecord(body.current) ? body.current : undefined,
    operation,
    ...secondStepOf(body.second_factor),
    requestId: textOf(body.request_id) ?? response.headers.get("x-request-id") ?? undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

function secondStepOf(said: unknown): Pick<FailureDetails, "ticket" | "ways"> {
  if (!isRecord(said)) return {};
  const ways = Array.isArray(said.ways) ? said.ways.filter((way) => typeof way === "string") : [];
  return { ticket: textOf(said.ticket) ?? undefined, ways };
}

/** The server's own words about its maintenance. */
export const maintenanceNotice = (answer: unknown): string =>
  (isRecord(answer) ? textOf(answer.message) : null) ?? messages.maintenance;

/** The sentence to show for anything that was thrown. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : messages.unexpectedError;

/** The sentences of the refused fields by name, in the form of a form's errors: `{ email: '…' }`. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.errors.map(({ path, message }) => [path.replace(/^\/data\//, "").replaceAll("/", "."), message]),
  );
}
