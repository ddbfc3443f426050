import { houseNamed } from "#domain/house.ts";
import type { KeptLine, KeptPaper, PaperPeople, PaperTotals } from "#domain/kept-paper.ts";
import { decimalNumber, hundredths, maybeNumber } from "#domain/money.ts";
import { filledTerms } from "#domain/paper-terms.ts";
import { type Tax, taxOn } from "#domain/tax.ts";
import { oneTrip } from "../db/one-trip.ts";
import {
  keepShown,
  type LineToKeep,
  linesToKeep,
  type PaperToKeep,
  papersBefore,
  papersNotKept,
  papersToKeep,
} from "../db/queries/papers-to-keep.ts";
import { type KeptPaperSettings, paperSettingsOf } from "../db/queries/settings.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Context, Reading } from "../house/context.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { citiesOf, countryById, type Place, statesOf } from "../people/places.ts";

/**
 * Keeps the content of papers in the transaction that issues them. Later changes do not touch it: papers are shown and
 * printed as they were issued (decision 0041). Returns their content by the paper's id.
 */
export async function keepPapers(
  ctx: Context,
  ids: readonly number[],
  settings: KeptPaperSettings,
): Promise<ReadonlyMap<number, KeptPaper>> {
  if (ids.length === 0) return new Map();
  const [papers, lines, before] = await oneTrip(ctx.db, papersToKeep(ids), linesToKeep(ids), papersBefore(ids));
  const kept = papers.map(async (paper) => ({
    id: paper.id,
    shown: shownOf(ctx, paper, settings, {
      lines: lines.filter(({ paper_id }) => paper_id === paper.id),
      refers_to: before.filter(({ paper_id }) => paper_id === paper.id).map(({ id, number }) => ({ id, number })),
    }),
    people: await peopleOf(paper),
  }));
  const contents = await Promise.all(kept);
  await keepShown(ctx.db, contents);
  return new Map(contents.map(({ id, shown }) => [id, shown]));
}

const atOnce = 200;

/** Keeps the content of papers from before contents were kept, as it is at the first start afterwards. */
export async function keepOldPapers(house: House): Promise<void> {
  const keepSome = async (ctx: Context) => {
    const ids = await papersNotKept(ctx.db, atOnce);
    if (ids.length > 0) await keepPapers(ctx, ids, await paperSettingsOf(ctx.db));
    return ids.length;
  };
  while ((await inTransaction(house, { requestId: "start", operation: "start" }, keepSome)) === atOnce);
}

function shownOf(
  ctx: Reading,
  paper: PaperToKeep,
  settings: KeptPaperSettings,
  { lines, refers_to }: { lines: readonly LineToKeep[]; refers_to: KeptPaper["refers_to"] },
): KeptPaper {
  const { kind, due_date, terms, reason } = paper;
  const { name, address, tax_number, contact, bank, footer, paper_size, logo } = settings;
  const issued_on = dayIn(ctx.house.timeZone, paper.created_at);
  const filled = (text: string | null) => filledTerms(text, { issued: issued_on, due: due_date });
  const tax = { kind: paper.tax_kind ?? "none", percent: maybeNumber(paper.tax_percent) } as const;
  return {
    house: { name: houseNamed(name), address, tax_number, contact, bank, footer, logo: logo?.name ?? null },
    paper_size,
    issued_on,
    issued_due: due_date,
    terms: filled(terms),
    clause: kind === "memo" ? filled(settings.memo_clause) : null,
    payment_terms: kind === "invoice" ? filled(settings.payment_terms) : null,
    tax_statement: tax.kind === "none" ? settings.tax_statement : null,
    reason,
    currency: "USD",
    tax,
    refers_to,
    ...tableOf(lines, tax, kind === "credit"),
  };
}

/** The lines of a paper and their sum. The amounts of a credit note are positive. */
function tableOf(rows: readonly LineToKeep[], tax: Tax, isCredit: boolean): { lines: KeptLine[]; totals: PaperTotals } {
  const places = new Map(rows.map(({ row_id }, at) => [row_id, at + 1]));
  const all = { pieces: 0, carat: 0, amount: 0, tax: 0 };
  const lines = rows.map(({ paper_id: _, row_id: __, credits_id, ...row }, at): KeptLine => {
    const weight = hundredths(row.carat);
    const written = hundredths(row.amount);
    const amount = isCredit ? -written : written;
    const taxed = taxOn(amount, tax);
    const sign = amount < 0 ? -1 : 1;
    all.pieces += sign;
    all.carat += sign * weight;
    all.amount += amount;
    all.tax += taxed;
    return {
      ...row,
      no: at + 1,
      carat: decimalNumber(weight),
      price_per_ct: Number(row.price_per_ct),
      amount: decimalNumber(amount),
      tax: decimalNumber(taxed),
      takes_back: credits_id === null ? null : (places.get(credits_id) ?? null),
    };
  });
  const { pieces, carat, amount, tax: taxes } = all;
  const totals = {
    pieces,
    carat: decimalNumber(carat),
    amount: decimalNumber(amount),
    tax: decimalNumber(taxes),
    payable: decimalNumber(amount + taxes),
  };
  return { lines, totals };
}

async function peopleOf(paper: PaperToKeep): Promise<PaperPeople> {
  const { first_name, last_name, company_name, address, postal_code, tax_number, email, made_by, salesperson } = paper;
  const code = paper.mobile_country_id === null ? undefined : (await countryById(paper.mobile_country_id))?.phonecode;
  const mobile = paper.mobile && code ? `+${code} ${paper.mobile}` : paper.mobile;
  const place = await placeOf(paper);
  return {
    client: { first_name, last_name, company_name, address, postal_code, place, tax_number, email, mobile },
    made_by,
    salesperson,
  };
}

/** The names of a client's city, state and country, as far as they are known. */
async function placeOf({ country_id, state_id, city_id }: PaperToKeep): Promise<string | null> {
  const named = (places: readonly Place[] | undefined, id: number | null) =>
    places?.find((place) => place.id === id)?.name;
  const names = [
    state_id !== null && city_id !== null && named(await citiesOf(state_id), city_id),
    country_id !== null && state_id !== null && named(await statesOf(country_id), state_id),
    country_id !== null && (await countryById(country_id))?.name,
  ].filter((name) => typeof name === "string");
  return names.length > 0 ? names.join(", ") : null;
}
