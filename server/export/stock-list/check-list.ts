import { fieldMessages } from "#domain/field-messages.ts";
import { messages } from "#domain/messages.ts";
import type { ProblemCode } from "#domain/problems.ts";
import { type StoneSearch, sortKeys } from "#domain/search/stone-search.ts";
import { layoutFaults, type StockListPlace } from "#domain/stock-lists.ts";
import { Problem } from "../../ground/problem.ts";
import type { Reading } from "../../house/context.ts";
import { checkSearch } from "../../search/check-search.ts";
import type { ListContent } from "./stock-list-sheet.ts";
import { clientStop } from "./stock-list-sight.ts";

type Wish = ListContent & { client_id: number | null; place: StockListPlace; hasServer: boolean };

/** Refuses a list that could not be made as it is asked for. */
export async function checkList(ctx: Pick<Reading, "db">, wish: Wish): Promise<void> {
  const { search, diamond_type, client_id, markup_percent, place } = wish;
  if (search.diamond_type && search.diamond_type !== diamond_type)
    throw at("stockListTypeOther", "/data/search/diamond_type");
  checkSearch(search, false, "/data/search");
  checkLayout(wish);
  if (client_id === null && (place === "api" || place === "ftp"))
    throw at("stockListPlaceNeedsClient", "/data/client_id");
  if (place === "remote" && !wish.hasServer) throw at("stockListServerMissing", "/data/remote_place");
  if (client_id === null && markup_percent === null) throw at("stockListForNobody", "/data/client_id");
  if (markup_percent !== null) checkPrices(search);
  if (client_id !== null) await checkClient(ctx, client_id, place);
}

function checkLayout({ layout, diamond_type }: Wish): void {
  const errors = layoutFaults(layout, diamond_type).map((one) => ({
    path: `/data/layout/${one.at}/${one.part}`,
    message: messages[layoutWords[one.fault]],
  }));
  if (errors.length > 0) throw new Problem("stockListFaulty", { errors });
}
const layoutWords = {
  fieldUnknown: "stockListFieldUnknown",
  fieldTwice: "stockListFieldTwice",
  headTwice: "stockListHeadTwice",
} as const;

const prices: readonly string[] = ["markup_disc", "markup_ppc", "sell_amt"];

/** A search compares prices that a viewer pays; those of a markup of the list's own are nobody's. */
function checkPrices({ ranges = {}, sort }: StoneSearch): void {
  const paths = [
    ...Object.keys(ranges)
      .filter((name) => prices.includes(name))
      .map((name) => `/data/search/ranges/${name}`),
    ...(sortKeys(sort).some(({ column }) => prices.includes(column)) ? ["/data/search/sort"] : []),
  ];
  if (paths.length === 0) return;
  throw new Problem("stockListByPrice", {
    errors: paths.map((path) => ({ path, message: messages.stockListByPrice })),
  });
}

/** A client who is closed, may not search or cannot fetch it there is refused before the list stops because of it. */
async function checkClient({ db }: Pick<Reading, "db">, id: number, place: StockListPlace): Promise<void> {
  const stop = await clientStop(db, id, place);
  if (stop === null) return;
  throw at(stop === "clientOff" ? "clientOff" : "stockListClientUnfit", "/data/client_id");
}

const at = (code: ProblemCode & keyof typeof messages, path: string) =>
  new Problem(code, { errors: [{ path, message: messages[code] ?? fieldMessages.form }] });
