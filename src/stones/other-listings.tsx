import "#ui/table/small-table.css";
import type { Data } from "#api/operation-types.ts";
import { statusOf } from "#domain/codes.ts";
import { number2 } from "#domain/format.ts";
import { Code } from "#ui/marks/code.tsx";
import { words } from "./words.ts";

type Listing = Data<"listLoadRows">["data"][number]["also_listed"][number];

/** The other listings of a stone with the same report, the cheapest first. Only the house's own people receive it. */
export function OtherListings({ of: listings }: { of: readonly Listing[] }) {
  if (listings.length === 0) return null;
  return (
    <section>
      <h3>{words.alsoListed}</h3>
      <table className="small-table wraps" aria-label={words.alsoListed}>
        <thead>
          <tr>
            <th scope="col">{words.provider}</th>
            <th scope="col">{words.stockNumber}</th>
            <th scope="col">{words.costPerCarat}</th>
            <th scope="col">{words.status}</th>
          </tr>
        </thead>
        <tbody>
          {listings.map(({ provider, stock_no, price_per_ct, status }) => (
            <tr key={stock_no}>
              <th scope="row">{provider}</th>
              <td>
                <Code>{stock_no}</Code>
              </td>
              <td className="figures">{number2(price_per_ct)}</td>
              <td>{statusOf("stone", status).label}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
