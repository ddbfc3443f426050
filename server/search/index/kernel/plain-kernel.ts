import type { Kernel } from "./kernel.ts";
import { plainBitmaps } from "./plain-bitmaps.ts";
import { plainPrices } from "./plain-prices.ts";
import { plainRows } from "./plain-rows.ts";

/** The same loops without vectors: the fallback, and the reference that the SIMD kernel is tested against. */
export function plainKernel(buffer: ArrayBufferLike, factors: number): Kernel {
  return { ...plainBitmaps(buffer), ...plainRows(buffer), ...plainPrices(buffer, factors) };
}
