import { randomBytes } from "node:crypto";
import path from "node:path";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { bodyMaxBytes } from "#domain/limits.ts";
import { scopeOf } from "../../access/key-scopes.ts";
import { problemOfDatabase } from "../../db/problem-of-database.ts";
import type { Actor } from "../../ground/actor.ts";
import { insistOnPermission } from "../../ground/actor.ts";
import { Problem } from "../../ground/problem.ts";
import { projectFolder } from "../../ground/project-folder.ts";
import type { House } from "../../house/house.ts";
import { costOf } from "../../house/limits/cost-of.ts";
import { operations } from "../../operations/index.ts";
import { apiReference } from "../../plugins/api-reference.ts";
import { contentSecurity } from "../../plugins/content-security.ts";
import { houseContract } from "../../plugins/contract/compiled-contract.ts";
import { contractRoutes } from "../../plugins/contract/contract-routes.ts";
import { failureHandler } from "../../plugins/contract/failure.ts";
import { documentRoutes } from "../../plugins/document-files.ts";
import { fileRoutes } from "../../plugins/files.ts";
import { healthRoutes } from "../../plugins/health.ts";
import { addressOf, keepAddresses } from "../../plugins/kept-address.ts";
import { keyGate } from "../../plugins/key-gate.ts";
import { liveRoutes } from "../../plugins/live.ts";
import { malformedHttp } from "../../plugins/malformed-http.ts";
import { measureAnswers } from "../../plugins/measure-answers.ts";
import { mediaRoutes } from "../../plugins/media-files.ts";
import { oneClickRoutes } from "../../plugins/one-click.ts";
import { portalPages } from "../../plugins/portal-pages.ts";
import { publicGate } from "../../plugins/public-gate.ts";
import { runOperation } from "../../plugins/run-operation.ts";
import { stockListRoutes } from "../../plugins/stock-list-files.ts";
import { traceAnswers } from "../../plugins/trace-answers.ts";
import { letGoOfUnused } from "../../plugins/unused-connections.ts";
import { insistOnFreshSignIn } from "../../sign-in/fresh-sign-in.ts";
import { actorOf, guestOf } from "../../sign-in/sessions.ts";

type Options = { logger?: FastifyBaseLogger; trustProxy?: string[]; uploadsFolder?: string; pages?: string };

/** The portal as one Fastify instance. It reaches the world through `house` alone, so that tests can begin here. */
export async function buildApp(
  house: House,
  { logger, trustProxy = [], uploadsFolder, pages = path.join(projectFolder, "dist") }: Options = {},
): Promise<FastifyInstance> {
  const onFailure = failureHandler({ problemOfDatabase });
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: bodyMaxBytes,
    requestTimeout: 120_000, // ten megabytes from a telephone take long
    // Node's own refusal of a request without a host has no body; the hook below gives it ours.
    http: { requireHostHeader: false },
    genReqId: requestId,
    frameworkErrors: onFailure,
    clientErrorHandler: malformedHttp(requestId),
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
  });
  app.setErrorHandler(onFailure);
  app.addHook("onRequest", async ({ raw }) => {
    if (raw.httpVersion === "1.1" && raw.headers.host === undefined) throw new Problem("malformed");
  });
  letGoOfUnused(app);
  keepAddresses(app);
  traceAnswers(app);
  measureAnswers(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurity },
    frameguard: { action: "deny" },
  });
  app.addHook("onRequest", async (_, reply) => void reply.header("permissions-policy", nothingOfTheDevice));
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 });

  const contract = houseContract();
  const countCall = keyGate(house);
  await healthRoutes(app, house);
  await fileRoutes(app, house);
  await documentRoutes(app, house);
  await stockListRoutes(app, house);
  await mediaRoutes(app, house);
  await oneClickRoutes(app, house);
  await liveRoutes(app, house);
  await apiReference(app, contract.document);
  await contractRoutes<Actor>(app, {
    contract,
    prefix: "/api/v1",
    handlers: operations,
    problemOfDatabase,
    bodyLimit: bodyMaxBytes,
    uploadsFolder,
    publicGate: publicGate(house),
    recognise: (request) => guestOf(house, request.headers.authorization),
    async authenticate(request, operation) {
      const { id, permissions } = operation;
      const actor = await actorOf(house, request.headers.authorization, scopeOf(id));
      await countCall(actor);
      const bytes = Number(request.headers["content-length"]) || 0;
      await house.work.spend(house, actor, addressOf(request), costOf(operation, { query: request.query, bytes }));
      if (permissions.length > 0) insistOnPermission(actor, permissions);
      if (operation.freshSignIn) await insistOnFreshSignIn(house, actor);
      return actor;
    },
    run: (operation, http, input, actor) => runOperation(house, operation, http, input, actor),
  });
  await portalPages(app, pages, house.isPageTimed);
  return app;
}

/** Features of a device that the portal never uses. */
const nothingOfTheDevice = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

/** A request's id, short enough for the telephone: `7Q2M4-K9XTD`. */
function requestId(): string {
  const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const word = Array.from(randomBytes(10), (byte) => letters[byte % 32]).join("");
  return `${word.slice(0, 5)}-${word.slice(5)}`;
}
