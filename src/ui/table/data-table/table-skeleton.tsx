import "./table.css";
import "../skeleton-rows.css";
import { useElementSize } from "@mantine/hooks";
import { words } from "../../words.ts";
import { CardsSkeleton } from "./cards-skeleton.tsx";
import { columnOrder, deliveredLayout, filled } from "./layout.ts";
import { useDeliveredWidths } from "./measure.ts";
import type { Column, TableLayout } from "./types.ts";
import { useShowsCards } from "./use-shows-cards.ts";

export interface TableSkeletonProps<Row> {
  /** The loading things: "holds". */
  label: string;
  columns: readonly Column<Row>[];
  layout?: TableLayout;
  /** True to leave room for tick boxes. */
  pickable?: boolean;
  rows?: number;
}

/** The placeholder of a loading list: bones where its table, or on a phone its cards, will have their values. */
export function TableSkeleton<Row>(props: TableSkeletonProps<Row>) {
  return useShowsCards() ? (
    <CardsSkeleton label={props.label} pickable={props.pickable} />
  ) : (
    <GridSkeleton {...props} />
  );
}

/** The table's heads, widths and row height. */
function GridSkeleton<Row>(props: TableSkeletonProps<Row>) {
  const { label, columns, layout = deliveredLayout, pickable, rows = 24 } = props;
  const delivered = useDeliveredWidths(columns);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shown = columnOrder(columns, layout).flatMap((id) => {
    const column = byId.get(id);
    const byHand = layout.widths[id];
    return column && !layout.hidden.includes(id)
      ? [{ ...column, size: byHand ?? delivered[id] ?? 100, byHand: byHand !== undefined }]
      : [];
  });
  const { ref, width: room } = useElementSize<HTMLDivElement>();
  const pickRoom = pickable ? 40 : 0;
  const width = shown.reduce((sum, column) => sum + column.size, pickRoom);
  return (
    <div ref={ref} className="table-wrap bones-table" role="status" aria-busy="true" aria-label={words.loading(label)}>
      <table
        className="table"
        aria-hidden="true"
        data-pickable={pickable || undefined}
        data-roomy={layout.density === "roomy" || undefined}
        style={{ minWidth: width }}
      >
        <colgroup>
          {pickable && <col style={{ width: 40 }} />}
          {filled(shown, room - pickRoom - 16).map(({ id, size }) => (
            <col key={id} style={{ width: size }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {pickable && <th className="pick" />}
            {shown.map(({ id, head, number, isDense }) => (
              <th key={id} data-number={number || undefined} data-dense={isDense || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="bones">
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
            <tr key={row}>
              {pickable && (
                <td className="pick">
                  <span className="bone bone-box" />
                </td>
              )}
              {shown.map(({ id, isDense }, at) => (
                <td key={id} data-dense={isDense || undefined}>
                  <span className="bone" style={{ width: `${88 - ((row * 3 + at * 2) % 5) * 9}%` }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
