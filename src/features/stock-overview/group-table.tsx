import "#ui/table/small-table.css";
import "./stock-overview.css";
import type { Data } from "#api/operation-types.ts";
import { count, number2 } from "#domain/format.ts";
import { originNames } from "#domain/stone.ts";
import { useAttributeNames } from "#stones/use-attribute-names.ts";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import type { StockGroup } from "./stock-group.ts";
import { words } from "./words.ts";

interface GroupTableProps {
  group: StockGroup;
  label: string;
  rows: Data<"getStockDetails">[StockGroup];
}

/** The table of one attribute, with its values in the order of the answer. Cost is shown only if the answer has it. */
export function GroupTable({ group, label, rows }: GroupTableProps) {
  const nameOf = useAttributeNames();
  const hasCost = rows.some(({ total_amt }) => total_amt !== undefined);
  const shown = (value: string) => {
    if (group === "stone_origin") return originNames[value === "1" ? 1 : 2];
    if (group === "carat_range") return value.replace("-", "–");
    return nameOf(group, value);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="stock-group" tabIndex={0} aria-label={label}>
      <table className="small-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{label}</span>
            </th>
            <th scope="col" data-number>
              {words.pieces}
            </th>
            <th scope="col" data-number>
              {words.carats}
            </th>
            <th scope="col" data-number>
              {words.amount}
            </th>
            {hasCost && (
              <th scope="col" data-number>
                {words.cost}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ value, pieces, carats, sell_amt, total_amt }) => (
            <tr key={value}>
              <td>
                {group === "shape" ? (
                  <span className="with-icon">
                    <ShapeIcon shape={value} />
                    {shown(value)}
                  </span>
                ) : (
                  shown(value)
                )}
              </td>
              <td data-number>{count(pieces)}</td>
              <td data-number>{number2(carats)}</td>
              <td data-number>{number2(sell_amt)}</td>
              {hasCost && <td data-number>{number2(total_amt)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
