import type { Body, Data } from "#api/operation-types.ts";
import { paperLacks } from "#domain/paper-lacks.ts";
import { businessDaysAfter, daysAfter } from "#domain/trade-rules.ts";
import { asClient, clientIdOf, reachOf } from "../access/client.ts";
import { oneTrip } from "../db/one-trip.ts";
import { clientToLookAt } from "../db/queries/acting-client.ts";
import { administratorsWhoMayWrite } from "../db/queries/administrators.ts";
import { type PaperPartyRow, partiesOfLines, partyOfClient } from "../db/queries/paper-parties.ts";
import { paperSettingsOf, tradeRulesOf } from "../db/queries/settings.ts";
import { may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";

type Asked = Body<"previewPaper">;

const settingsScreen = "/settings/system-settings/papers";

/** The next paper as it would be made now: its due date, its terms, and what it lacks. Nothing is written. */
export async function paperAhead(ctx: Reading, asked: Asked): Promise<Data<"previewPaper">> {
  const { kind } = asked;
  const settings = await paperSettingsOf(ctx.db);
  const parties = await partiesOf(ctx, asked);
  const named = new Map(parties.map(({ id, name }) => [id, name]));
  const { house, withoutAddress } = paperLacks(kind, settings, parties);
  const mayChange = may(ctx.actor, `${settingsScreen.slice(1)}:write`);
  const issued_on = dayIn(ctx.house.timeZone, ctx.now);
  return {
    issued_on,
    due_date: await dueOf(ctx, kind, issued_on, settings.payment_days),
    clause: kind === "memo" ? settings.memo_clause : null,
    payment_terms: kind === "invoice" ? settings.payment_terms : null,
    // Lines that came back were never invoiced: their reversal makes no credit note.
    lacks: parties.length > 0 ? house : [],
    may: mayChange,
    who: mayChange ? [] : ((await administratorsWhoMayWrite(ctx.db, [settingsScreen])).get(settingsScreen) ?? []),
    without_address: [...new Set(withoutAddress)].map((id) => ({
      id,
      name: named.get(id) ?? "",
      may: may(ctx.actor, "client:write"),
    })),
  };
}

async function dueOf(ctx: Reading, kind: Asked["kind"], day: string, paymentDays: number | null) {
  if (kind === "memo") return businessDaysAfter(day, (await tradeRulesOf(ctx.db)).memo_days);
  return kind === "invoice" && paymentDays !== null ? daysAfter(day, paymentDays) : null;
}

/** The clients of the paper. One that is beyond the caller's reach is not found. */
async function partiesOf(ctx: Reading, { kind, user_id, line_ids = [] }: Asked): Promise<PaperPartyRow[]> {
  if (kind === "memo") {
    const id = clientIdOf(ctx.actor, user_id);
    const [[client], parties] = await oneTrip(ctx.db, clientToLookAt(id), partyOfClient(id));
    asClient(ctx.actor, client);
    return parties;
  }
  if (line_ids.length === 0) throw new Problem("selectDiamond");
  const [lines] = await oneTrip(ctx.db, partiesOfLines(line_ids));
  if (lines.length < line_ids.length || lines.some((line) => reachOf(ctx.actor, line).length === 0))
    throw new Problem("notFound");
  return kind === "credit" ? lines.filter(({ state }) => state === "sold") : lines;
}
