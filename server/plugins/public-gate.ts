import type { FastifyInstance, FastifyRequest } from "fastify";
import type { House } from "../house.ts";
import { Problem } from "../problem.ts";
import type { OperationInfo } from "./contract/operations.ts";

/** These hash a password or send a mail: dear to us, cheap to whoever calls. */
const costly = new Set([
  "login",
  "signup",
  "sendOtp",
  "forgotPassword",
  "verifySignupOtp",
  "verifyResetOtp",
  "resetPassword",
  "acceptInvitation",
]);

/** Limits what one address may ask of the calls that need no sign-in. */
export function publicGate(app: FastifyInstance, house: House) {
  const limit = (max: number) => app.createRateLimit({ max, timeWindow: "1 minute" });
  const any = limit(house.limits.publicCallsPerMinute);
  const dear = limit(house.limits.costlyPublicCallsPerMinute);
  return async (request: FastifyRequest, operation: OperationInfo): Promise<void> => {
    const state = await (costly.has(operation.id) ? dear : any)(request);
    if (!state.isAllowed && state.isExceeded) throw new Problem("tooManyRequests", { retryAfter: state.ttlInSeconds });
  };
}
