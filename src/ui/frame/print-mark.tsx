import { formatDateTime12 } from "#domain/format.ts";
import { usePrinting } from "./use-printing.ts";

/** The owner of a sheet and the moment of its printing. They stand on paper alone, beside the title. */
export function PrintMark({ house }: { house: string }) {
  const isPrinting = usePrinting();
  return (
    <p className="print-only print-mark">
      <b>{house}</b>
      {isPrinting && <span className="figures">{formatDateTime12(new Date())}</span>}
    </p>
  );
}
