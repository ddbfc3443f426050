import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from "kysely";
import type { MarkupLayer, MarkupRule } from "#domain/markup.ts";
import { decimalText, hundredths } from "#domain/money.ts";
import { oneTrip } from "../one-trip.ts";
import type { Tables } from "../tables.ts";
import type { Handle, Lock } from "../writing.ts";

/** The subject of a markup: the house's default, or the subjects of a more specific layer. */
export type MarkupSubject =
  | { layer: "default" }
  | { layer: "business"; business_id: number }
  | { layer: "associate"; associate_id: number }
  | { layer: "business_provider"; business_id: number; provider_id: number };

export type StoredRule = MarkupRule & { id: number };
export type MarkupSet = {
  id: number;
  layer: MarkupLayer;
  business_id: number | null;
  associate_id: number | null;
  provider_id: number | null;
  version: number;
  rules: StoredRule[];
};

type SetRow = Omit<MarkupSet, "rules">;
type RuleRow = Selectable<Tables["markup_rule"]>;

/** The markup sets of these ids, with their rules in order. */
export const markupSets = (db: Kysely<Tables>, ids: readonly number[]): Promise<MarkupSet[]> =>
  ids.length === 0 ? Promise.resolve([]) : setsThat(db, sql`id = ANY (${ids}::bigint[])`);

/** The sets that apply to a client: of their business and its providers, of their associate, and the default. */
export const markupSetsFor = (
  db: Kysely<Tables>,
  { businessId, associateId }: { businessId: number | null; associateId: number | null },
): Promise<MarkupSet[]> =>
  setsThat(
    db,
    sql`(layer = 'default' OR business_id = ${businessId}::bigint OR associate_id = ${associateId}::bigint)`,
  );

/** Sets with their rules, in one trip. */
async function setsThat(db: Kysely<Tables>, condition: RawBuilder<unknown>): Promise<MarkupSet[]> {
  const [sets, rows] = await oneTrip(
    db,
    sql<SetRow>`SELECT id, layer, business_id, associate_id, provider_id, version FROM markup_set WHERE ${condition}`,
    sql<RuleRow>`SELECT * FROM markup_rule WHERE set_id IN (SELECT id FROM markup_set WHERE ${condition})
      ORDER BY diamond_type DESC, stone_origin DESC, from_carat`,
  );
  return sets.map((set) => ({
    ...set,
    rules: rows
      .filter(({ set_id }) => set_id === set.id)
      .map(({ set_id, from_carat, to_carat, value, ...row }) => ({
        ...row,
        from: hundredths(from_carat),
        to: hundredths(to_carat),
        value: hundredths(value),
      })),
  }));
}

/** The markup set of one subject. With `lock` its row is locked for a change. */
export async function markupSetOf<L extends Lock = undefined>(
  { db }: Handle<L>,
  subject: MarkupSubject,
  lock?: L,
): Promise<MarkupSet | undefined> {
  let asked = db.selectFrom("markup_set").select("id").where("layer", "=", subject.layer);
  for (const [column, id] of Object.entries(idsOf(subject))) {
    asked = asked.where(column as "business_id", "is not distinct from", id);
  }
  const row = await (lock ? asked.forUpdate() : asked).executeTakeFirst();
  return row && (await markupSets(db, [row.id]))[0];
}

/** Adds a subject's first set. Answers its id. */
export async function insertMarkupSet(
  db: Transaction<Tables>,
  subject: MarkupSubject,
  rules: readonly MarkupRule[],
): Promise<number> {
  const { id } = await db
    .insertInto("markup_set")
    .values({ layer: subject.layer, ...idsOf(subject) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertRules(db, id, rules);
  return id;
}

/** Replaces all rules of a set and counts its version up. */
export async function replaceRules(
  db: Transaction<Tables>,
  setId: number,
  rules: readonly MarkupRule[],
  now: Date,
): Promise<void> {
  await db.deleteFrom("markup_rule").where("set_id", "=", setId).execute();
  await insertRules(db, setId, rules);
  await sql`UPDATE markup_set SET version = version + 1, updated_at = ${now} WHERE id = ${setId}`.execute(db);
}

/** Removes a provider's sets without a rule: the price of nobody depends on them. */
export async function removeEmptySets(db: Transaction<Tables>, providerId: number): Promise<void> {
  await sql`DELETE FROM markup_set m WHERE provider_id = ${providerId}
    AND NOT EXISTS (SELECT FROM markup_rule r WHERE r.set_id = m.id)`.execute(db);
}

async function insertRules(db: Transaction<Tables>, set_id: number, rules: readonly MarkupRule[]): Promise<void> {
  if (rules.length === 0) return;
  await db
    .insertInto("markup_rule")
    .values(
      rules.map(({ diamond_type, stone_origin, from, to, kind, value }) => ({
        set_id,
        diamond_type,
        stone_origin,
        from_carat: decimalText(from),
        to_carat: decimalText(to),
        kind,
        value: decimalText(value),
      })),
    )
    .execute();
}

function idsOf(subject: MarkupSubject) {
  return {
    business_id: "business_id" in subject ? subject.business_id : null,
    associate_id: "associate_id" in subject ? subject.associate_id : null,
    provider_id: "provider_id" in subject ? subject.provider_id : null,
  };
}

/**
 * The weights at which a markup of the house begins or has ended, in hundredths of a carat. Between two of them no
 * markup changes.
 */
export async function markupEdges(db: Kysely<Tables>): Promise<number[]> {
  const { rows } = await sql<{ edge: number }>`
    SELECT DISTINCT (edge * 100)::integer AS edge FROM markup_rule
    CROSS JOIN LATERAL (VALUES (from_carat), (to_carat + 0.01)) AS ends (edge) ORDER BY edge`.execute(db);
  return rows.map(({ edge }) => edge);
}
