import { type Kysely, sql } from "kysely";
import { type ArrivalSetting, defaultArrivalSetting } from "#domain/arrival-setting.ts";
import { houseNamed } from "#domain/house.ts";
import { defaultPaperSettings, type PaperSettings } from "#domain/paper-settings.ts";
import { defaultPairSetting, type PairSetting } from "#domain/search/pair-search.ts";
import { defaultRules, type TradeRules } from "#domain/trade-rules.ts";
import type { Tables } from "../tables.ts";

/** A setting, which exists in every house (seed/house.ts). */
const settingOf = (db: Kysely<Tables>, key: string) =>
  db.selectFrom("setting").select(["id", "value", "version"]).where("key", "=", key).executeTakeFirstOrThrow();

export type Maintenance = { id: number; is_on: boolean; message: string; version: number };

export async function maintenanceOf(db: Kysely<Tables>): Promise<Maintenance> {
  const { id, value, version } = await settingOf(db, "maintenance");
  const { is_on, message } = value as { is_on: boolean; message: string };
  return { id, is_on, message, version };
}

export type UsdInr = { id: number; rate: number | null; as_of: string | null; version: number };

/** The worth of a dollar in rupees, and the day of that rate. It is for display alone: deals are in dollars. */
export async function usdInrOf(db: Kysely<Tables>): Promise<UsdInr> {
  const { id, value, version } = await settingOf(db, "usd_inr");
  return { id, version, ...(value as { rate: number | null; as_of: string | null }) };
}

export type KeptRules = TradeRules & { id: number; version: number };

/** The house's rules of trade, with the defaults for rules that it has not set. */
export async function tradeRulesOf(db: Kysely<Tables>): Promise<KeptRules> {
  const { id, value, version } = await settingOf(db, "trade_rules");
  return { ...defaultRules, ...(value as Partial<TradeRules>), id, version };
}

type Kept<Setting> = Setting & { id: number; version: number };

/** The house's usual tolerances of pairs, or the trade's if it has set none. */
export async function pairSettingOf(db: Kysely<Tables>): Promise<Kept<PairSetting>> {
  const { id, value, version } = await settingOf(db, "match_pairs");
  return { ...defaultPairSetting, ...(value as Partial<PairSetting>), id, version };
}

/** The setting that makes a stone a new arrival. */
export async function arrivalSettingOf(db: Kysely<Tables>): Promise<Kept<ArrivalSetting>> {
  const { id, value, version } = await settingOf(db, "new_arrivals");
  return { ...defaultArrivalSetting, ...(value as Partial<ArrivalSetting>), id, version };
}

export type MailSecurity = "tls" | "starttls" | "none";
export type KeptMailServer = {
  host: string;
  port: number;
  security: MailSecurity;
  user_name: string | null;
  from: string;
};
export type HouseSettings = {
  id: number;
  time_zone: string | null;
  mail: KeptMailServer | null;
  /** The roles whose people need a second factor. */
  second_factor_roles: number[];
  /** The password of the mail server, sealed with the house's key. */
  secret: string | null;
  version: number;
};

/** The house's own time zone and mail server. What the environment names comes before them. */
export async function houseSettingsOf(db: Kysely<Tables>): Promise<HouseSettings> {
  const { value, ...kept } = await db
    .selectFrom("setting")
    .select(["id", "value", "secret", "version"])
    .where("key", "=", "house")
    .executeTakeFirstOrThrow();
  return { second_factor_roles: [], ...(value as Pick<HouseSettings, "time_zone" | "mail">), ...kept };
}

/** The time zone that the page House names; null where it names none, or the house is not set up yet. */
export async function zoneNamed(db: Kysely<Tables>): Promise<string | null> {
  const kept = await db.selectFrom("setting").select("value").where("key", "=", "house").executeTakeFirst();
  return (kept?.value as Pick<HouseSettings, "time_zone"> | undefined)?.time_zone ?? null;
}

/** The setting that hides the steps of the first day on the dashboard. */
export async function firstDaySetting(db: Kysely<Tables>): Promise<{ id: number; is_hidden: boolean }> {
  const { id, value } = await settingOf(db, "first_day");
  return { id, is_hidden: (value as { is_hidden: boolean }).is_hidden };
}

/** A stored picture: its row, and its name in the store. */
export type KeptLogo = { id: number; name: string };
export type KeptPaperSettings = PaperSettings & {
  logo: KeptLogo | null;
  id: number;
  version: number;
  updated_at: Date;
};

/** The house's settings of its papers, with the defaults for settings that it has not set. */
export async function paperSettingsOf(db: Kysely<Tables>): Promise<KeptPaperSettings> {
  const { rows } = await sql<{ id: number; value: object; version: number; updated_at: Date; logo: KeptLogo | null }>`
    SELECT s.id, s.value - 'logo_id' AS value, s.version, s.updated_at,
      CASE WHEN f.id IS NOT NULL THEN jsonb_build_object('id', f.id, 'name', f.name) END AS logo
    FROM setting s LEFT JOIN stored_file f ON f.id = (s.value ->> 'logo_id')::bigint WHERE s.key = 'papers'`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("the house has no setting of its papers");
  const { value, ...kept } = row;
  return { ...defaultPaperSettings, ...(value as Partial<PaperSettings>), ...kept };
}

/** The name of the house. */
export async function houseNameOf(db: Kysely<Tables>): Promise<string> {
  const { value } = await settingOf(db, "papers");
  return houseNamed((value as Partial<PaperSettings>).name ?? null);
}

/** The name of the person who saved a setting last, from the log. */
export async function settingSavedBy(
  db: Kysely<Tables>,
  id: number,
): Promise<{ first_name: string; last_name: string } | null> {
  const { rows } = await sql<{ first_name: string; last_name: string }>`
    SELECT a.first_name, a.last_name FROM audit_event e JOIN account a ON a.id = (e.data ->> 'who')::bigint
    WHERE e.data ->> 'workflow' = 'setting' AND e.data ->> 'item' = ${String(id)} ORDER BY e.seq DESC LIMIT 1`.execute(
    db,
  );
  return rows[0] ?? null;
}
