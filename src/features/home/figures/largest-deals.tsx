import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { gradedColour } from "#domain/code-word.ts";
import { formatDate, number2, usd } from "#domain/format.ts";
import { figureDays } from "#domain/limits.ts";
import { Code } from "#ui/marks/code.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import { drawn } from "#ui/table/stone-table/shape-cell.tsx";
import { StoneOrigin } from "#ui/table/stone-table/stone-origin.tsx";
import { QueueRows } from "../waiting/queue-rows.tsx";
import { failureOf } from "./failed.tsx";
import { FigureRows } from "./figure-rows.tsx";
import { dealsAsked, type FiguresSearch } from "./figures-search.ts";
import { words } from "./words.ts";

interface LargestDealsProps {
  search: FiguresSearch;
  /** True for those of the viewer alone, who needs no name and has the invoice among their own. */
  isOwn?: boolean;
}

/** The largest sales of the period; each opens its invoice. */
export function LargestDeals({ search, isOwn = false }: LargestDealsProps) {
  const deals = useCall("listHighRecentDeals", { query: dealsAsked(search) }, { fallback: "dataNotFetched" });
  return (
    <FigureRows
      title={isOwn ? words.purchases : words.deals}
      aside={search.period === undefined ? words.lastDays(figureDays) : words.quarter(search.period)}
      of={deals.data}
      empty={isOwn ? words.noPurchases : words.noDeals}
      failure={failureOf(deals)}
    >
      {(shown) => (
        <QueueRows
          rows={shown.map(
            ({
              line_id,
              stock_no,
              invoice,
              client,
              amount,
              sold_at,
              shape,
              carat,
              clarity,
              stone_origin,
              ...deal
            }) => ({
              key: line_id,
              to: isOwn ? addresses.ownPaper(invoice.id) : addresses.paper(invoice.id),
              what: (
                <span className="with-icon figures">
                  <ShapeIcon shape={drawn(shape)} />
                  <span>
                    <Code>{stock_no}</Code> <b>{number2(carat)}</b>{" "}
                    {[gradedColour(deal), clarity].filter(Boolean).join(" ")} · <StoneOrigin of={stone_origin} />
                  </span>
                </span>
              ),
              whose: isOwn ? invoice.number : (client.company_name ?? client.name),
              amount: usd(amount),
              when: formatDate(sold_at),
            }),
          )}
        />
      )}
    </FigureRows>
  );
}
