/** The peer: the same rows and cells in React as one table of 500 rows, none of them virtual. */
import { useState } from "react";
import { createRoot } from "react-dom/client";

type Row = { cells: string[]; isActive: boolean };

function PlainTable({ heads, rows: given }: { heads: string[]; rows: Row[] }) {
  const [rows, setRows] = useState(given);
  const toggle = (at: number) =>
    setRows((now) => now.map((row, place) => (place === at ? { ...row, isActive: !row.isActive } : row)));
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, isActive }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
          <tr key={at}>
            {cells.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do the cells
              <td key={place} title={cell}>
                {place === 6 ? (
                  <button type="button" role="switch" aria-checked={isActive} onClick={() => toggle(at)}>
                    {isActive ? "on" : "off"}
                  </button>
                ) : (
                  <span className="cell">{cell}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

declare global {
  interface Window {
    showPlainTable(heads: string[], rows: Row[]): void;
  }
}
window.showPlainTable = (heads, rows) => {
  const root = document.getElementById("root");
  if (root) createRoot(root).render(<PlainTable heads={heads} rows={rows} />);
};
