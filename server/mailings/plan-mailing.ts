import type { Data, Query } from "#api/operation-types.ts";
import { salutation } from "#domain/mailings.ts";
import { clientEyes } from "../access/client-eyes.ts";
import { pagination } from "../db/crud.ts";
import type { MailingPeople } from "../db/mailing-tables.ts";
import { peopleOf, type Reader } from "../db/queries/mailing-sends.ts";
import type { MailingRow } from "../db/queries/mailings.ts";
import type { Reading } from "../house/context.ts";
import { readerOnWire } from "../wire/mailing-on-wire.ts";
import { checkPeople } from "./check-mailing.ts";
import { contentOf } from "./content-of.ts";
import { leftOutOf } from "./left-out.ts";
import { letterFor } from "./letter-for.ts";
import { piecesFor, totalsOfOffer } from "./offer.ts";

type Plan = Data<"planBulkEmail">;
/** The people whom the preview of a filter names. */
const named = 50;

/** People by what becomes of their letter, whatever it offers. */
function countsOf(readers: readonly Reader[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reader of readers) {
    const name = leftOutOf(reader) ?? "waiting";
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Whom a filter finds now. */
export async function findPeople(ctx: Reading, people: MailingPeople): Promise<Data<"previewBulkEmailPeople">> {
  await checkPeople(ctx, people, "/data/client_ids");
  const readers = await peopleOf(ctx.db, people);
  return {
    people: readers.slice(0, named).map((reader) => ({
      ...readerOnWire(reader),
      salutation: salutation(reader),
      left_out: leftOutOf(reader),
    })),
    total: readers.length,
    counts: countsOf(readers),
  };
}

/** Who would get the letters of a rule now, and who would not and why. The stones are asked for one page of people. */
export async function planMailing(
  ctx: Reading,
  row: MailingRow,
  { page, size }: Query<"planBulkEmail">,
): Promise<Plan> {
  const content = contentOf(row);
  const readers = await peopleOf(ctx.db, row.people);
  const counts = countsOf(readers);
  const shown = readers.slice((page - 1) * size, page * size);
  const data: Plan["data"] = [];
  for (const reader of shown) {
    const { leftOut, stones } = await letterFor(ctx, reader, content);
    const { pieces, sell_amt } = totalsOfOffer(stones);
    data.push({ ...readerOnWire(reader), salutation: salutation(reader), left_out: leftOut, pieces, sell_amt });
  }
  const viewer = await clientEyes(ctx.db, null);
  const pieces = viewer ? await piecesFor(ctx, viewer, content) : 0;
  return { data, pagination: pagination(readers.length, page, size), counts, pieces };
}
