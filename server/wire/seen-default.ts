import { defaultNow } from "#domain/field-messages.ts";
import { messages } from "#domain/messages.ts";
import { defaultOf } from "../db/queries/masters.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { meanwhileOf } from "./meanwhile.ts";

/**
 * Refuses to take the flag from another default than was seen. A list has one default, and whoever chose it just now
 * would not hear that it is gone.
 */
export async function insistOnSeenDefault(
  ctx: Context,
  masterId: number,
  seen: number | null | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const present = await defaultOf(ctx.db, masterId);
  if (!present || present.id === seen) return;
  const { id, name } = present;
  const meanwhile = (await meanwhileOf(ctx, "sub_master", [id], ["sub_master.update"])).get(id);
  const code = "defaultChanged";
  throw new Problem(code, {
    errors: [{ path: "/data/is_default", message: defaultNow(name) }],
    refused: [{ id, code, reason: messages[code], ...(meanwhile && { meanwhile }) }],
  });
}
