import "./stock-overview.css";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { count, number2, usd } from "#domain/format.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { words } from "./words.ts";

type Amounts = Data<"getStockSummary">["totalInventory"];

/** Pieces, carats and amount of the stock: all, white, fancy. */
export function StockTiles() {
  const summary = useCall("getStockSummary", {});
  if (summary.isError && !summary.data) {
    return (
      <Panel title={words.summary} flush>
        <FailureState {...queryFailure(summary)} />
      </Panel>
    );
  }
  return (
    <section className="stock-tiles" aria-label={words.summary} aria-busy={summary.isPending || undefined}>
      <Tile label={words.allTile} of={summary.data?.totalInventory} />
      <Tile label={words.whiteTile} of={summary.data?.whiteInventory} />
      <Tile label={words.fancyTile} of={summary.data?.fancyInventory} />
    </section>
  );
}

function Tile({ label, of }: { label: string; of: Amounts | undefined }) {
  return (
    <div className="stock-tile">
      <span className="dim">{label}</span>
      {of ? (
        <>
          <span>
            <b>{count(of.pieces)}</b> <span className="dim">{words.pcs(of.pieces)}</span>
          </span>
          <span className="row between wrap">
            <span>
              {number2(of.carats)} {words.ct}
            </span>
            <span>{usd(of.sell_amt)}</span>
          </span>
          {of.total_amt !== undefined && <span className="dim stock-cost">{words.costOf(usd(of.total_amt))}</span>}
        </>
      ) : (
        <>
          <span className="bone" />
          <span className="bone" />
        </>
      )}
    </div>
  );
}
