import { stonePriceMax } from "#domain/limits.ts";
import { decimalText, type Hundredths, mulDiv } from "#domain/money.ts";
import { pricePerCt, type Quote, type QuoteKind, quotedPrice, totalAmt } from "#domain/price.ts";
import { originCodes } from "#domain/stone.ts";
import type { DiscountForm, SupplyField, World } from "../mapping.ts";
import type { RowDraft } from "./row-draft.ts";

/** The price of a row as it is quoted, and what follows from it by the house's list. */
export type StonePrice = {
  quote_kind: QuoteKind;
  quote: string;
  rap: string | null;
  disc: string | null;
  price_per_ct: string;
};

const WHOLE: Hundredths = 100_00;
/** Prices agree within half a percent (spec of uploads in the trade); what differs by more than a tenth is not taken. */
const AGREES = 0.005;
const FAR = 0.1;

/** The discount of a row, negative below the list; null if nobody knows on which side it is. */
export function signedDisc({ numbers, isDiscSaid }: RowDraft, form: DiscountForm | null): Hundredths | null {
  const { disc } = numbers;
  if (disc === null || disc === 0 || isDiscSaid) return disc;
  if (form === null) return null;
  return form === "below" ? -disc : disc;
}

/** A price per carat by one of the forms, and the most that rounding may have changed it. */
type Form = { field: SupplyField; perCt: Hundredths; slack: Hundredths };

/** Half of the last decimal that a percentage was written with. */
const halfStep = (value: Hundredths): number => (value % 100 === 0 ? 50 : value % 10 === 0 ? 5 : 1);

/** Every price per carat that the row gives, in the order in which they count: itself, by the total, by the list price. */
function formsOf({ numbers }: RowDraft, disc: Hundredths | null): Form[] {
  const { carat, rap, price_per_ct, total_amt } = numbers;
  const forms: Form[] = [];
  if (price_per_ct !== null) forms.push({ field: "price_per_ct", perCt: price_per_ct, slack: 1 });
  if (total_amt !== null && carat !== null)
    forms.push({ field: "total_amt", perCt: mulDiv(total_amt, 100, carat), slack: 1 });
  if (rap !== null && disc !== null)
    forms.push({ field: "disc", perCt: pricePerCt(rap, disc), slack: mulDiv(rap, halfStep(disc), WHOLE) });
  return forms;
}

/** The price of a row: the forms that it is given in are compared, the others are worked out. Null if it is refused. */
export function priceOf(draft: RowDraft, form: DiscountForm | null, world: World): StonePrice | null {
  const disc = signedDisc(draft, form);
  const forms = formsOf(draft, disc);
  compare(draft, forms);
  const houseRap = listPriceOf(draft, world);
  const own = forms[0]?.perCt ?? byHouseList(draft, disc, houseRap);
  const quote = quoteOf(draft, disc);
  if (own === null || quote === null) {
    const isUndecided = draft.numbers.disc !== null && disc === null;
    draft.find(isUndecided ? "discountUndecided" : "priceMissing", isUndecided ? "disc" : "price_per_ct", null, "");
    return null;
  }
  if (own < 1 || own > stonePriceMax) {
    draft.find("priceOutOfRange", "price_per_ct", null, decimalText(own));
    return null;
  }
  if (forms[0]?.field === "disc" || forms.length === 0) watchDiscount(draft, disc, form);
  if (houseRap !== null) watchList(draft, own, houseRap);
  return draft.isRefused ? null : byList(quote, draft.numbers.carat ?? 0, houseRap, own);
}

/**
 * The quote of a row: a price in dollars counts before a discount. Where both the price per carat and the total stand, the
 * total is the quote if it gives the other to the cent, and not the other way.
 */
