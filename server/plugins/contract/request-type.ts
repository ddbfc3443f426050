import type { IncomingHttpHeaders } from "node:http";
import { Problem } from "#server/ground/problem.ts";
import type { RequestBody } from "./openapi.ts";
import { JSON_TYPE } from "./operations.ts";

const hasBody = (headers: IncomingHttpHeaders) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** An empty body in its wrapping is thirteen bytes; this leaves room for spaces. */
export const EMPTY_BODY_LIMIT = 1024;

/** A call without a body may be sent an empty one, as the seed wraps every body (spec §7); what is longer is none. */
const refuseUnlessMaybeEmpty = (method: string, headers: IncomingHttpHeaders, type: string | undefined) => {
  const isShort = Number(headers["content-length"] ?? 0) <= EMPTY_BODY_LIMIT;
  if (method === "get" || type !== JSON_TYPE || !isShort) throw new Problem("bodyUnexpected");
};

type Receiver = { info: { method: string }; requestBody?: RequestBody | undefined };

/** Refuses a body of the wrong kind by its headers alone, before a byte of it is read. */
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
