import type { Kysely } from "kysely";
import { defaultPaperSettings, type PaperSettings } from "#domain/paper-settings.ts";
import { defaultRules, type TradeRules } from "#domain/trade-rules.ts";
import type { Tables } from "../tables.ts";

export type Maintenance = { id: number; is_on: boolean; message: string; version: number };

/** The setting exists in every house (seed/house.ts). */
export async function maintenanceOf(db: Kysely<Tables>): Promise<Maintenance> {
  const { id, value, version } = await db
    .selectFrom("setting")
    .select(["id", "value", "version"])
    .where("key", "=", "maintenance")
    .executeTakeFirstOrThrow();
  const { is_on, message } = value as { is_on: boolean; message: string };
  return { id, is_on, message, version };
}

export type UsdInr = { id: number; rate: number | null; as_of: string | null; version: number };

/** What a dollar is worth in rupees, and since when the house says so: for display alone, deals are in dollars. */
export async function usdInrOf(db: Kysely<Tables>): Promise<UsdInr> {
  const { id, value, version } = await db
    .selectFrom("setting")
    .select(["id", "value", "version"])
    .where("key", "=", "usd_inr")
    .executeTakeFirstOrThrow();
  return { id, version, ...(value as { rate: number | null; as_of: string | null }) };
}

export type KeptRules = TradeRules & { id: number; version: number };

/** The house's rules of trade; what it has not decided is the default. */
export async function tradeRulesOf(db: Kysely<Tables>): Promise<KeptRules> {
  const { id, value, version } = await db
    .selectFrom("setting")
    .select(["id", "value", "version"])
    .where("key", "=", "trade_rules")
    .executeTakeFirstOrThrow();
  return { ...defaultRules, ...(value as Partial<TradeRules>), id, version };
}

/** A stored picture: its row, and its name in the store. */
export type KeptLogo = { id: number; name: string };
export type KeptPaperSettings = PaperSettings & {
  logo: KeptLogo | null;
  id: number;
  version: number;
  updated_at: Date;
};

/** What the house prints on its papers; what it has not said is the default. */
export async function paperSettingsOf(db: Kysely<Tables>): Promise<KeptPaperSettings> {
  const { value, ...row } = await db
    .selectFrom("setting")
    .select(["id", "value", "version", "updated_at"])
    .where("key", "=", "papers")
    .executeTakeFirstOrThrow();
  return { ...defaultPaperSettings, logo: null, ...(value as Partial<PaperSettings>), ...row };
}
