import type { ExternalEvent } from "#machines/external.ts";
import type { Reading } from "../house/context.ts";
import { factsOf } from "./beginnings.ts";
import { clientsOfLines } from "./clients-of-lines.ts";
import { approval } from "./line-events.ts";
import type { WorkLine, WorkStone } from "./work.ts";

/** The approval of external lines. It claims stones for clients, so the clients are locked before the stones. */
export async function externalApproval(
  ctx: Reading,
  ids: readonly number[],
  priceReason?: string,
): Promise<(line: WorkLine, stone: WorkStone) => ExternalEvent> {
  const clientOf = await clientsOfLines(ctx, "external", ids);
  const approved = await approval(ctx, priceReason);
  return (line, stone) => {
    const event = approved(line);
    return { ...event, facts: { ...factsOf(stone, clientOf(line)), ...event.facts } };
  };
}
