import { codes } from "#domain/codes.ts";
import { originCodes, type StoneOrigin } from "#domain/stone.ts";
import type { Look } from "./demo-look.ts";
import type { Dice } from "./dice.ts";
import { home } from "./marginals.ts";
import { demoProviderShare, demoProviders } from "./providers.ts";

type Papers = {
  provider: number;
  stock_no: string;
  org_stock_no: string;
  report_no: string | null;
  laser_inscription: string | null;
  location: string;
  status: number;
  /** The hours since its arrival. */
  ageHours: number;
};

/** The provider, numbers, place and age of a stone. */
export function papersOf(n: number, { lab, stone_origin }: Look, dice: Dice): Papers {
  const provider = dice.pick(demoProviderShare);
  const { prefix, defaults } = demoProviders[provider] ?? { prefix: "ZZ", defaults: { location: "MUMBAI" } };
  const report_no = reportNo(n, lab, stone_origin);
  return {
    provider,
    stock_no: `${prefix}${1_000_000 + n}`,
    org_stock_no: (Math.imul(n + 1, 0x9e3779b1) >>> 0).toString(36).toUpperCase().padStart(7, "0"),
    report_no,
    laser_inscription: report_no && dice.roll() < 0.6 ? `${lab} ${report_no}` : null,
    location: dice.roll() < 0.7 ? defaults.location : dice.pick(home),
    status: dice.roll() < 0.988 ? codes.stone.available : codes.stone.notAvailable,
    ageHours: Math.floor(24 * 180 * dice.roll() ** 2),
  };
}

function reportNo(n: number, lab: string, origin: StoneOrigin): string | null {
  if (lab === "NONE") return null;
  const digits = String(1_000_000_000 + (Math.imul(n + 1, 0x85ebca6b) >>> 0)); // no two alike
  if (lab === "IGI" && origin === originCodes.labGrown) return `LG${digits.slice(1)}${digits[0]}`;
  return lab === "HRD" ? `${digits}01` : digits;
}
