import type { FastifyReply, FastifyRequest } from "fastify";
import type { ProblemCode } from "#domain/problems.ts";
import { isNoRoom } from "#server/ground/no-room.ts";
import { Problem } from "#server/ground/problem.ts";

export type FailureOptions = {
  problemOfDatabase?: ((error: unknown) => ProblemCode | undefined) | undefined;
};

/** The refusals of Fastify itself, by their status. */
const byStatus: Record<number, ProblemCode> = {
  400: "malformed",
  404: "notFound",
  406: "malformed",
  413: "tooLarge",
  414: "malformed",
  415: "unsupportedMediaType",
};

/**
 * The problem of a Fastify error; undefined for other errors. An error of another library with a 403 is about the
 * house's call to a third party, not about the request.
 */
const fromFastify = (error: unknown): Problem | undefined => {
  if (!(error instanceof Error) || !("code" in error) || !("statusCode" in error)) return undefined;
  if (typeof error.code !== "string" || !error.code.startsWith("FST_")) return undefined;
  const code = byStatus[Number(error.statusCode)];
  return code && new Problem(code, {}, { cause: error });
};

/** The file server's own errors: a part past the end of a file, and a file that is not the one the caller has. */
const byFileStatus: Record<number, ProblemCode> = { 412: "fileChanged", 416: "rangeBeyondFile" };
type FileError = Error & { status: number; headers?: { "Content-Range"?: string } };
const isOfFile = (error: unknown): error is FileError =>
  error instanceof Error && "status" in error && Number(error.status) in byFileStatus;

const toProblem = (error: unknown, { problemOfDatabase }: FailureOptions): Problem => {
  if (error instanceof Problem) return error;
  const known = fromFastify(error);
  const ofFile = isOfFile(error) ? byFileStatus[error.status] : undefined;
  if (ofFile) return new Problem(ofFile, {}, { cause: error });
  if (known) return known;
  const code = problemOfDatabase?.(error) ?? (isNoRoom(error) ? "noRoomForFiles" : "somethingWentWrong");
  return new Problem(code, {}, { cause: error });
};

/** The form of a failure on the wire. Its cause is not told. */
const wireForm = ({ code, message, extra }: Problem, requestId: string) => ({
  status: "fail",
  code,
  message,
  request_id: requestId,
  errors: extra.errors,
  refused: extra.refused,
  current: extra.current,
  second_factor: extra.secondFactor,
});

/** True if the caller hung up while the answer was on its way. That is nobody's defect, and nobody hears the answer. */
const hasLeft = (error: unknown, { raw }: FastifyReply): boolean =>
  raw.destroyed && error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";

/** Makes the error handler of the whole server; give the same to Fastify's `frameworkErrors`. */
export const failureHandler =
  (options: FailureOptions = {}) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = toProblem(error, options);
    const cause = problem === error ? (problem.cause ?? problem) : error;
    if (hasLeft(error, reply)) request.log.info("the caller hung up while the answer was on its way");
    else if (problem.status === 500) request.log.error({ err: cause }, "a request failed because of a defect");
    else if (problem.status === 507) request.log.error({ err: cause }, "a request failed because a disk is full");
    else if (problem.status === 504) request.log.warn({ err: cause }, "a request was stopped because it took too long");
    else if (problem.status > 500) request.log.warn({ err: cause }, "a request failed because a service is down");
    const size = isOfFile(error) ? error.headers?.["Content-Range"] : undefined;
    if (size !== undefined) void reply.header("content-range", size);
    if (problem.extra.retryAfter !== undefined) void reply.header("retry-after", Math.ceil(problem.extra.retryAfter));
    void reply
      .code(problem.status)
      .header("cache-control", "no-store")
      .header("x-request-id", request.id)
      .type("application/json; charset=utf-8")
      .send(wireForm(problem, request.id));
  };
