import type { Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { totalAmt } from "#domain/price.ts";

/** A stone in somebody's list, as answers carry it. */
export type StoneLine = Data<"createHolds">["data"][number];

/** As much of a line as its price needs, also before the line is there. */
export type PricedLine = Pick<StoneLine, "id" | "stone" | "rap" | "agreed_ppc" | "markup_ppc" | "sold_ppc">;

type Priced = Pick<PricedLine, "sold_ppc" | "agreed_ppc" | "markup_ppc">;

/** What a line is sold at per carat: what was paid, else what is spoken of, else the client's own price (spec §4). */
export const dealPrice = ({ sold_ppc, agreed_ppc, markup_ppc }: Priced): number => sold_ppc ?? agreed_ppc ?? markup_ppc;

/** The same for the whole stone. */
export const dealAmount = (line: PricedLine, perCarat = dealPrice(line)): number =>
  decimalNumber(totalAmt(hundredths(perCarat), hundredths(line.stone.carat)));

/** Whether a line of a memo is still out. */
export const isOut = ({ list, status }: StoneLine): boolean => list === "memo" && status === codes.memo.issued;

/** Whether a line was moved or changed since it was read as the other. */
export const isLater = (one: StoneLine, than: StoneLine): boolean => one.version > than.version;
