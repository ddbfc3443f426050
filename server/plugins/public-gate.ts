import type { FastifyRequest } from "fastify";
import type { OperationId } from "#api/operation-types.ts";
import { Problem } from "../ground/problem.ts";
import type { House } from "../house/house.ts";
import { AMinute } from "../house/limits/a-minute.ts";
import { networkOf } from "../house/limits/network-of.ts";
import type { OperationInfo } from "./contract/operations.ts";

/** Calls that hash a password, send a mail or ask a server of others: expensive for the house, cheap for the caller. */
const costly: ReadonlySet<string> = new Set<OperationId>([
  "login",
  "signup",
  "sendOtp",
  "forgotPassword",
  "verifySignupOtp",
  "verifyResetOtp",
  "resetPassword",
  "acceptInvitation",
  "setUpHouse",
  "leaveForIssuer",
  "returnFromIssuer",
]);

/** Calls that tell which addresses have an account (spec §5). */
const telling: ReadonlySet<string> = new Set<OperationId>([
  "checkEmail",
  "checkUsername",
  "validateAccount",
  "validateUser",
]);

/** Limits the public calls of one address, or of one IPv6 network. */
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
