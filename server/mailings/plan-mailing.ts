import type { Data, Query } from "#api/operation-types.ts";
import { salutation } from "#domain/mailings.ts";
import { clientEyes } from "../access/client-eyes.ts";
import { pagination } from "../db/crud.ts";
import type { MailingPeople } from "../db/mailing-tables.ts";
import { alikeAmong, pageOfPeople } from "../db/queries/mailing-sends.ts";
import type { MailingRow } from "../db/queries/mailings.ts";
import type { Reading } from "../house/context.ts";
import { hasMailServer } from "../mail/mailer.ts";
import { readerOnWire } from "../wire/mailing-on-wire.ts";
import { checkPeople } from "./check-mailing.ts";
import { contentOf } from "./content-of.ts";
import { leftOutOf } from "./left-out.ts";
import { letterFor, withEyes } from "./letter-for.ts";
import { piecesFor, totalsOfOffer } from "./offer.ts";

type Plan = Data<"planBulkEmail">;
/** The people whom the preview of a filter names. */
const named = 50;

/** The people whom a filter finds, by what becomes of their letter, whatever it offers. */
async function countPeople(ctx: Reading, people: MailingPeople) {
  const counts: Record<string, number> = {};
  let all = 0;
  for (const alike of await alikeAmong(ctx.db, people)) {
    const name = leftOutOf(alike) ?? "waiting";
    counts[name] = (counts[name] ?? 0) + alike.people;
    all += alike.people;
  }
  return { all, counts };
}

/** The people of a whole plan by what becomes of their letter. */
function countsOf(planned: Plan["data"]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { left_out } of planned) {
    const name = left_out ?? "waiting";
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The people whom a filter finds now. */
export async function findPeople(ctx: Reading, people: MailingPeople): Promise<Data<"previewBulkEmailPeople">> {
  await checkPeople(ctx, people, "/data/client_ids");
  const { all, counts } = await countPeople(ctx, people);
  const first = await pageOfPeople(ctx.db, people, { offset: 0, limit: named });
  return {
    people: first.map((reader) => ({
      ...readerOnWire(reader),
      salutation: salutation(reader),
      left_out: leftOutOf(reader),
    })),
    total: all,
    counts,
  };
}

/**
 * The people who would get the letters of a rule now, and those who would not, with the reason. The stones are asked
 * for one page of people: where that holds everybody, also the counts know who would see none.
 */
export async function planMailing(
  ctx: Reading,
  row: MailingRow,
  { page, size }: Query<"planBulkEmail">,
): Promise<Plan> {
  const content = contentOf(row);
  const { all, counts } = await countPeople(ctx, row.people);
  const shown = await pageOfPeople(ctx.db, row.people, { offset: (page - 1) * size, limit: size });
  const data: Plan["data"] = [];
  for (const one of await withEyes(ctx.db, shown)) {
    const { reader, leftOut, stones } = await letterFor(ctx, one, content);
    const { pieces, sell_amt } = totalsOfOffer(stones);
    data.push({ ...readerOnWire(reader), salutation: salutation(reader), left_out: leftOut, pieces, sell_amt });
  }
  const viewer = await clientEyes(ctx.db, null);
  const pieces = viewer ? await piecesFor(ctx, viewer, content) : 0;
  return {
    data,
    pagination: pagination(all, page, size),
    counts: data.length === all ? countsOf(data) : counts,
    pieces,
    has_mail_server: await hasMailServer({ db: ctx.db, mailer: ctx.house.mailer }),
  };
}
