import "./facts.css";
import type { ReactNode } from "react";

export interface Fact {
  label: string;
  value: ReactNode;
  /** The number of columns. A value over several columns is shown in full, on a phone in a row of its own. */
  span?: number;
}

/** A fact whose value is on its way. */
export const coming = ({ label }: Fact): Fact => ({ label, value: <span className="bone" /> });

/** Label over value, in 2 to 6 equal columns; two on a phone. */
export function Facts({ of, columns = 3 }: { of: readonly Fact[]; columns?: number }) {
  return (
    <dl className="facts" style={{ "--columns": columns }}>
      {of.map(({ label, value, span }) => (
        <div key={label} data-spans={span !== undefined || undefined} style={span ? { "--span": span } : undefined}>
          <dt>{label}</dt>
          <dd title={typeof value === "string" ? value : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
