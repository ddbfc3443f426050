import type { FastifyRequest } from "fastify";
import type { House } from "../house.ts";
import { AMinute } from "../limits/a-minute.ts";
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
export function publicGate({ limits }: House) {
  const any = new AMinute<string>();
  const dear = new AMinute<string>();
  return async ({ ip }: FastifyRequest, { id }: OperationInfo): Promise<void> => {
    const retryAfter = costly.has(id)
      ? dear.spend(ip, limits.costlyPublicCallsPerMinute)
      : any.spend(ip, limits.publicCallsPerMinute);
    if (retryAfter !== undefined) throw new Problem("tooManyRequests", { retryAfter });
  };
}
