import type { StockGroup } from "./stock-group.ts";
import "./stock-overview.css";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { messages } from "#domain/portal-messages.ts";
import { type DiamondType, stoneAttributes } from "#domain/stone.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { GroupTable } from "./group-table.tsx";
import { words } from "./words.ts";

const labels: Record<StockGroup, string> = {
  shape: stoneAttributes.shape.label,
  carat_range: "Carat range",
  color: stoneAttributes.color.label,
  fancy_color: stoneAttributes.fancy_color.label,
  clarity: stoneAttributes.clarity.label,
  lab: stoneAttributes.lab.label,
  location: stoneAttributes.location.label,
  stone_origin: words.origin,
};
const groups = Object.keys(labels) as StockGroup[];

/** The stock by the values of each attribute: one table for each attribute that these stones have. */
export function StockBreakdown({ type }: { type: DiamondType | undefined }) {
  const details = useCall("getStockDetails", { query: { diamond_type: type } });
  if (details.isError && !details.data) {
    return (
      <Panel title={words.details} flush>
        <FailureState {...queryFailure(details)} />
      </Panel>
    );
  }
  const { data } = details;
  const present = data ? groups.filter((group) => data[group].length > 0) : groups.slice(0, 4);
  if (present.length === 0) {
    return (
      <Panel title={words.details} flush>
        <BlankState title={messages.noStocksFound}>{words.emptyText}</BlankState>
      </Panel>
    );
  }
  return (
    <div className="stock-groups">
      {present.map((group) => (
        <Panel key={group} title={labels[group]} flush>
          {data ? (
            <GroupTable group={group} label={labels[group]} rows={data[group]} />
          ) : (
            <SkeletonRows label={labels[group]} rows={6} widths={[96, 56, 72, 96]} />
          )}
        </Panel>
      ))}
    </div>
  );
}
