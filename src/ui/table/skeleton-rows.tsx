import "./skeleton-rows.css";
import { words } from "../words.ts";

export interface SkeletonRowsProps {
  /** The loading things: "holds". */
  label: string;
  rows?: number;
  /** The widths of the parts of a row, in pixels. */
  widths?: readonly number[];
}

const usualWidths = [72, 84, 140, 96];

/** The placeholder of loading rows, in place of a spinner. */
export function SkeletonRows({ label, rows = 7, widths = usualWidths }: SkeletonRowsProps) {
  return (
    <div className="bones" role="status" aria-busy="true" aria-label={words.loading(label)}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
        <div key={row} className="bone-row">
          {widths.map((width, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
            <span key={at} className="bone" style={{ flexBasis: width * (1 - ((row * 3 + at) % 4) * 0.08) }} />
          ))}
        </div>
      ))}
    </div>
  );
}
