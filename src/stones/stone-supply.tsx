import type { Data } from "#api/operation-types.ts";
import { formatDateTime } from "#domain/format.ts";
import { Facts } from "#ui/marks/facts.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { FreshnessTag } from "./freshness-tag.tsx";
import { OtherListings } from "./other-listings.tsx";
import { words } from "./words.ts";

/** The standing of a stone's provider: how old its stock is, and whether the stone is off the market for that. */
export function StoneSupply({ of: supply }: { of: Data<"getStoneHistory">["supply"] }) {
  if (!supply) return null;
  return (
    <section className="stack">
      <Facts
        columns={2}
        of={[
          { label: words.freshness, value: <FreshnessTag of={supply} /> },
          { label: words.delivered, value: formatDateTime(supply.stocked_at) },
        ]}
      />
      {supply.lapsed_at && <Notice hue="orange">{words.lapsed(formatDateTime(supply.lapsed_at))}</Notice>}
      {supply.dead_links.map(({ field, checked_at, sentence }) => (
        <Notice key={field} hue="orange">
          {words.deadLink(words[field], sentence, formatDateTime(checked_at))}
        </Notice>
      ))}
      {supply.stands_back && <Notice hue="orange">{words.standsBack}</Notice>}
      <OtherListings of={supply.also_listed} />
    </section>
  );
}
