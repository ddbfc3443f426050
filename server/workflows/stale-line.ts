import { messages } from "#domain/messages.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import type { Context } from "../context.ts";
import { linesAnswer } from "../policies/line-on-wire.ts";
import { Problem } from "../problem.ts";
import { meanwhileOf } from "./meanwhile.ts";

/** A line that is another by now than the one that was looked at: as it is, and who made it so. */
export async function staleLine(ctx: Context, list: StoneList, id: number, stock_no: string): Promise<Problem> {
  const meanwhile = (await meanwhileOf(ctx, list, [id])).get(id);
  const refusal = {
    stock_no,
    id,
    code: "staleVersion",
    reason: messages.staleVersion,
    ...(meanwhile && { meanwhile }),
  };
  return new Problem("staleVersion", { current: await linesAnswer(ctx, [id]), refused: [refusal] });
}
