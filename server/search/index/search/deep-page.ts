// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { BlockStore } from "../block-store.ts";
import type { Meeting } from "./meeting.ts";
import type { PagePart } from "./page.ts";
import { PageByOneKey } from "./page-by-one-key.ts";
import type { Plan } from "./plan.ts";
import { rowAtRank } from "./row-at-rank.ts";
import { rowsNearRank } from "./rows-near-rank.ts";

/** The rows from which two threads look for the beginning of a page together, in place of giving all rows before it. */
export const MOST_GIVEN = 10_000;

/** True for a page that begins far behind. */
export const isDeep = ({ offset, size }: Plan): boolean => offset + size > MOST_GIVEN;

/** True for a sort by one number. */
export const isByOneKey = ({ sort: [first, second] }: Plan): boolean => !second && first?.kind !== "key";

/** True for a page that is soon put together from two parts. */
export const isSoonJoined = (plan: Plan): boolean => plan.size <= MOST_GIVEN && (isByOneKey(plan) || !isDeep(plan));

/** The rows of this thread from the beginning of a deep page on, as many as the page shows. */
export function partOfDeepPage(store: BlockStore, page: PageByOneKey, plan: Plan, meeting: Meeting): PagePart {
  const { rows, rank } = rowsNearRank(page.rows, plan.offset, plan.size, meeting);
  const { keys, ids } = rows;
  const first = rowAtRank(rows, rank, meeting);
  const shown = new PageByOneKey(store).begin(first ? plan.size : 0);
  if (first)
    for (let row = 0; row < ids.length; row++)
      if (keys[row]! > first.key || (keys[row]! === first.key && ids[row]! >= first.id))
        shown.add(keys[row]!, ids[row]!);
  return shown.part();
}
