import path from "node:path";
import { projectFolder } from "#server/ground/project-folder.ts";
import { loadContract } from "#server/plugins/contract/load-contract.ts";
import { readOperations } from "#server/plugins/contract/operations.ts";
import { answerChecks } from "./answer-checks.ts";

/** An answer over a real connection, from any caller. */
interface AnswerOnALine {
  method: string;
  url: string;
  status: number;
  /** Null for an answer that is no JSON. */
  body: unknown;
}

const base = "/api/v1";
const document = loadContract(path.join(projectFolder, "openapi.yaml"));
const fault = answerChecks(document);
const places = readOperations(document)
  .flatMap((operation) =>
    [operation.info.path, ...operation.info.otherPaths].map((template) => ({
      operation,
      pattern: patternOf(template),
      fields: template.split("{").length,
    })),
  )
  // A fixed word in a path wins over a field there, as in the router.
  .sort((a, b) => a.fields - b.fields);

function patternOf(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${base}${parts.join("[^/]+")}/?$`);
}

/**
 * The fault of a good answer against its contract; null for a right one, and for a call that is not in the contract.
 */
export function wrongOnALine({ method, url, status, body }: AnswerOnALine): string | null {
  if (status < 200 || status >= 300 || body === null) return null;
  const { pathname } = new URL(url);
  const found = places.find(
    ({ operation, pattern }) => operation.info.method === method.toLowerCase() && pattern.test(pathname),
  );
  const wrong = found && fault(found.operation, status, body);
  return wrong ? `${found.operation.info.id} was answered otherwise than the contract says: ${wrong}` : null;
}
