import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "#server/ground/problem.ts";
import type { CompiledContract } from "./compiled-contract.ts";
import { type FailureOptions, failureHandler } from "./failure.ts";
import { refuseOtherHandlers } from "./faults.ts";
import type { OperationInfo } from "./operations.ts";
import type { ContractInput } from "./read-input.ts";
import { readJson } from "./read-json.ts";
import { refuseAhead } from "./refuse-ahead.ts";
import { EMPTY_BODY_LIMIT, refuseWrongType } from "./request-type.ts";
import { routeConfig } from "./route-config.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export type AnyHandler = (input: never, ctx: never) => Promise<unknown>;
export type ContractOptions<Principal> = FailureOptions & {
  contract: CompiledContract;
  prefix: string;
  /** Handlers by operationId. The routes do not call them, `run` does; they are compared with the contract at boot. */
  handlers: Record<string, AnyHandler>;
  /**
   * Identifies the sender and checks that they may. Called before the body is read, for operations that are not public.
   */
  authenticate(request: FastifyRequest, operation: OperationInfo): Promise<Principal>;
  /** Called in its place for public operations: rate limits, maintenance. */
  publicGate?: ((request: FastifyRequest, operation: OperationInfo) => Promise<void>) | undefined;
  /** The sender of a token at a public operation that reads one; undefined for anybody else. */
  recognise?: ((request: FastifyRequest) => Promise<Principal | undefined>) | undefined;
  /** Calls the handler with everything that it needs around it, and returns its answer. */
  run(
    operation: OperationInfo,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    input: ContractInput,
    principal: Principal | undefined,
  ): Promise<unknown>;
  /** The largest JSON in bytes, alone or as a part of a form. */
  bodyLimit?: number;
  /** The folder of files while a request runs. */
  uploadsFolder?: string | undefined;
};

const BODY_LIMIT = 1_048_576;
const everyMethod = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const fastifyPath = (path: string) => path.replaceAll(":", "::").replaceAll(/\{([^}]+)\}/g, ":$1");

/**
 * Registers every operation of the contract: its sender, the form of the request, the handler, the form of the answer.
 */
export const contractRoutes = async <Principal>(
  app: FastifyInstance,
  options: ContractOptions<Principal>,
): Promise<void> => {
  const { contract, prefix, bodyLimit = BODY_LIMIT } = options;
  refuseOtherHandlers(contract.operations, options.handlers);
  const principals = new WeakMap<FastifyRequest, Principal>();

  const addOperation = (api: FastifyInstance, operation: CompiledContract["operations"][number]) => {
    const { info, requestBody, forms } = operation;

    const admit = async (request: FastifyRequest) => {
      refuseAhead(request.headers, info);
      if (info.isPublic) {
        await options.publicGate?.(request, info);
        const known = info.takesToken ? await options.recognise?.(request) : undefined;
        if (known !== undefined) principals.set(request, known);
      } else principals.set(request, await options.authenticate(request, info));
      refuseWrongType(request.headers, operation);
    };
    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      const { readInput, answer } = forms();
      const uploads = temporaryFolder(options.uploadsFolder);
      try {
        const input = await readInput(request, { folder: uploads.path, dataBytes: bodyLimit });
        const result = await options.run(info, { request, reply }, input, principals.get(request));
        // The answer is sent after this function ends, so that the files are gone before it arrives.
        const { status, bytes } = answer.write(result, request.id);
        void reply.code(status).type("application/json; charset=utf-8");
        return bytes;
      } catch (error) {
        // The present row leaves like any other answer: without undeclared fields.
        if (error instanceof Problem && error.extra.current !== undefined)
          error.extra.current = answer.declared(error.extra.current);
        throw error;
      } finally {
        await uploads.remove().catch((err: unknown) => request.log.warn({ err }, "uploaded files were not removed"));
      }
    };
    for (const path of [info.path, ...info.otherPaths]) {
      api.route({
        method: info.method.toUpperCase(),
        url: prefix + fastifyPath(path),
        config: routeConfig(info),
        bodyLimit: requestBody ? bodyLimit : EMPTY_BODY_LIMIT,
        // A HEAD must not act, and one GET does (spec §7: send-email).
        exposeHeadRoute: false,
        onRequest: admit,
        handler: handle,
      });
    }
  };

  await app.register(async (api) => {
    if (!api.hasRequestDecorator("isMultipart")) await api.register(multipart);
    api.removeContentTypeParser("application/json");
    api.addContentTypeParser(
      "application/json",
      { parseAs: "buffer" },
      async (_request: FastifyRequest, bytes: Buffer) => readJson(bytes, ""),
    );
    api.setErrorHandler(failureHandler(options));
    api.addHook("onRequest", async (request, reply) => {
      void reply.header("cache-control", "no-store").header("x-request-id", request.id);
    });
    for (const operation of contract.operations) addOperation(api, operation);
    api.route({
      method: everyMethod,
      url: `${prefix}/*`,
      exposeHeadRoute: false,
      onRequest: async () => {
        throw new Problem("notFound");
      },
      handler: async () => undefined,
    });
  });
};
