import { formatDate } from "#domain/format.ts";
import { modelTests } from "./verdicts.ts";
import { words } from "./words.ts";
import type { WorkflowFigures } from "./workflow.ts";

/** The origin that every file tells: the machine, its version, its tests, and the days. */
export function provenance(figures: WorkflowFigures): string[] {
  const { title, version, model, period } = figures;
  return [
    `${title} ${version}`,
    `${words.model.toLowerCase()} ${model}`,
    `${words.modelTests.toLowerCase()}: ${modelTests(figures).says}`,
    words.figuresOf(`${formatDate(period.from)} – ${formatDate(period.to)}`),
  ];
}
