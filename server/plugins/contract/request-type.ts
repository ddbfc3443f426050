import type { IncomingHttpHeaders } from "node:http";
import { Problem } from "#server/ground/problem.ts";
import type { RequestBody } from "./openapi.ts";
import { JSON_TYPE } from "./operations.ts";

const hasBody = (headers: IncomingHttpHeaders) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** The limit for an empty body: thirteen bytes in its wrapping, with room for spaces. */
export const EMPTY_BODY_LIMIT = 1024;

/**
 * Refuses the body of a call without one, unless it may be empty: the seed wraps every body, even an empty one (spec
 * §7).
 */
const refuseUnlessMaybeEmpty = (method: string, headers: IncomingHttpHeaders, type: string | undefined) => {
  const isShort = Number(headers["content-length"] ?? 0) <= EMPTY_BODY_LIMIT;
  if (method === "get" || type !== JSON_TYPE || !isShort) throw new Problem("bodyUnexpected");
};

type Receiver = { info: { method: string }; requestBody?: RequestBody | undefined };

/** Refuses a body of the wrong kind by its headers alone, before any of it is read. */
export const refuseWrongType = (headers: IncomingHttpHeaders, { info, requestBody: body }: Receiver): void => {
  if (!hasBody(headers)) {
    if (body?.required) throw new Problem("bodyMissing");
    return;
  }
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (body === undefined) {
    refuseUnlessMaybeEmpty(info.method, headers, type);
    return;
  }
  const encoding = headers["content-encoding"] ?? "identity";
  if (type === undefined || body.content[type] === undefined || encoding !== "identity")
    throw new Problem("unsupportedMediaType");
};
