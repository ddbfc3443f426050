import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { count } from "#domain/format.ts";
import { useAttributeNames } from "#stones/use-attribute-names.ts";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { ScrolledTable } from "#ui/table/scrolled-table.tsx";
import type { InsightSearch } from "./insight-search.ts";
import { addressOfAge, type StockBand, stockAsked } from "./stock-of-age.ts";
import { words } from "./words.ts";

interface AgeMatrixProps {
  title: string;
  head: string;
  by: "shape" | "provider";
  search: InsightSearch;
  bands: readonly StockBand[];
  groups: Data<"getAgeing">["stock"]["shapes"];
  /** The address of the same figures for one value alone. */
  narrowedTo: (value: string) => string;
}

/** Stones by a value and by age: a name narrows the screen to it, a figure opens its stones. */
export function AgeMatrix({ title, head, by, search, bands, groups, narrowedTo }: AgeMatrixProps) {
  const nameOf = useAttributeNames();
  const choice = (value: string) => ({
    ...search,
    ...(by === "shape" ? { shape: value } : { provider_id: Number(value) }),
  });
  return (
    <Panel title={title} flush>
      <div className="insight-table">
        <ScrolledTable
          label={title}
          heads={[
            { label: head },
            ...bands.map(({ from_days, to_days }) => ({ label: words.tick(from_days, to_days), isNumber: true })),
            { label: words.total, isNumber: true },
          ]}
        >
          {groups.map(({ value, name, pieces, total }) => (
            <tr key={value}>
              <td>
                <Link to={narrowedTo(value)}>{by === "shape" ? nameOf("shape", value) : name}</Link>
              </td>
              {bands.map((band, at) => (
                <td key={band.from_days} data-number>
                  {pieces[at] ? <Link to={addressOfAge(choice(value), band)}>{count(pieces[at])}</Link> : count(0)}
                </td>
              ))}
              <td data-number>
                <Link to={addresses.stillSold(stockAsked(choice(value)))}>{count(total)}</Link>
              </td>
            </tr>
          ))}
        </ScrolledTable>
      </div>
    </Panel>
  );
}
