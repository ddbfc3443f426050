import type { FastifyInstance } from "fastify";
import { answered } from "../ground/measure.ts";
import type { OperationInfo } from "./contract/operations.ts";

const MS = 1000;

/** Tells each answer by its operation. What is outside the contract, such as pages and files, is told as one. */
export function measureAnswers(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { operation, isStream } = request.routeOptions.config as { operation?: OperationInfo; isStream?: true };
    if (isStream) return; // it lasts as long as its page is open
    const name = operation?.id ?? "beside the contract";
    answered.tell({ operation: name, status: reply.statusCode, seconds: reply.elapsedTime / MS });
  });
}
