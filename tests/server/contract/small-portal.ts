import { fileURLToPath } from "node:url";
import Fastify, { type InjectOptions } from "fastify";
import { onTestFinished } from "vitest";
import { Problem } from "#server/ground/problem.ts";
import { compileContract } from "#server/plugins/contract/compiled-contract.ts";
import { type ContractOptions, contractRoutes } from "#server/plugins/contract/contract-routes.ts";
import { failureHandler } from "#server/plugins/contract/failure.ts";
import { loadContract } from "#server/plugins/contract/load-contract.ts";
import type { ContractInput } from "#server/plugins/contract/read-input.ts";

/** The contract that these tests run on, read anew so that a test may change it. */
export const smallContract = () => loadContract(fileURLToPath(new URL("small.yaml", import.meta.url)));

const compiled = compileContract(smallContract());

/** A handler under each operationId; they are named only, `answer` below answers for all. */
export const handlersFor = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, async () => undefined]));

type Received = ContractInput & { operation: string; principal: unknown };
type Answering = (received: Received) => unknown;

/** A server on the small contract: whatever arrives at a handler is kept, and answered by `answer`. */
export const smallPortal = async (answer: Answering = () => ({}), options: Partial<ContractOptions<string>> = {}) => {
  const received: Received[] = [];
  const log: { level: number; err?: { message: string } }[] = [];
  const app = Fastify({
    logger: { level: "warn", stream: { write: (line: string) => void log.push(JSON.parse(line)) } },
    genReqId: () => "request-1",
    frameworkErrors: failureHandler(),
  });
  app.setErrorHandler(failureHandler());
  await app.register(async (scope) =>
    contractRoutes<string>(scope, {
      contract: compiled,
      prefix: "/api/v1",
      handlers: handlersFor(compiled.operations.map(({ info }) => info.id)),
      authenticate: async (request) => {
        if (request.headers.authorization !== "Bearer good") throw new Problem("unauthorized");
        return "somebody";
      },
      run: async (operation, _request, input, principal) => {
        const one = { ...input, operation: operation.id, principal };
        received.push(one);
        return await answer(one);
      },
      ...options,
    }),
  );
  onTestFinished(() => app.close());
  await app.ready();
  const send = async (method: InjectOptions["method"], path: string, init: InjectOptions = {}) => {
    const headers = { authorization: "Bearer good", ...init.headers };
    const response = await app.inject({ ...init, method, url: `/api/v1${path}`, headers });
    return { status: response.statusCode, headers: response.headers, text: response.body, body: parsed(response.body) };
  };
  return { app, received, log, send };
};

const parsed = (text: string) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const jsonHeaders = { "content-type": "application/json" };
/** A request with a JSON body. */
export const json = (value: unknown, headers: Record<string, string> = {}): InjectOptions => ({
  headers: { ...jsonHeaders, ...headers },
  payload: typeof value === "string" ? value : JSON.stringify(value),
});
