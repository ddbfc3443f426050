import type { FastifyRequest } from "fastify";
import type { OperationId } from "#api/operation-types.ts";
import { countStrangersCall } from "../db/queries/sign-in-pace.ts";
import { Problem } from "../ground/problem.ts";
import type { House } from "../house/house.ts";
import { AMinute } from "../house/limits/a-minute.ts";
import { networkOf } from "../house/limits/network-of.ts";
import { SharedMinute } from "../house/limits/shared-minute.ts";
import type { OperationInfo } from "./contract/operations.ts";
import { addressOf } from "./kept-address.ts";

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

/**
 * Limits the public calls of one address, or of one IPv6 network, for all portals of the house together. Those that guess
 * at accounts and passwords are counted one by one (decision 0159), the others some at a time (decision 0180).
 */
export function publicGate(house: House) {
  const { db, limits, now } = house;
  const any = new SharedMinute("public");
  const own = { costly: new AMinute<string>(), telling: new AMinute<string>() };
  const spend = async (id: string, network: string): Promise<number | undefined> => {
    const kind = costly.has(id) ? "costly" : telling.has(id) ? "telling" : undefined;
    if (!kind) return any.spend(house, network, limits.publicCallsPerMinute);
    const most = limits[`${kind}PublicCallsPerMinute`];
    // Counted here first: a flood that one portal sees for itself does not reach the database.
    const seconds = own[kind].spend(network, most);
    if (seconds !== undefined) return seconds;
    const until = await countStrangersCall(db, { kind, network, most }, now());
    return until && Math.ceil((until.getTime() - now().getTime()) / 1000);
  };
  return async (request: FastifyRequest, { id }: OperationInfo): Promise<void> => {
    const retryAfter = await spend(id, networkOf(addressOf(request)));
    if (retryAfter !== undefined) throw new Problem("tooManyRequests", { retryAfter });
  };
}
