import type { Data } from "#api/operation-types.ts";
import { houseTitle } from "#domain/house.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { memoStateOf } from "#domain/paper.ts";
import { totalAmt } from "#domain/price.ts";
import { may } from "../actor.ts";
import type { Context } from "../context.ts";
import {
  type DocumentLine,
  invoiceLines,
  memoLines,
  type PaperDocument,
  paperDocument,
  papersBeside,
  proofOf,
} from "../db/queries/paper-documents.ts";
import { citiesOf, countryById, type Place, statesOf } from "../places.ts";
import { Problem } from "../problem.ts";
import { dayIn } from "../time-zone.ts";
import { reachOf } from "./client.ts";

export type Paper = Data<"getPaper">;
type Printed = PaperDocument & { kind: Paper["kind"] };

/** A memo or an invoice for somebody who may read it; of every other paper nobody hears that it is there. */
export async function paperOnWire(ctx: Context, id: number): Promise<Paper> {
  const paper = await insistOnPaper(ctx, id);
  const { kind, number, terms, due_date, created_at, version } = paper;
  const isMemo = kind === "memo";
  const rows = isMemo ? await memoLines(ctx.db, id) : await invoiceLines(ctx.db, id);
  const state = isMemo ? memoStateOf(rows.map(({ status }) => status ?? 0)) : null;
  const isOut = state === "open" || state === "partial";
  return {
    ...{ id, kind, number, state, terms, due_date, version },
    house: houseTitle,
    created_at: created_at.toISOString(),
    is_overdue: isOut && due_date !== null && due_date < dayIn(ctx.house.timeZone, ctx.now),
    client: await clientOnPaper(paper),
    made_by: {
      id: paper.made_by,
      first_name: paper.maker_first_name,
      last_name: paper.maker_last_name,
      role_id: paper.maker_role_id,
    },
    ...tableOf(rows),
    papers: await papersBeside(ctx.db, paper),
    proof: await proofOf(ctx.db, id),
  };
}

/** Each kind has its screen, and the scope is the client's. */
async function insistOnPaper(ctx: Context, id: number): Promise<Printed> {
  const paper = await paperDocument(ctx.db, id);
  if (!paper || paper.kind === "order") throw new Problem("notFound");
  const { kind, holder_id, associate_id } = paper;
  const mayRead = (place: string) => may(ctx.actor, `${place}/${kind}:read`);
  if (!mayRead("transaction") && !mayRead("customer-profile")) throw new Problem("forbidden");
  if (reachOf(ctx.actor, { id: holder_id, associate_id }).length === 0) throw new Problem("notFound");
  return { ...paper, kind };
}

/** Lines and their sum; what is taken back takes its piece and its weight along. */
function tableOf(rows: readonly DocumentLine[]): Pick<Paper, "lines" | "totals"> {
  const places = new Map(rows.map(({ id }, at) => [id, at + 1]));
  let [pieces, carat, amount] = [0, 0, 0];
  const lines = rows.map(({ id: _, credits_id, ...row }, at): Paper["lines"][number] => {
    const weight = hundredths(row.carat);
    const sum = row.amount === null ? totalAmt(hundredths(row.price_per_ct), weight) : hundredths(row.amount);
    const sign = credits_id === null ? 1 : -1;
    pieces += sign;
    carat += sign * weight;
    amount += sum;
    return {
      ...row,
      no: at + 1,
      status: row.status as 1 | 2 | 3 | null,
      carat: decimalNumber(weight),
      price_per_ct: Number(row.price_per_ct),
      amount: decimalNumber(sum),
      takes_back: credits_id === null ? null : (places.get(credits_id) ?? null),
    };
  });
  return { lines, totals: { pieces, carat: decimalNumber(carat), amount: decimalNumber(amount) } };
}

async function clientOnPaper(paper: Printed): Promise<Paper["client"]> {
  const { holder_id: id, first_name, last_name, role_id, company_name, email } = paper;
  const code = paper.mobile_country_id === null ? undefined : (await countryById(paper.mobile_country_id))?.phonecode;
  const mobile = paper.mobile && code ? `+${code} ${paper.mobile}` : paper.mobile;
  return { id, first_name, last_name, role_id, company_name, email, mobile, place: await placeOf(paper) };
}

/** City, state and country by their names, as far as a client has told them. */
async function placeOf({ country_id, state_id, city_id }: Printed): Promise<string | null> {
  const named = (places: readonly Place[] | undefined, id: number | null) =>
    places?.find((place) => place.id === id)?.name;
  const names = [
    state_id !== null && city_id !== null && named(await citiesOf(state_id), city_id),
    country_id !== null && state_id !== null && named(await statesOf(country_id), state_id),
    country_id !== null && (await countryById(country_id))?.name,
  ].filter((name) => typeof name === "string");
  return names.length > 0 ? names.join(", ") : null;
}
