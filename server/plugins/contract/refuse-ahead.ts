import type { IncomingHttpHeaders } from "node:http";
import { Problem } from "#server/ground/problem.ts";
import type { OperationInfo } from "./operations.ts";

/** The words by which browsers say that nobody has clicked yet (Fetch: Sec-Purpose; the others are older). */
const said = ["sec-purpose", "purpose", "x-purpose", "x-moz"];

/** Refuses an act that a browser fetches in advance: one GET acts (spec §7: send-email). */
export function refuseAhead(headers: IncomingHttpHeaders, { writes }: OperationInfo): void {
  if (writes && said.some((name) => /\b(prefetch|preview)\b/i.test(String(headers[name] ?? ""))))
    throw new Problem("fetchedAhead");
}
