import createClient from "openapi-fetch";
import type { PortalMessageKey } from "#domain/portal-messages.ts";
import type { ClientWorld } from "./client-world.ts";
import { type AnyInput, contentOf, isEnvelope, isPublic, isUnflagged } from "./envelope.ts";
import { type ApiError, failureOf, maintenanceNotice, notSent, unflagged, unreachable, unreadable } from "./errors.ts";
import { type FetchFile, type FetchLive, houseFetcher } from "./fetch-file.ts";
import { commonHeaders, newTrace, queryString } from "./middleware.ts";
import type { Data, Input, OperationId } from "./operation-types.ts";
import { operations } from "./operations.gen.ts";
import type { paths } from "./schema.gen.ts";
import { type OnProgress, uploadTimeoutMs } from "./upload.ts";

/** The time after which a call without an answer counts as a server that cannot be reached. */
export const requestTimeoutMs = 30_000;

export interface CallOptions {
  signal?: AbortSignal;
  /** The key of a repeated attempt, by which the server answers the same instead of acting twice. */
  idempotencyKey?: string;
  /** The token of the call, if it is not the session's. */
  token?: string;
  /** The sentence of a failure for which the server gives none: spec §8 names one for most operations. */
  fallback?: PortalMessageKey;
  /** The sentence of a 200 that says `fail` without one, if it differs. */
  failed?: PortalMessageKey;
  /** The sentence of a 200 that lacks the flag of success (spec §5), where it has one of its own. */
  unflagged?: PortalMessageKey;
  /** True if an answer whose data is null has another form than the house's, as of a list (spec §5). */
  needsData?: boolean;
  /** Hears the progress of sent files. Such a call has a longer timeout. */
  onProgress?: OnProgress;
}

export interface Answer<O extends OperationId> {
  data: Data<O>;
  message: string;
  /** The HTTP status; 202 if a job does the work. */
  status: number;
}

type Arguments<O extends OperationId> =
  Record<never, never> extends Input<O>
    ? [id: O, input?: Input<O>, options?: CallOptions]
    : [id: O, input: Input<O>, options?: CallOptions];

/** Calls an operation and answers the inside of its `data`. */
export type Call = <O extends OperationId>(...args: Arguments<O>) => Promise<Data<O>>;
/** Calls an operation and answers its sentence too, where that is shown. */
export type CallWithMessage = <O extends OperationId>(...args: Arguments<O>) => Promise<Answer<O>>;

export interface Client {
  call: Call;
  callWithMessage: CallWithMessage;
  /** Fetches a file that was made for this session. The answer may have any status. */
  fetchFile: FetchFile;
  fetchLive: FetchLive;
  /** The server's time in milliseconds, as this machine's clock may be wrong. */
  serverNow: () => number;
}

type Raw = { data?: unknown; error?: unknown; response: Response };
type AnyRequest = (method: string, path: string, init: object) => Promise<Raw>;

/** The only way to the server: one typed function for every operation of the contract. */
export function makeClient(world: ClientWorld): Client {
  const { timeout = (ms) => AbortSignal.timeout(ms) } = world;
  /** The lead of the server's clock, by its latest answer. */
  let ahead = 0;

  // A `Request` with a body must not be made anew in Chromium, so headers and query are right from the start.
  const client = createClient<paths>({
    baseUrl: world.baseUrl ?? "/api/v1",
    querySerializer: (query) => queryString(query, world.now()),
  });

  async function send(id: OperationId, input: AnyInput, options: CallOptions, trace: string): Promise<Raw> {
    const { onProgress } = options;
    let isSent = false;
    const fetchOnce: typeof globalThis.fetch = (request) => {
      isSent = true;
      return onProgress && world.upload ? world.upload(request as Request, onProgress) : world.fetch(request);
    };
    try {
      const [method, path] = operations[id];
      const timedOut = timeout(onProgress ? uploadTimeoutMs : requestTimeoutMs);
      // The one cast: openapi-fetch types by method and path, this client by operationId.
      return await (client.request as AnyRequest)(method, path, {
        params: { path: input.path, query: input.query },
        body: contentOf(id, input),
        headers: commonHeaders(options.token ?? world.token(), options.idempotencyKey, trace),
        cache: "no-store",
        fetch: fetchOnce,
        signal: options.signal ? AbortSignal.any([options.signal, timedOut]) : timedOut,
      });
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason;
      if (!isSent) throw notSent(error);
      if (error instanceof SyntaxError) throw unreadable(200, error);
      throw unreachable(error);
    }
  }

  /**
   * True if the password was asked for and typed. The same act then continues, unless another session has begun
   * meanwhile.
   */
  const mayAskAgain = async (failure: ApiError, token: string | null) =>
    failure.code === "freshSignInNeeded" && (await world.askPassword?.()) === true && token === world.token();

  async function ask(
    id: OperationId,
    input: AnyInput = {},
    options: CallOptions = {},
    trace = newTrace(),
  ): Promise<{ data: unknown; message: string; status: number }> {
    const token = options.token ?? world.token();
    const { data: answer, error, response } = await send(id, input, options, trace);
    const told = Date.parse(response.headers.get("date") ?? "");
    if (!Number.isNaN(told)) ahead = told - world.now();
    if (response.status === 503) world.onMaintenance(maintenanceNotice(error));
    else if (!isPublic(id)) world.onAnswer?.();
    // An answer to an earlier session's request does not concern the present one.
    if (response.status === 401 && token === world.token()) world.onUnauthorized();
    // Not `if (error)`: the error of a refusal without a body is undefined.
    if (!response.ok) {
      const failure = failureOf(response, error, { fallback: options.fallback, operation: id });
      if (!(await mayAskAgain(failure, token))) throw failure;
      return ask(id, input, options, trace);
    }
    if (isUnflagged(answer) && options.unflagged) throw unflagged(response.status, options.unflagged);
    if (!isEnvelope(answer)) throw unreadable(response.status);
    // Spec §8: a track report that finds nothing is a 200 that says `fail`.
    if (answer.status === "fail") {
      throw failureOf(response, answer, { fallback: options.failed ?? options.fallback, operation: id });
    }
    if (options.needsData && answer.data === null) throw unreadable(response.status);
    return { data: answer.data, message: answer.message, status: response.status };
  }

  return {
    call: (async (id: OperationId, input?: AnyInput, options?: CallOptions) =>
      (await ask(id, input, options)).data) as Call,
    callWithMessage: ((id: OperationId, input?: AnyInput, options?: CallOptions) =>
      ask(id, input, options)) as CallWithMessage,
    ...houseFetcher(world),
    serverNow: () => world.now() + ahead,
  };
}
