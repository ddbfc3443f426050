import { type RawBuilder, sql } from "kysely";
import { type SearchAttribute, searchAttributes } from "#domain/search/stone-search.ts";
import { type StoneAttribute, stoneAttributes } from "#domain/stone.ts";

/** An attribute with a master's codes, in a column of the same name. */
export type CodedAttribute = Extract<SearchAttribute, StoneAttribute>;
export const isAttribute = (name: string): name is SearchAttribute => searchAttributes.some((one) => one === name);
export const isCoded = (name: SearchAttribute): name is CodedAttribute => name in stoneAttributes;

const others: Record<Exclude<SearchAttribute, CodedAttribute>, RawBuilder<unknown>> = {
  stone_origin: sql`s.stone_origin::text`,
  status: sql`s.status::text`,
  provider: sql`s.provider_id::text`,
  // A link that leads nowhere counts as none. stone-fields.ts says the same to the index.
  has_image: sql`CASE WHEN s.image IS NULL OR s.dead_links & 1 > 0 THEN 'N' ELSE 'Y' END`,
  has_video: sql`CASE WHEN s.video IS NULL OR s.dead_links & 2 > 0 THEN 'N' ELSE 'Y' END`,
  has_certificate: sql`CASE WHEN s.certificate IS NULL OR s.dead_links & 4 > 0 THEN 'N' ELSE 'Y' END`,
  has_hearts_arrows: sql`CASE WHEN s.has_hearts_arrows THEN 'Y' ELSE 'N' END`,
};

/** The code of an attribute of a stone `s`, as a search writes it. */
export const codeOf = (name: SearchAttribute): RawBuilder<unknown> =>
  isCoded(name) ? sql`${sql.ref(`s.${name}`)}::text` : others[name];

/** Blanks around pasted numbers. */
const blanks = " \t\n\v\f\r\u00a0";
/** A number as it is compared: without blanks around it, and in capitals. */
export const keyOf = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`upper(btrim(${text}, ${sql.lit(blanks)}))`;
