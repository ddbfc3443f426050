import type { ReactNode } from "react";
import type { Data } from "#api/operation-types.ts";
import { lostOutcomes, lostSteps } from "#domain/lost-deals.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { keyOfCell } from "./lost-key.ts";
import { words } from "./words.ts";

interface LostChartProps {
  of: Data<"getLostDeals">["total"] | undefined;
  failure: ReactNode;
  /** The address of the lines behind a figure. */
  addressOf: (key: string) => string;
}

/** The lines of each step by how they stand. */
export const LostChart = ({ of, failure, addressOf }: LostChartProps) => (
  <Chart
    form="stacked"
    title={words.stepsByEnd}
    axis={words.step}
    unit={words.linesUnit}
    series={lostOutcomes.map((outcome) => ({ label: words.outcomes[outcome] }))}
    rows={of && rowsOf(of, addressOf)}
    empty={words.nothingLost}
    failure={failure}
  />
);

function rowsOf(of: Data<"getLostDeals">["total"], addressOf: LostChartProps["addressOf"]) {
  const rows = lostSteps.flatMap((step) => {
    const figures = of[step];
    if (!figures || figures.began === 0) return [];
    const to = addressOf(keyOfCell({ step, figure: "began", value: undefined }));
    return [{ id: step, label: words.stepLines[step], values: lostOutcomes.map((one) => figures[one]), to }];
  });
  return rows;
}
