import "#ui/table/small-table.css";
import { count } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import type { Fault } from "./faults.ts";
import { words } from "./words.ts";

/** The faults, each with its count, which opens the rows. */
export function FaultsTable({ of: faults }: { of: readonly Fault[] }) {
  if (faults.length === 0) return <p className="dim">{words.nothingWrong}</p>;
  return (
    <table className="small-table wraps" aria-label={words.faults}>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col" data-number>
            {words.rows}
          </th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ what, rows, to }) => (
          <tr key={what}>
            <td>{what}</td>
            <td data-number>{to ? <Link to={to}>{count(rows)}</Link> : count(rows)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
