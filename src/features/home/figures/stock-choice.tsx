import { SegmentedControl } from "@mantine/core";
import { type FiguresSearch, type StockFigure, stockFigures } from "./figures-search.ts";
import { words } from "./words.ts";

const choices = stockFigures.map((name) => ({ value: name, label: words.figureNames[name] }));

interface StockChoiceProps {
  search: FiguresSearch;
  onSearch: (patch: Partial<FiguresSearch>) => void;
}

/** The figure in which tiles and charts show the stock. What was sold is money (decision 0174). */
export const StockChoice = ({ search, onSearch }: StockChoiceProps) => (
  <SegmentedControl<StockFigure>
    className="screen-only"
    aria-label={words.stockIn}
    data={choices}
    value={search.figure ?? "pieces"}
    onChange={(figure) => onSearch({ figure: figure === "pieces" ? undefined : figure })}
  />
);
