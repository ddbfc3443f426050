import type { FastifyInstance, FastifyRequest } from "fastify";
import { beginSpan, callerIn, isTraced, traceparentOf, within } from "../ground/trace.ts";
import type { OperationInfo } from "./contract/operations.ts";

const FAULT = 500;

/**
 * Makes each request a span, named by its operation: below the one that the caller names, and told to the caller. Log
 * lines of the request carry the trace.
 */
export function traceAnswers(app: FastifyInstance): void {
  const begun = new WeakMap<FastifyRequest, ReturnType<typeof beginSpan>>();
  app.addHook("onRequest", (request, reply, done) => {
    const { operation, isStream } = request.routeOptions.config as { operation?: OperationInfo; isStream?: true };
    if (!isTraced() || isStream) return done(); // a stream lasts as long as its page is open
    const name = operation?.id ?? "beside the contract";
    const { span, end } = beginSpan(
      name,
      "server",
      { operation: name, "request.id": request.id },
      callerIn(request.headers.traceparent),
    );
    request.log = request.log.child({ trace: span.traceId });
    reply.log = request.log;
    reply.header("traceparent", traceparentOf(span));
    begun.set(request, { span, end });
    within(span, done);
  });
  // A reader of a body calls back from outside the request's own work: it is entered again.
  app.addHook("preValidation", (request, _, done) => {
    const span = begun.get(request)?.span;
    if (span) within(span, done);
    else done();
  });
  app.addHook("onResponse", async (request, { statusCode }) => {
    const facts = { "http.response.status_code": statusCode };
    begun.get(request)?.end({ isFailed: statusCode >= FAULT, facts });
  });
}
