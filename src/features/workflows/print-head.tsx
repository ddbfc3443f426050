import "./print.css";
import { formatDate } from "#domain/format.ts";
import { Facts } from "#ui/marks/facts.tsx";
import { modelTests } from "./verdicts.ts";
import { words } from "./words.ts";
import type { WorkflowFigures } from "./workflow.ts";

/** The head of a printed page: the machine and its version, the days, and the tests. */
export function PrintHead({ figures }: { figures: WorkflowFigures }) {
  const { title, version, model, period } = figures;
  return (
    <header className="print-only print-head">
      <h2>{title}</h2>
      <Facts
        columns={4}
        of={[
          { label: words.version, value: version },
          { label: words.period, value: `${formatDate(period.from)} – ${formatDate(period.to)}` },
          { label: words.modelTests, value: modelTests(figures).says, span: 2 },
          { label: words.model, value: model, span: 4 },
        ]}
      />
    </header>
  );
}
