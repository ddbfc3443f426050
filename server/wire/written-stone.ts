import type { Hundredths } from "#domain/money.ts";
import type { OwnPrice } from "#domain/price.ts";
import type { Written } from "../house/stones.ts";

const NULL = Buffer.from("null");
const names = [',"markup_disc":', ',"markup_ppc":', ',"sell_amt":'].map((name) => Buffer.from(name));
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const BRACE = 125;
/** The longest end: three names, each with a sign, 16 digits and a point, and the brace. */
const MOST_OWN = names.reduce((sum, name) => sum + name.length + 18, 1);

/** A stone as kept JSON without its end, which is the viewer's own prices. */
export class WrittenStone implements Written {
  readonly most: number;
  readonly #kept: Uint8Array;
  readonly #own: OwnPrice;

  constructor(kept: Uint8Array, own: OwnPrice) {
    this.#kept = kept;
    this.#own = own;
    this.most = kept.length + MOST_OWN;
  }

  write(into: Uint8Array, at: number): number {
    const { markup_disc, markup_ppc, sell_amt } = this.#own;
    into.set(this.#kept, at);
    let end = at + this.#kept.length;
    end = writeHundredths(markup_disc, into, copy(names[0], into, end));
    end = writeHundredths(markup_ppc, into, copy(names[1], into, end));
    end = writeHundredths(sell_amt, into, copy(names[2], into, end));
    into[end++] = BRACE;
    return end;
  }
}

/** Writes hundredths as JSON writes the number: 601 is 6.01, 600 is 6. */
function writeHundredths(value: Hundredths | null, into: Uint8Array, at: number): number {
  if (value === null) return copy(NULL, into, at);
  const size = Math.abs(value);
  const whole = Math.floor(size / 100);
  const rest = size - whole * 100;
  let end = at;
  if (value < 0) into[end++] = MINUS;
  end = writeWhole(whole, into, end);
  if (rest === 0) return end;
  into[end++] = POINT;
  into[end++] = ZERO + Math.floor(rest / 10);
  if (rest % 10 > 0) into[end++] = ZERO + (rest % 10);
  return end;
}

function writeWhole(value: number, into: Uint8Array, at: number): number {
  let end = at + 1;
  for (let power = 10; power <= value; power *= 10) end++;
  for (let place = end - 1, left = value; place >= at; place--) {
    const tens = Math.floor(left / 10);
    into[place] = ZERO + left - tens * 10;
    left = tens;
  }
  return end;
}

/** Copies a few bytes faster than a call would. */
function copy(bytes: Uint8Array | undefined, into: Uint8Array, at: number): number {
  const { length = 0 } = bytes ?? {};
  for (let i = 0; i < length; i++) into[at + i] = bytes?.[i] as number;
  return at + length;
}
