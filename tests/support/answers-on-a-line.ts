import path from "node:path";
import { projectFolder } from "#server/ground/project-folder.ts";
import { loadContract } from "#server/plugins/contract/load-contract.ts";
import { readOperations } from "#server/plugins/contract/operations.ts";
import { answerChecks } from "./answer-checks.ts";

/** What is known of an answer that came over a real line, whoever asked for it. */
interface AnswerOnALine {
  method: string;
  url: string;
  status: number;
  /** Null where it is no JSON. */
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
  // A word in a place wins over a field there, as it does in the router.
  .sort((a, b) => a.fields - b.fields);

function patternOf(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${base}${parts.join("[^/]+")}/?$`);
}

/** What of a good answer is not as the contract has it; null where it is, and where the contract does not speak of it. */
export function wrongOnALine({ method, url, status, body }: AnswerOnALine): string | null {
  if (status < 200 || status >= 300 || body === null) return null;
  const { pathname } = new URL(url);
  const found = places.find(
    ({ operation, pattern }) => operation.info.method === method.toLowerCase() && pattern.test(pathname),
  );
  const wrong = found && fault(found.operation, status, body);
  return wrong ? `${found.operation.info.id} was answered otherwise than the contract says: ${wrong}` : null;
}
