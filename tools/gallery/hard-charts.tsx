import { Chart } from "#ui/charts/chart.tsx";
import { Columns, Page } from "#ui/frame/page.tsx";
import { countries, days, longNames, one, results } from "./chart-rows.ts";
import { Shell } from "./shell.tsx";

const quarters = [{ label: "Q4 2026" }, { label: "Q4 2025", isBefore: true }];
const stones = ["stone", "stones"] as const;
const searches = ["search", "searches"] as const;

/** Figures below zero, very many, very large, one alone, none, and those that are on their way. */
export function HardCharts() {
  return (
    <Shell place="?show=hard-charts" title="Charts of hard figures">
      <Page label="Charts of hard figures">
        <Columns of={3}>
          <Chart
            form="bars"
            title="Result by month"
            axis="Month"
            unit="$"
            decimals
            series={[{ label: "Result" }]}
            rows={results}
            empty="No month is closed."
          />
          <Chart
            form="lines"
            title="Worth of the stock"
            axis="Day"
            unit="$"
            decimals
            series={[{ label: "This year" }, { label: "The year before", isBefore: true }]}
            rows={days.slice(-200)}
            empty="No day was counted."
          />
          <Chart
            form="bars"
            title="Sold by client"
            axis="Client"
            unit={stones}
            series={[{ label: "Stones" }]}
            rows={longNames}
            empty="No stone was sold."
          />
          <Chart
            form="list"
            title="Searches by country"
            axis="Country"
            unit={searches}
            series={[{ label: "Searches" }, { label: "The quarter before", isBefore: true }]}
            rows={countries}
            room={13}
            empty="Nobody searched."
          />
          <Chart
            form="lines"
            title="One day"
            axis="Day"
            unit={stones}
            series={[{ label: "Stones" }]}
            rows={one}
            empty="No stone was sold."
          />
          <Chart
            form="bars"
            title="Nothing yet"
            axis="Day"
            unit={stones}
            series={[{ label: "Stones" }]}
            rows={[]}
            empty="No stone was sold in this quarter."
          />
          <Chart
            form="bars"
            title="On its way"
            axis="Day"
            unit={stones}
            series={quarters}
            rows={undefined}
            empty="No stone was sold in this quarter."
          />
          <Chart
            form="list"
            title="A list on its way"
            axis="Day"
            unit={stones}
            series={[{ label: "Stones" }]}
            rows={undefined}
            room={6}
            empty="No stone was sold in this quarter."
          />
        </Columns>
      </Page>
    </Shell>
  );
}
