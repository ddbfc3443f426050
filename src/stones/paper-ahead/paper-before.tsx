import type { StoneLine } from "../stone-line.ts";
import { InvoiceTerms } from "./invoice-terms.tsx";
import { PaperLacks } from "./paper-lacks.tsx";
import { usePaperAhead } from "./use-paper-ahead.ts";

interface PaperBeforeProps {
  kind: "invoice" | "credit";
  lines: readonly StoneLine[];
}

/** The invoices or credit notes of lines, before they are made: what they lack, and terms that contradict. */
export function PaperBefore({ kind, lines }: PaperBeforeProps) {
  const line_ids = lines.map(({ id }) => id);
  const ahead = usePaperAhead(line_ids.length > 0 ? { kind, line_ids } : undefined);
  return (
    <>
      <PaperLacks kind={kind} ahead={ahead} />
      {ahead && kind === "invoice" && <InvoiceTerms ahead={ahead} />}
    </>
  );
}
