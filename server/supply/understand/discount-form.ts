import { decimalText, type Hundredths } from "#domain/money.ts";
import { discOf } from "#domain/price.ts";
import type { DiscountForm } from "../mapping.ts";

/** A row's word on its discount: the number, its text, and the list price and the price per carat if it has them. */
export interface DiscountSeen {
  disc: Hundredths;
  written?: string | null;
  rap: Hundredths | null;
  price_per_ct: Hundredths | null;
}

/** A discount counts as proven if it is as near as this to what the row's prices say: one point. */
const NEAR: Hundredths = 100;
const MOST = 0.9;
const SAMPLES = 5;
const NEARLY_ALL = 0.8;

/**
 * Finds out how a file writes its discounts. Rows with a list price and a price prove it. Without any proof a minus says
 * "below"; numbers without a minus say nothing.
 */
export class DiscountForms {
  #below = 0;
  #above = 0;
  #proven = 0;
  #minus = 0;
  #plus = 0;
  /** A few discounts as they stand in the file. */
  readonly samples: string[] = [];
  /** The first of them as it is read, in percent. */
  percent: string | null = null;

  see({ disc, written, rap, price_per_ct }: DiscountSeen): void {
    if (disc === 0) return;
    this.percent ??= decimalText(disc);
    if (this.samples.length < SAMPLES) this.samples.push(written ?? decimalText(disc));
    if (disc < 0) this.#minus += 1;
    else this.#plus += 1;
    if (rap === null || price_per_ct === null) return;
    const implied = discOf(price_per_ct, rap);
    if (Math.abs(implied) <= 2 * NEAR) return; // both signs are near
    this.#proven += 1;
    if (Math.abs(implied - disc) <= NEAR) this.#above += 1;
    if (Math.abs(implied + disc) <= NEAR) this.#below += 1;
  }

  /** Null if the rows do not say it: somebody is asked. */
  get form(): DiscountForm | null {
    if (this.#proven > 0) {
      if (this.#above >= MOST * this.#proven) return this.#minus > 0 ? "signed" : "above";
      return this.#below >= MOST * this.#proven ? "below" : null;
    }
    const all = this.#minus + this.#plus;
    return all > 0 && this.#minus >= NEARLY_ALL * all ? "signed" : null;
  }

  /** True if the rows speak against what somebody answered: they prove it wrong, or all have a minus where none was. */
  disproves(form: DiscountForm): boolean {
    if (this.#proven > 0) return (form === "below" ? this.#below : this.#above) < MOST * this.#proven;
    const all = this.#minus + this.#plus;
    return form === "below" && all > 0 && this.#minus >= NEARLY_ALL * all;
  }

  /** True if nothing speaks against a form: neither proof nor a minus where there was none. */
  allows(form: DiscountForm): boolean {
    if (this.#proven > 0) return (form === "below" ? this.#below : this.#above) >= MOST * this.#proven;
    return form === "signed" ? this.#minus >= this.#plus : this.#plus >= NEARLY_ALL * (this.#minus + this.#plus);
  }
}