function quoteOf({ numbers }: RowDraft, disc: Hundredths | null): Quote | null {
  const { carat, price_per_ct, total_amt } = numbers;
  const whole: Quote | null = total_amt === null || carat === null ? null : { kind: "total", figure: total_amt };
  if (price_per_ct !== null) {
    const isOfTotal = whole && carat && mulDiv(whole.figure, 100, carat) === price_per_ct;
    if (isOfTotal && totalAmt(price_per_ct, carat) !== whole.figure) return whole;
    return { kind: "per_carat", figure: price_per_ct };
  }
  return whole ?? (disc === null ? null : { kind: "discount", figure: disc });
}

function compare(draft: RowDraft, forms: readonly Form[]): void {
  const [first] = forms;
  if (!first) return;
  let widest = 0;
  let other = first;
  for (const form of forms) {
    const apart = Math.max(0, Math.abs(form.perCt - first.perCt) - form.slack) / Math.max(form.perCt, first.perCt);
    if (apart > widest) {
      widest = apart;
      other = form;
    }
  }
  if (widest <= AGREES) return;
  const raw = `${decimalText(first.perCt)} ≠ ${decimalText(other.perCt)}`;
  draft.find(widest > FAR ? "priceContradictsFar" : "priceContradicts", other.field, null, raw);
}

/** Fancy colours have no list price. */
function listPriceOf({ texts, numbers }: RowDraft, world: World): Hundredths | null {
  const { shape, color, clarity, fancy_color } = texts;
  if (shape === null || color === null || clarity === null || fancy_color !== null || numbers.carat === null)
    return null;
  return world.rapOf({ shape, color, clarity, carat: numbers.carat });
}

function byHouseList(draft: RowDraft, disc: Hundredths | null, houseRap: Hundredths | null): Hundredths | null {
  if (disc === null || houseRap === null) return null;
  draft.find("priceByHouseList", "disc", null, decimalText(houseRap));
  return pricePerCt(houseRap, disc);
}

const TINY: Hundredths = 100;
const PREMIUM: Hundredths = 10_00;

/** A price that hangs on its discount alone: a fraction among percentages, a minus that was forgotten. */
function watchDiscount(draft: RowDraft, disc: Hundredths | null, form: DiscountForm | null): void {
  if (disc === null || disc === 0 || draft.isDiscSaid) return;
  if (Math.abs(disc) < TINY) draft.find("discountTiny", "disc", null, decimalText(disc));
  if (form === "signed" && disc > PREMIUM) draft.find("discountAbove", "disc", null, decimalText(disc));
}

/** ASSUMPTION: what is far from the list: natural stones below 10 % or above 200 % of it, grown ones above the list itself. */
function watchList(draft: RowDraft, perCt: Hundredths, houseRap: Hundredths): void {
  const share = perCt / houseRap;
  const isGrown = draft.texts.stone_origin === String(originCodes.labGrown);
  const raw = `${decimalText(perCt)} / ${decimalText(houseRap)}`;
  if (share > 10) draft.find("priceHundredfold", "price_per_ct", null, raw);
  else if (isGrown ? share > 1 : share < 0.1 || share > 2) draft.find("priceFarFromList", "price_per_ct", null, raw);
  const { rap } = draft.numbers;
  if (rap !== null && Math.abs(rap - houseRap) / houseRap > AGREES)
    draft.find("rapDiffers", "rap", null, `${decimalText(rap)} ≠ ${decimalText(houseRap)}`);
}

const MOST_DISC: Hundredths = 10_000_00;

/** The price in the house's terms. Beyond what a discount can be, and without a list price, the row's own price counts. */
function byList(quote: Quote, carat: Hundredths, rap: Hundredths | null, own: Hundredths): StonePrice {
  const kept = { quote_kind: quote.kind, quote: decimalText(quote.figure) };
  const price = quotedPrice(quote, carat, rap);
  if (rap === null || price === null || price.disc === null || price.disc <= -WHOLE || price.disc >= MOST_DISC)
    return { ...kept, rap: null, disc: null, price_per_ct: decimalText(own) };
  return {
    ...kept,
    rap: decimalText(rap),
    disc: decimalText(price.disc),
    price_per_ct: decimalText(price.price_per_ct),
  };
}
