import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { codes, statusOf } from "#domain/codes.ts";
import { count, formatDate } from "#domain/format.ts";
import type { StoneOrigin } from "#domain/stone.ts";
import { FigureStrip } from "#ui/marks/figure-strip.tsx";
import type { NewArrivalsSearch } from "./new-arrivals-search.ts";
import { words } from "./words.ts";

interface ArrivalCountsProps {
  search: NewArrivalsSearch;
  stoneOrigin: StoneOrigin | null;
  /** The first day of the list below. */
  since: string | null | undefined;
  addressOf: (search: NewArrivalsSearch) => string;
}

type Counts = Data<"countArrivals">;
const periods = [
  { name: "today", label: words.today },
  { name: "last_7_days", label: words.week },
  { name: "last_30_days", label: words.month },
] as const satisfies { name: keyof Counts["first_days"]; label: string }[];

const { available, hold, memo, confirm, sold } = codes.stone;
const became = [available, hold, memo, confirm, sold];

/** The arrivals of today, of seven and of thirty days, each with a link to its list, and their present statuses. */
export function ArrivalCounts({ search, stoneOrigin, since, addressOf }: ArrivalCountsProps) {
  const { type = "white", user_id, to } = search;
  const { data, isError } = useCall("countArrivals", {
    query: { diamond_type: type, stone_origin: stoneOrigin ?? undefined, user_id },
  });
  const first = search.from ?? since;
  const listed = (day: string | undefined) => to === undefined && day !== undefined && day === first;
  const isListed = periods.some(({ name }) => listed(data?.first_days[name]));
  const shown = became.filter((code) => code === available || data?.statuses[code]);
  // A count that could not be read is a dash: no figure will arrive.
  const figure = (n: number | undefined) => (data || isError ? count(n) : undefined);
  return (
    <FigureStrip
      label={words.counts}
      of={[
        ...periods.map(({ name, label }) => {
          const day = data?.first_days[name];
          return {
            label,
            value: figure(data?.[name]),
            note: day && words.since(formatDate(day)),
            to: day && addressOf({ ...search, from: day, to: undefined, page: undefined, stock: undefined }),
            current: listed(day),
          };
        }),
        ...shown.map((code) => ({
          label: statusOf("stone", code).label,
          value: figure(data?.statuses[code]),
          note: words.ofMonth,
        })),
        // The list has its own days if they are not those of a figure.
        ...(first && data && !isListed ? [{ label: words.below, value: daysOf(first, to) }] : []),
      ]}
    />
  );
}

const daysOf = (from: string, to: string | undefined) =>
  [from, to].flatMap((day) => (day ? [formatDate(day)] : [])).join(" – ");
