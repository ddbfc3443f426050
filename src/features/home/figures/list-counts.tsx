import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { answerOf } from "#api/query-failure.ts";
import { addresses, type ListScreen } from "#domain/addresses.ts";
import { count } from "#domain/format.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { FigureStrip } from "#ui/marks/figure-strip.tsx";
import { failureOf } from "./failed.tsx";
import { type FiguresSearch, linesAsked } from "./figures-search.ts";
import { NotNarrowed } from "./not-narrowed.tsx";
import { words } from "./words.ts";

type Counts = Data<"getEnquiryCount">;

/** Each count with its list and the tab that has exactly its lines. */
const lists = [
  ["pendingStonesCount", words.pending, "confirm-stone", "pending"],
  ["confirmStonesCount", words.approved, "confirm-stone", "approved"],
  ["holdsCount", words.holds, "hold", "held"],
  ["memosCount", words.memos, "memo", "issued"],
  ["cartCount", words.carts, "cart", "in"],
  ["watchListCount", words.watched, "watch-list", "in"],
  ["notesCount", words.notes, "notes", "in"],
] as const satisfies readonly (readonly [keyof Counts, string, ListScreen, string])[];

/** The lines that stand on each list. A list that the viewer may not read is left out. */
export function ListCounts({ search }: { search: FiguresSearch }) {
  const asked = linesAsked(search);
  const counts = useCall("getEnquiryCount", { query: asked }, { fallback: "dataNotFetched" });
  const failure = failureOf(counts);
  const data = answerOf(counts);
  if (failure || (data && lists.every(([name]) => !data[name]))) {
    return (
      <Panel title={words.lists} flush={failure !== undefined}>
        {failure ?? words.noLines}
      </Panel>
    );
  }
  return (
    <>
      <FigureStrip
        label={words.lists}
        of={lists.flatMap(([name, label, list, currentTab]) =>
          data?.[name] === null
            ? []
            : [
                {
                  label,
                  value: data && count(data[name]),
                  to: addresses.list(list, { ...asked, currentTab }),
                },
              ],
        )}
      />
      <NotNarrowed of={search} by={["period"]} />
    </>
  );
}
