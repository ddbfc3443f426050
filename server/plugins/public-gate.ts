import type { FastifyRequest } from "fastify";
import type { OperationId } from "#api/operation-types.ts";
import { Problem } from "../ground/problem.ts";
import type { House } from "../house/house.ts";
import { AMinute } from "../limits/a-minute.ts";
import { networkOf } from "../limits/network-of.ts";
import type { OperationInfo } from "./contract/operations.ts";

/** These hash a password or send a mail: dear to us, cheap to whoever calls. */
const costly: ReadonlySet<string> = new Set<OperationId>([
  "login",
  "signup",
  "sendOtp",
  "forgotPassword",
  "verifySignupOtp",
  "verifyResetOtp",
  "resetPassword",
  "acceptInvitation",
]);

/** These tell who has an account (spec §5). */
const telling: ReadonlySet<string> = new Set<OperationId>([
  "checkEmail",
  "checkUsername",
  "validateAccount",
  "validateUser",
]);

/** Limits what one address, or one network of IPv6, may ask of the calls that need no sign-in. */
export function publicGate({ limits }: House) {
  const any = new AMinute<string>();
  const dear = new AMinute<string>();
  const told = new AMinute<string>();
  return async ({ ip }: FastifyRequest, { id }: OperationInfo): Promise<void> => {
    const from = networkOf(ip);
    const spend = () => {
      if (costly.has(id)) return dear.spend(from, limits.costlyPublicCallsPerMinute);
      if (telling.has(id)) return told.spend(from, limits.tellingPublicCallsPerMinute);
      return any.spend(from, limits.publicCallsPerMinute);
    };
    const retryAfter = spend();
    if (retryAfter !== undefined) throw new Problem("tooManyRequests", { retryAfter });
  };
}
