import type { Body } from "#api/operation-types.ts";
import type { MailingFile } from "#domain/mailings.ts";
import type { SendRow } from "../db/queries/mailing-sends.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import { inExportFolder } from "../export/export-file.ts";
import { offerName, writeOffer } from "../export/offer-files.ts";
import { keepDownload } from "../files/downloads.ts";
import type { Context } from "../house/context.ts";
import type { StoneOnWire } from "../house/stones.ts";
import type { Viewer } from "../house/viewer.ts";

type Query = NonNullable<Body<"listInventoryDiamonds">>;

/** The stones of a letter as they are now, at the prices that the letter had. */
export async function stonesOfSend(ctx: Context, viewer: Viewer, send: SendRow): Promise<StoneOnWire[]> {
  const stones = await ctx.house.stock.priced(ctx.db, viewer, await ctx.plainStones(send.stone_ids));
  return stones.map((stone) => {
    const at = send.stone_ids.indexOf(stone.id);
    const disc = send.markup_disc[at] ?? null;
    return {
      ...stone,
      markup_disc: disc === null ? null : Number(disc),
      markup_ppc: Number(send.markup_ppc[at]),
      sell_amt: Number(send.sell_amt[at]),
    };
  });
}

/** Only the stones of these types; all of them without any. */
export const ofTypes = (stones: readonly StoneOnWire[], types: Query["diamond_type"] = []): StoneOnWire[] =>
  stones.filter(({ diamond_type }) => types.length === 0 || types.includes(diamond_type));

/** The file that a query asks for; null for none. */
export const formatOf = ({ export: isExcel, pdf }: Query): MailingFile | null =>
  pdf ? "pdf" : isExcel ? "xlsx" : null;

/** A file of stones at the prices that they are handed in with, for the caller; null without stones. */
export async function fileOf(
  ctx: Context,
  format: MailingFile | null,
  stones: readonly StoneOnWire[],
): Promise<string | null> {
  if (format === null || stones.length === 0) return null;
  const { timeZone, publicUrl, files } = ctx.house;
  const house = await houseNameOf(ctx.db);
  const { link } = await inExportFolder(
    { name: offerName(timeZone, ctx.now), format },
    (place) => writeOffer(format, { stones, at: ctx.now, house, timeZone, publicUrl }, place),
    (file) =>
      keepDownload(ctx.house, ctx.db, ctx.actor.accountId, file, (name) => ctx.ifRefused(() => files.remove(name))),
  );
  ctx.audit.push({
    workflow: "export",
    item: link,
    transition: "export.ask",
    after: { format, stones: stones.length },
  });
  return link;
}
