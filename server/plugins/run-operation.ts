import type { FastifyReply, FastifyRequest } from "fastify";
import { catchUp } from "../evidence/follow.ts";
import { type Actor, nobody } from "../ground/actor.ts";
import type { DeviceKey, FileReading, Reading } from "../house/context.ts";
import type { House } from "../house/house.ts";
import { readAnywhere, readFromPrimary } from "../house/read-place.ts";
import { inTransaction, type Origin, readingContext } from "../house/unit-of-work.ts";
import { needsFollowedLog } from "../operations/after-log.ts";
import { operations } from "../operations/index.ts";
import { onReplica } from "../operations/on-replica.ts";
import { ordersFiles } from "../operations/orders-files.ts";
import { nameDeleter } from "../wire/meanwhile.ts";
import type { OperationInfo } from "./contract/operations.ts";
import type { ContractInput } from "./contract/read-input.ts";
import { deviceOf } from "./device.ts";
import { deviceCookie, heldDevice } from "./device-cookie.ts";
import { once } from "./idempotency.ts";
import { addressOf } from "./kept-address.ts";

type AnyHandler = (input: ContractInput, ctx: Reading) => Promise<unknown>;

/** Calls an operation's handler: a read directly, a write in one transaction, and once for one idempotency key. */
export async function runOperation(
  house: House,
  operation: OperationInfo,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  input: ContractInput,
  actor: Actor = nobody,
): Promise<unknown> {
  const handler = operations[operation.id as keyof typeof operations] as AnyHandler;
  const deviceKey: DeviceKey = { held: heldDevice(request.headers.cookie) };
  const origin = {
    deviceKey,
    actor,
    requestId: request.id,
    operation: operation.id,
    address: addressOf(request),
    device: deviceOf(request.headers["user-agent"]),
  };
  if (needsFollowedLog(operation.id, input)) await catchUp(house);
  const result = operation.writes
    ? await inTransaction(house, origin, (ctx) =>
        once(ctx, request.headers["idempotency-key"], operation, input, () => handler(input, ctx)),
      ).catch(async (error: unknown) => {
        throw await nameDeleter({ db: house.db, actor }, error);
      })
    : await (onReplica.has(operation.id) ? readAnywhere : readFromPrimary)(house, (db) =>
        handler(input, readingOf(house, origin, db)),
      );
  if (deviceKey.given) void reply.header("set-cookie", deviceCookie(deviceKey.given, house.publicUrl));
  return result;
}

/** The context of a read. The few that may answer with a file get a way to keep it. */
function readingOf(house: House, origin: Origin, db: House["db"]): Reading | FileReading {
  const ctx = readingContext(house, origin, db);
  if (!ordersFiles.has(origin.operation)) return ctx;
  return { ...ctx, orderFile: (order) => inTransaction(house, origin, order) };
}
