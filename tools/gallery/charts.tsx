import { Chart } from "#ui/charts/chart.tsx";
import { Tile, TileStrip } from "#ui/charts/tile.tsx";
import { Columns, Page } from "#ui/frame/page.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import { hours, months, parts, shapes, steps, weeks } from "./chart-rows.ts";
import { Shell } from "./shell.tsx";

const until = "2026-11-20T14:32:00";
const quarters = [{ label: "Q4 2026" }, { label: "Q4 2025", isBefore: true }];
const stones = ["stone", "stones"] as const;
const pieces = ["piece", "pieces"] as const;
const searches = ["search", "searches"] as const;
const marked = shapes.map((row) => ({ ...row, mark: <ShapeIcon shape={row.label} /> }));

export function Charts() {
  return (
    <Shell place="?show=charts" title="Charts">
      <Page label="Charts">
        <TileStrip label="Inventory">
          <Tile
            label="Total inventory"
            value={98412}
            unit={pieces}
            more={["112,804.36 ct", "$604,318,220.15"]}
            before={{ value: 95210, than: "the quarter before" }}
            trend={weeks.map(({ values }) => values[0] ?? null)}
            until={until}
            to="#inventory"
          />
          <Tile
            label="Sold"
            value={1904230.5}
            unit="$"
            decimals
            before={{ value: 2310440, than: "the quarter before" }}
            trend={[9, 8, 8, 6, 7, 4, 3]}
            until={until}
            to="#sold"
          />
          <Tile
            label="Result"
            value={-4120.25}
            unit="$"
            decimals
            before={{ value: -9000, than: "the month before" }}
            trend={[0]}
          />
          <Tile label="Enquiries" value={1} unit={["enquiry", "enquiries"]} before={{ value: 0, than: "yesterday" }} />
          <Tile label="Holds" value={0} unit={stones} before={{ value: null, than: "the day before the first" }} />
          <Tile
            label="Carts"
            value={undefined}
            unit={stones}
            before={{ value: 0, than: "" }}
            trend={[]}
            until={until}
          />
        </TileStrip>
        <Columns of={3}>
          <Chart
            form="list"
            title="Stock by shape"
            axis="Shape"
            unit={pieces}
            series={[{ label: "Pieces" }]}
            rows={marked}
            empty="No stone is in stock."
            hasShares
          />
          <Chart
            form="lines"
            title="Stones sold by week"
            axis="Week"
            unit={stones}
            series={quarters}
            rows={weeks}
            empty="No stone was sold."
          />
          <Chart
            form="bars"
            title="Searches by hour"
            aside="today"
            axis="Hour"
            unit={searches}
            series={[{ label: "Searches" }]}
            rows={hours}
            empty="Nobody searched today."
          />
          <Chart
            form="funnel"
            title="From search to sale"
            axis="Step"
            unit={["client", "clients"]}
            series={[{ label: "Clients" }]}
            rows={steps}
            room={6}
            empty="Nobody searched in this quarter."
          />
          <Chart
            form="stacked"
            title="Stones sold by shape"
            axis="Month"
            unit={stones}
            series={parts}
            rows={months}
            empty="No stone was sold."
          />
          <Chart
            form="hours"
            title="Searches in a day"
            aside="India time"
            axis="Hour"
            unit={searches}
            series={[{ label: "Searches" }]}
            rows={hours}
            empty="Nobody searched today."
          />
        </Columns>
      </Page>
    </Shell>
  );
}
