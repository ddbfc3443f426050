import { messages } from "#domain/messages.ts";
import { subMasters } from "../db/queries/masters.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";

/** A choice out of a master's list must be one that forms offer now (spec §4); what a row holds already may stay. */
export async function insistOnOffered(
  ctx: Reading,
  { field, master, id, held }: { field: string; master: string; id: number | null | undefined; held: number | null },
): Promise<void> {
  if (id === null || id === undefined || id === held) return;
  const offered = await subMasters(ctx.db, { code: master, onlyOffered: true })
    .where("s.id", "=", id)
    .executeTakeFirst();
  if (!offered) throw new Problem("notOffered", { errors: [{ path: `/data/${field}`, message: messages.notOffered }] });
}
