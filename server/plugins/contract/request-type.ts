import type { IncomingHttpHeaders } from "node:http";
import { Problem } from "#server/problem.ts";
import type { RequestBody } from "./openapi.ts";

const hasBody = (headers: IncomingHttpHeaders) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Refuses a body of the wrong kind by its headers alone, before a byte of it is read. */
export const refuseWrongType = (headers: IncomingHttpHeaders, body: RequestBody | undefined): void => {
  if (!hasBody(headers)) {
    if (body?.required) throw new Problem("bodyMissing");
    return;
  }
  if (body === undefined) throw new Problem("bodyUnexpected");
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  const encoding = headers["content-encoding"] ?? "identity";
  if (type === undefined || body.content[type] === undefined || encoding !== "identity")
    throw new Problem("unsupportedMediaType");
};
