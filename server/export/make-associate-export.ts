import { statusOf } from "#domain/codes.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { AssociateRow } from "../db/queries/associates.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import { keepDownload } from "../files/downloads.ts";
import { addedColumn, type SheetColumn } from "../formats/sheet.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Context } from "../house/context.ts";
import { countryById } from "../people/places.ts";
import { inExportFolder, writeList } from "./export-file.ts";

const columns: SheetColumn[] = [
  addedColumn("name", "Name"),
  addedColumn("email", "E-mail"),
  addedColumn("user_name", "User name"),
  addedColumn("mobile", "Mobile"),
  addedColumn("salesperson_type", "Salesperson type"),
  addedColumn("customers", "Customers", "number"),
  addedColumn("active", "Active"),
  addedColumn("created_at", "Added", "date"),
];

async function record(row: AssociateRow): Promise<StoneFields> {
  const country = row.mobile_country_id === null ? undefined : await countryById(row.mobile_country_id);
  const { email, user_name, salesperson_type, customers } = row;
  return {
    email,
    user_name,
    salesperson_type,
    customers,
    name: `${row.first_name} ${row.last_name}`.trim(),
    mobile: row.mobile && [country && `+${country.phonecode}`, row.mobile].filter(Boolean).join(" "),
    active: statusOf("active", Number(row.is_active)).label,
    created_at: row.created_at.toISOString(),
  };
}

/** Writes the file of associates at once: a house has few of them. */
export async function makeAssociateExport(ctx: Context, rows: readonly AssociateRow[]): Promise<string> {
  const { timeZone, publicUrl, now } = ctx.house;
  const at = now();
  async function* batches() {
    yield await Promise.all(rows.map(record));
  }
  const sheet = {
    title: "Associates",
    columns,
    hasOffer: false,
    isWithoutTotals: true as const,
    batches: batches(),
    at,
    house: await houseNameOf(ctx.db),
    timeZone,
    publicUrl,
  };
  const { link } = await inExportFolder(
    { name: `associates-${dayIn(timeZone, at)}`, format: "xlsx" },
    (place) => writeList("xlsx", sheet, place),
    (file) =>
      keepDownload(ctx.house, ctx.db, ctx.actor.accountId, file, (name) =>
        ctx.ifRefused(() => ctx.house.files.remove(name)),
      ),
  );
  const after = { format: "xlsx", associates: rows.length };
  ctx.audit.push({ workflow: "export", item: link, transition: "export.ask", after });
  return link;
}
