import { count, formatDate } from "#domain/format.ts";
import { FigureStrip } from "#ui/marks/figure-strip.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import type { Rate } from "./rate-drawer.tsx";
import { rateText } from "./rate-text.ts";
import type { ListHead, Standing } from "./standing.ts";
import { words } from "./words.ts";

const standingNote = (list: ListHead, standing: Standing) =>
  standing === "inForce" ? `${words.inForce} ${formatDate(list.applied_at)}` : words[standing];

interface ListStripProps {
  /** The list; null if the house has none, undefined until it is read. */
  list?: ListHead | null;
  standing?: Standing;
  rate?: Rate;
}

/** The shown list, its first day, whether it is made up, and the rate of the rupee. */
export function ListStrip({ list, standing, rate }: ListStripProps) {
  const rateFigure = {
    label: words.rate,
    value: rate && rateText(rate.rate),
    note: rate ? words.rateNote(rate.as_of) : words.rateHint,
  };
  if (list === null) return <FigureStrip label={words.listFacts} of={[rateFigure]} />;
  return (
    <FigureStrip
      label={words.listFacts}
      of={[
        { label: words.version, value: list && count(list.list_no), note: list?.label ?? words.list },
        {
          label: words.effective,
          value: list && formatDate(list.effective_on),
          note: list && standing ? standingNote(list, standing) : words.inForceNow,
        },
        {
          label: words.origin,
          value: list && (list.is_synthetic ? <Tag hue="orange">{words.synthetic}</Tag> : words.own),
          note: list?.is_synthetic === false ? words.ownNote : words.syntheticNote,
        },
        rateFigure,
      ]}
    />
  );
}
