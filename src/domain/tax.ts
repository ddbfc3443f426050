import { number2 } from "./format.ts";
import { type Hundredths, hundredths, mulDiv } from "./money.ts";

/** The tax that the house charges a client beside the price: none, none because the client owes it, or a percentage. */
export const taxKinds = ["none", "reverse_charge", "percent"] as const;
export type TaxKind = (typeof taxKinds)[number];
export type Tax = { kind: TaxKind; percent: number | null };

export const taxKindNames: Record<TaxKind, string> = {
  none: "None",
  reverse_charge: "Reverse charge",
  percent: "A percentage",
};
/** `21.00 %`, or the name of the other kind. */
export const taxName = ({ kind, percent }: Tax): string =>
  kind === "percent" ? `${number2(percent)} %` : taxKindNames[kind];

const whole = 10_000; // 100.00 %

/**
 * The tax on one line, in cents, a half rounded up. The tax of a paper is the sum of its lines' taxes and never a share
 * of its sum. So the credits of single lines add up to the invoice to the cent.
 */
export const taxOn = (amount: Hundredths, { kind, percent }: Tax): Hundredths =>
  kind === "percent" ? mulDiv(amount, hundredths(percent ?? 0), whole) : 0;
