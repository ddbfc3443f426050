import type { RoleId } from "#domain/roles.ts";
import { priceTable } from "#server/access/markups/price-table.ts";
import { viewerOf } from "#server/access/viewer.ts";
import { accountAsViewer } from "#server/db/queries/viewers.ts";
import { nobody } from "#server/ground/actor.ts";
import type { PriceTable } from "#server/house/price-table.ts";
import type { Viewer } from "#server/house/viewer.ts";
import { type DemoName, demoAccount } from "./actors.ts";
import type { TestApp } from "./app.ts";

/** One of the demo house's people as a viewer of stones, with their own prices. */
export async function viewerAs(
  { db }: Pick<TestApp, "db">,
  name: DemoName,
): Promise<{ viewer: Viewer; table: PriceTable }> {
  const { id, role_id } = await demoAccount({ db }, name);
  const actor = { ...nobody, accountId: id, roleId: role_id as RoleId };
  const viewer = await viewerOf({ actor, accountAsViewer: (account) => accountAsViewer(db, account) }); // It remembers nobody.
  return { viewer, table: await priceTable(db, viewer) };
}
