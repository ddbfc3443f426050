import { type Freshness, freshness } from "#domain/freshness.ts";
import { Tag } from "#ui/marks/tag.tsx";
import { useServerTime } from "./use-server-time.ts";
import { words } from "./words.ts";

type Delivered = { stocked_at: string | null; fresh_hours: number };

const freshnessAt = ({ stocked_at, fresh_hours }: Delivered, now: number): Freshness =>
  freshness(stocked_at === null ? null : new Date(stocked_at), new Date(now), fresh_hours);

/** The age of a provider's stock in words (spec §9). It changes by itself when the time is over. */
export function FreshnessTag({ of }: { of: Delivered }) {
  const age = useServerTime((now) => freshnessAt(of, now));
  if (age === "fresh") {
    return (
      <Tag hue="green" kind="free">
        {words.fresh}
      </Tag>
    );
  }
  return (
    <Tag hue={age === "old" ? "orange" : "gray"} kind={age === "old" ? "waiting" : "off"}>
      {age === "old" ? words.older(of.fresh_hours) : words.neverDelivered}
    </Tag>
  );
}
