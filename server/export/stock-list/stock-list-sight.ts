import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { roleIds } from "#domain/roles.ts";
import type { StockListPlace, StockListStop } from "#domain/stock-lists.ts";
import { canonical } from "#machines/kit/canonical.ts";
import { isBuyer } from "../../access/client.ts";
import { stockListClient } from "../../db/queries/stock-lists.ts";
import type { Tables } from "../../db/tables.ts";
import { may } from "../../ground/actor.ts";
import type { Viewer } from "../../house/viewer.ts";

type Published = { is_active: boolean; client_id: number | null; place: StockListPlace };

/**
 * The reason for not publishing a list now; null if it is published. It is asked whenever the list is made or handed
 * out.
 */
export async function stopOf(db: Kysely<Tables>, list: Published): Promise<StockListStop | null> {
  if (!list.is_active) return "off";
  if (list.client_id === null) return null;
  return clientStop(db, list.client_id, list.place);
}

/**
 * The reason for not publishing a client's list: the client is closed, may not search any more, or cannot fetch it
 * there.
 */
export async function clientStop(db: Kysely<Tables>, id: number, place: StockListPlace): Promise<StockListStop | null> {
  const client = await stockListClient(db, id);
  if (!client?.is_open) return "clientOff";
  const { role_id, rights } = client;
  const isFit = role_id !== roleIds.guest && isBuyer(role_id);
  if (
    !isFit ||
    (place === "api" && role_id !== roleIds.apiClient) ||
    (place === "ftp" && role_id !== roleIds.ftpClient)
  )
    return "clientKind";
  return may({ accountId: id, roleId: role_id, rights }, "search:read") ? null : "clientRights";
}

/** A mark of what a viewer may see: a file made for other eyes is not handed out. */
export const sightOf = ({ access }: Viewer): string => createHash("sha256").update(canonical(access)).digest("hex");
