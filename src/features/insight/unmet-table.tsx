import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { count, dash, formatDate } from "#domain/format.ts";
import { describeSearch } from "#domain/search/describe-search.ts";
import { searchOf } from "#domain/search/in-stock.ts";
import { useVocabulary } from "#stones/use-vocabulary.ts";
import { Link } from "#ui/frame/link.tsx";
import { ScrolledTable } from "#ui/table/scrolled-table.tsx";
import { keyOf } from "./wanted-key.ts";
import { words } from "./words.ts";

interface UnmetTableProps {
  rows: Data<"getUnmetDemand">["rows"];
  addressOf: (key: string) => string;
}

/** The most wanted stones. A row opens its demands, and its stock the stones that are there by now. */
export function UnmetTable({ rows, addressOf }: UnmetTableProps) {
  const vocabulary = useVocabulary();
  return (
    <div className="insight-table unmet-table">
      <ScrolledTable
        label={words.wantedTitle}
        heads={[
          { label: words.wanted },
          { label: words.notFound, isNumber: true },
          { label: words.businesses, isNumber: true },
          { label: words.last, isNumber: true },
          { label: words.demands, isNumber: true },
          { label: words.inStock, isNumber: true },
        ]}
      >
        {rows.map((row) => {
          const search = searchOf(row);
          const to = addressOf(keyOf(row));
          return (
            <tr key={keyOf(row)}>
              <td className="long-cell">
                <Link to={to}>{describeSearch(search, vocabulary).join(" · ")}</Link>
                {row.last && <div className="dim unmet-last">{words.lastOn(formatDate(row.last))}</div>}
              </td>
              <td data-number>{count(row.not_found)}</td>
              <td data-number>{count(row.businesses)}</td>
              <td data-number>{row.last ? formatDate(row.last) : dash}</td>
              <td data-number>{row.demands > 0 ? <Link to={to}>{count(row.demands)}</Link> : count(0)}</td>
              <td data-number>
                {row.in_stock > 0 ? <Link to={addresses.stillSold(search)}>{count(row.in_stock)}</Link> : count(0)}
              </td>
            </tr>
          );
        })}
      </ScrolledTable>
    </div>
  );
}
