import type { Data, HandlerInput } from "#api/operation-types.ts";
import type { Said } from "#domain/answers.ts";
import { clientPageSize, linesPageSize } from "#domain/page-sizes.ts";
import type { Grouping, ShownList } from "#domain/stone-lists.ts";
import { lineFilterOf, tabOf } from "../access/line-reach.ts";
import { accountAsViewer } from "../db/queries/viewers.ts";
import { orderLineExport } from "../export/order-line-export.ts";
import type { FileReading, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { linePage } from "../stones/line-pages.ts";

type Lines = Data<"listHolds">;

/**
 * Reads a list: a page, its groups, or a file of all. The transaction is for the file and its entry in the log alone.
 */
const read =
  (list: ShownList) =>
  async (asked: HandlerInput<"listHolds">, ctx: FileReading): Promise<Lines | Said<Lines>> => {
    const { export: isSheet, csv: isCsv, pdf: isPdf, job: isJob, ...query } = asked.query;
    const tab = tabOf(list, query);
    const filter = await lineFilterOf(ctx, list, asked);
    const groupBy = query.groupBy as Grouping;
    if (!isSheet && !isCsv && !isPdf) {
      const size = query.size ?? (await usualSize(ctx, list, query.user_id));
      return linePage(ctx, filter, tab, { ...query, size, groupBy });
    }
    const format = isPdf ? "pdf" : isCsv ? "csv" : "xlsx";
    const order = { filter, tab, format, groupBy, isJob, ...(query.sort && { sort: query.sort }) } as const;
    return ctx.orderFile((own) => orderLineExport(own, order));
  };

/** The rows of a page where the request names none. */
async function usualSize({ db }: Reading, list: ShownList, client: number | undefined): Promise<number> {
  const account = client === undefined ? undefined : await accountAsViewer(db, client);
  return account ? clientPageSize(list, account.role_id) : linesPageSize(list);
}

/** The lists of spec §1 with the filters of spec §3. */
export const stoneLists = {
  listCarts: read("cart"),
  listWatchlist: read("watchlist"),
  listNotes: read("notes"),
  listEnquiries: read("enquiry"),
  listHolds: read("hold"),
  listConfirms: read("confirm"),
  listMemos: read("memo"),
  listInvoices: read("invoice"),
  listExternal: read("external"),
} satisfies Partial<Handlers>;
