import type { ViewerDescription } from "#server/search/index/viewer.ts";
import { random } from "./random.ts";
import { caratRangeCount, providerCount } from "./schema.ts";

/** Three providers of four: the stock of a customer with limited access. */
export const visibleProviders = Array.from({ length: providerCount }, (_, i) => i).filter((i) => i % 4 !== 3);

/** One of the searching people: a factor for each provider × carat range, in ten-thousandths. */
export function person(number: number): ViewerDescription {
  const { next } = random(number * 7919);
  const byRange = Array.from({ length: caratRangeCount }, (_, range) => (1.1 - range * 0.003) * (0.97 + next() * 0.08));
  const associate = 1 + next() * 0.03;
  const factors = Array.from({ length: providerCount }, () => 0.98 + next() * 0.1).flatMap((provider) =>
    byRange.map((range) => Math.round(10_000 * range * associate * provider)),
  );
  return { factors, sees: { provider: visibleProviders } };
}
