import type { FastifyInstance, FastifyRequest } from "fastify";
import { stockListFetchesPerMinute, stockListsAtOnce } from "#domain/limits.ts";
import { roleIds } from "#domain/roles.ts";
import { type StockListRow, stockListByCode } from "../db/queries/stock-lists.ts";
import { handOutList } from "../export/stock-list/hand-out-list.ts";
import { type Actor, insistOnOwnEyes, may, nobody } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { House } from "../house/house.ts";
import { AMinute } from "../house/limits/a-minute.ts";
import { AtOnce } from "../house/limits/at-once.ts";
import { costOfStockFile } from "../house/limits/cost-of.ts";
import { networkOf } from "../house/limits/network-of.ts";
import { actorOf } from "../sign-in/sessions.ts";
import { deviceOf } from "./device.ts";
import { neverRun } from "./files.ts";
import { addressOf } from "./kept-address.ts";

/** About the time that one file takes to leave. */
const RETRY_SECONDS = 10;
const codeForm = /^[A-Za-z0-9_-]{32}$/;

/**
 * Serves the files of stock lists by their codes (spec §7): those with a link to anybody who has it, those for an API key
 * to their client, and all of them to whoever keeps the lists.
 */
export async function stockListRoutes(app: FastifyInstance, house: House): Promise<void> {
  const fetches = new AMinute<string>();
  const leaving = new AtOnce<number>();
  app.get<{ Params: { code: string } }>(
    "/files/stock-lists/:code",
    { exposeHeadRoute: false },
    async (request, reply) => {
      const retryAfter = fetches.spend(networkOf(addressOf(request)), stockListFetchesPerMinute);
      if (retryAfter !== undefined) throw new Problem("tooManyRequests", { retryAfter });
      const { code } = request.params;
      const list = codeForm.test(code) ? await stockListByCode(house.db, code) : undefined;
      if (!list) throw new Problem("notFound");
      const actor = await askerOf(house, request, list);
      if (!mayFetch(actor, list)) throw new Problem("notFound");
      const asker = {
        actor,
        requestId: request.id,
        address: addressOf(request),
        device: deviceOf(request.headers["user-agent"]),
      };
      if (!leaving.lets(list.id, stockListsAtOnce)) throw new Problem("tooManyRequests", { retryAfter: RETRY_SECONDS });
      const { bytes, fileName, mediaType } = await handOutList(house, list, asker).catch((error: unknown) => {
        leaving.leaves(list.id);
        throw error;
      });
      bytes.once("close", () => leaving.leaves(list.id));
      return reply
        .type(mediaType)
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="${fileName}"`)
        .headers(neverRun)
        .send(bytes);
    },
  );
}

/** The person who asks: a link needs nobody's name, anything else a session or a key. */
async function askerOf(house: House, request: FastifyRequest, list: StockListRow): Promise<Actor> {
  const { authorization } = request.headers;
  if (list.place === "link" && !authorization) return nobody;
  const actor = await actorOf(house, authorization, "stones:read");
  insistOnOwnEyes(actor);
  await house.work.spend(house, actor, addressOf(request), costOfStockFile);
  return actor;
}

function mayFetch(actor: Actor, list: StockListRow): boolean {
  if (list.place === "link" || may(actor, "inventory/stock-list:read")) return true;
  return list.place === "api" && actor.roleId === roleIds.apiClient && actor.accountId === list.client_id;
}
