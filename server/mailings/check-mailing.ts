import { mailingStonesMost, unknownPlaceholders, unsafeLinks } from "#domain/mailings.ts";
import { messages } from "#domain/messages.ts";
import type { ProblemCode } from "#domain/problems.ts";
import { clientEyes } from "../access/client-eyes.ts";
import type { MailingContent, MailingPeople } from "../db/mailing-tables.ts";
import { alikeAmong, clientsAmong } from "../db/queries/mailing-sends.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";
import { checkSearch } from "../search/check-search.ts";
import { filesOf } from "./files-of.ts";
import { leftOutOf } from "./left-out.ts";
import { offerFor, piecesFor, type StonesAsked } from "./offer.ts";

const at = (code: ProblemCode & keyof typeof messages, path: string) =>
  new Problem(code, { errors: [{ path, message: messages[code] }] });

/** Refuses words that could not become a letter. */
export function checkWords({ subject, body }: { subject: string; body: string }): void {
  if (unknownPlaceholders(subject).length > 0) throw at("mailingPlaceholderUnknown", "/data/subject");
  if (unknownPlaceholders(body).length > 0) throw at("mailingPlaceholderUnknown", "/data/body");
  if (unsafeLinks(body).length > 0) throw at("linkNotSafe", "/data/body");
}

/** Refuses a search that a client may not ask: each letter is written for one. */
export function checkStones({ search, diamond_type }: StonesAsked): void {
  checkSearch(search, false, "/data/search");
  const type = search.diamond_type;
  if (type !== undefined && diamond_type.length > 0 && !diamond_type.includes(type)) {
    throw at("stockListTypeOther", "/data/search/diamond_type");
  }
}

/** Refuses people who are no clients. */
export async function checkPeople(
  { db }: Pick<Reading, "db">,
  { client_ids }: MailingPeople,
  path = "/data/people/client_ids",
): Promise<void> {
  if (!client_ids) return;
  const known = await clientsAmong(db, client_ids);
  if (known.length < client_ids.length) throw at("notFound", path);
}

/** Refuses to begin a run that would send nothing, or too much. */
export async function insistOnLetters(ctx: Context, asked: MailingContent, people: MailingPeople): Promise<void> {
  const viewer = await clientEyes(ctx.db, null);
  const pieces = viewer ? await piecesFor(ctx, viewer, asked) : 0;
  if (pieces === 0) throw new Problem("mailingNoStones");
  if (pieces > mailingStonesMost) throw new Problem("mailingTooManyStones");
  const readers = await alikeAmong(ctx.db, people);
  if (readers.every((reader) => leftOutOf(reader) !== null)) throw new Problem("mailingNobody");
  if (viewer && asked.attachments?.length) await insistOnSize(ctx, asked, viewer);
}

/** Refuses files that are too large: nobody is offered more stones than a customer without limits. */
async function insistOnSize(ctx: Context, asked: MailingContent, viewer: Viewer): Promise<void> {
  const stones = await offerFor(ctx, viewer, asked);
  const order = filesOf(asked, { reader: null, stones, now: ctx.now });
  if (order) await ctx.house.offerFiles({ house: ctx.house, db: ctx.db }, order);
}
