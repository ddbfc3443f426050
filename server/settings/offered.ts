import { messages } from "#domain/messages.ts";
import { subMasters } from "../db/queries/masters.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";

const refusal = (field: string) =>
  new Problem("notOffered", { errors: [{ path: `/data/${field}`, message: messages.notOffered }] });

/**
 * Refuses a choice from a master's list that forms do not offer now (spec §4). A row may keep the choice that it has.
 */
export async function insistOnOffered(
  ctx: Reading,
  { field, master, id, held }: { field: string; master: string; id: number | null | undefined; held: number | null },
): Promise<void> {
  if (id === null || id === undefined || id === held) return;
  const offered = await subMasters(ctx.db, { code: master, onlyOffered: true })
    .where("s.id", "=", id)
    .executeTakeFirst();
  if (!offered) throw refusal(field);
}

/** The same for a choice that is kept by its code. */
export async function insistOnOfferedCode(
  ctx: Reading,
  { field, master, code, held }: { field: string; master: string; code?: string | null; held: string | undefined },
): Promise<void> {
  if (code === null || code === undefined || code === held) return;
  const offered = await subMasters(ctx.db, { code: master, onlyOffered: true })
    .where("s.code", "=", code)
    .executeTakeFirst();
  if (!offered) throw refusal(field);
}
