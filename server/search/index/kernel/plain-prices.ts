// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { BLOCK_ROWS } from "../line.ts";
import type { Kernel } from "./kernel.ts";

type Prices = Pick<Kernel, "priceRows" | "addRests" | "sumPrices" | "discountRows" | "keepDiscounts">;

/** The viewer's own prices, one row at a time. */
export function plainPrices(buffer: ArrayBufferLike, factors: number): Prices {
  const u8 = new Uint8Array(buffer);
  const u16 = new Uint16Array(buffer);
  const i16 = new Int16Array(buffer);
  const u32 = new Uint32Array(buffer);
  const f64 = new Float64Array(buffer);

  function forEach(rows: number, mask: number, work: (i: number) => void) {
    for (let i = 0; i < rows; i++) if ((u8[mask + (i >> 3)]! >> (i & 7)) & 1) work(i);
  }
  function add(sums: number, carat: number, list: number, amount: number) {
    f64[sums >> 3]! += carat;
    f64[(sums >> 3) + 1]! += list;
    f64[(sums >> 3) + 2]! += amount;
  }

  return {
    priceRows(rows, mask, perCarat, list, carat, bucket, own, amount, sums) {
      let sumCarat = 0;
      let sumList = 0;
      let sumAmount = 0;
      forEach(rows, mask, (i) => {
        const factor = f64[(factors >> 3) + u16[(bucket >> 1) + i]!]!;
        const weight = u16[(carat >> 1) + i]!;
        // 0.00005 is half a step of the true quotient: the float's own error cannot cross it (kernel/simd/prices.as).
        const price = Math.floor(u32[(perCarat >> 2) + i]! * factor + 0.50005);
        const total = Math.floor((price * weight + 50) / 100);
        if (own) {
          f64[(own >> 3) + i] = price;
          f64[(amount >> 3) + i] = total;
        }
        sumCarat += weight;
        sumList += weight * u32[(list >> 2) + i]!;
        sumAmount += total;
      });
      if (sums) add(sums, sumCarat, sumList, sumAmount);
    },
    addRests(rows, mask, perCarat, own, amount, rest) {
      forEach(rows, mask, (i) => {
        if (f64[(own >> 3) + i] === u32[(perCarat >> 2) + i]) f64[(amount >> 3) + i]! += i16[(rest >> 1) + i]!;
      });
    },
    sumPrices(rows, mask, list, carat, amount, sums) {
      forEach(rows, mask, (i) => {
        const weight = u16[(carat >> 1) + i]!;
        add(sums, weight, weight * u32[(list >> 2) + i]!, f64[(amount >> 3) + i]!);
      });
    },
    keepDiscounts(mask, own, list, low, high) {
      for (let i = 0; i < BLOCK_ROWS; i++) {
        const listPrice = u32[(list >> 2) + i]!;
        const exact = (f64[(own >> 3) + i]! * 10_000) / listPrice - 10_000;
        if (!listPrice || exact < low - 0.51 || exact > high + 0.51) u8[mask + (i >> 3)]! &= ~(1 << (i & 7));
      }
    },
    discountRows(rows, mask, own, list, out) {
      forEach(rows, mask, (i) => {
        const listPrice = u32[(list >> 2) + i]!;
        const exact = (f64[(own >> 3) + i]! * 10_000) / listPrice - 10_000;
        f64[(out >> 3) + i] = listPrice ? Math.trunc(exact + Math.sign(exact) * 0.5) : Number.NaN;
      });
    },
  };
}
