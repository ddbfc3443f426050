import { addresses } from "#domain/addresses.ts";
import { useAttributeNames } from "#stones/use-attribute-names.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import { drawn } from "#ui/table/stone-table/shape-cell.tsx";
import { failureOf } from "./failed.tsx";
import { choosesStones, type FiguresSearch } from "./figures-search.ts";
import { NotNarrowed, ofStock } from "./not-narrowed.tsx";
import { stockFigure } from "./stock-figure.ts";
import { useStock } from "./use-stock.ts";
import { words } from "./words.ts";

/** The rows that stand beside the lines of the quarter. */
const ROOM = 7;

/** The stock by shape, the largest first; each shape opens its stones. */
export function ShapeChart({ search }: { search: FiguresSearch }) {
  const stock = useStock(search);
  const nameOf = useAttributeNames();
  const { name, of, unit, decimals } = stockFigure(search.figure);
  return (
    <Chart
      form="list"
      title={words.shapes}
      axis={words.shapeAxis}
      unit={unit}
      decimals={decimals}
      series={[{ label: words.figureNames[name] }]}
      rows={stock.data?.shapes
        .toSorted((a, b) => of(b) - of(a))
        .map(({ value, ...sums }) => ({
          id: value,
          label: nameOf("shape", value),
          values: [of(sums)],
          to: addresses.stock({ ...search, shape: value }),
          mark: <ShapeIcon shape={drawn(value)} />,
        }))}
      room={ROOM}
      empty={choosesStones(search) ? words.noSuchStock : words.noStock}
      failure={failureOf(stock)}
      note={<NotNarrowed of={search} by={ofStock} />}
      hasShares
    />
  );
}
