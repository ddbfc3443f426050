import type { ReactNode } from "react";
import type { Data } from "#api/operation-types.ts";
import { useAttributeNames } from "#stones/use-attribute-names.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { words } from "./words.ts";

type Value = Data<"getUnmetDemand">["attributes"][number];

interface ValueChartProps {
  attribute: Value["attribute"];
  of: readonly Value[] | undefined;
  failure: ReactNode;
  /** The address of the same figures for one value alone. */
  addressOf: (code: string) => string;
}

const titles = { shape: words.byShape, color: words.byColor, clarity: words.byClarity };

/** The searches that found nothing by the values of one attribute; each narrows the screen to itself. */
export function ValueChart({ attribute, of, failure, addressOf }: ValueChartProps) {
  const nameOf = useAttributeNames();
  return (
    <Chart
      form="list"
      title={titles[attribute]}
      axis={words[attribute]}
      unit={words.searches}
      series={[{ label: words.searchesHead }]}
      rows={of
        ?.filter((value) => value.attribute === attribute)
        .map(({ code, not_found }) => ({
          id: code,
          label: attribute === "shape" ? nameOf(attribute, code) : code, // "VVS1" is the trade's own word
          values: [not_found],
          to: addressOf(code),
        }))}
      room={5}
      empty={words.noneNamed}
      failure={failure}
    />
  );
}
