import { useMemo } from "react";
import { count, formatDateTime, textOf } from "#domain/format.ts";
import { listOf } from "#screens/list-of.ts";
import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { FigureStrip } from "#ui/marks/figure-strip.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { codeOf } from "../load.ts";
import { type SupplyFields, useSupplyFields } from "../use-supply-fields.ts";
import { words as loadWords } from "../words.ts";
import type { OwnLoad, OwnLoadSearch } from "./own-load.ts";
import { refusedCard, refusedColumns, refusedId } from "./own-refused-columns.tsx";
import { words } from "./words.ts";

const shownCounts = ["new", "changed", "gone", "refused"] as const;

const refusedList = (id: number, labelOf: SupplyFields["labelOf"]) =>
  listOf({
    operation: "listMyRefusedRows",
    input: (_: OwnLoadSearch, at) => ({ path: { id }, query: at }),
    failure: "dataNotFetched",
    title: words.refusedTitle,
    what: loadWords.rows,
    columns: refusedColumns(labelOf),
    rowId: refusedId,
    card: refusedCard(labelOf),
    size: 50,
    filters: [],
  });

/** The fate of a load, and its refused rows with their reasons. */
export function OwnRefusedRows({ load, ...page }: { load: OwnLoad } & ListPage<OwnLoadSearch>) {
  const { id, sentence, counts, state } = load;
  const { labelOf } = useSupplyFields();
  const shown = useMemo(() => refusedList(id, labelOf), [id, labelOf]);
  const list = useListScreen(shown, page);
  const isWell = state === "waiting" || state === "committed";
  return (
    <ListScreen
      list={list}
      tabs={<span className="dim">{`${loadWords.modes[load.mode]}, ${formatDateTime(load.created_at)}`}</span>}
      tools={<StatusBadge list="load" code={codeOf(state)} />}
      notice={sentence && <Notice hue={isWell ? "blue" : "red"}>{sentence}</Notice>}
      strip={
        <FigureStrip
          label={words.figures}
          of={shownCounts.map((kind) => ({
            label: loadWords.kinds[kind],
            value: textOf(counts && count(counts[kind])),
          }))}
        />
      }
      empty={{ title: words.noRefused, text: words.noRefusedText }}
    />
  );
}
