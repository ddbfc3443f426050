import { BarList, type BarListProps } from "./bar-list.tsx";
import { Plot, type PlotProps } from "./plot.tsx";

/** Every drawing, in one piece that is fetched with the first chart (decision 0093). */
export const Drawing = (props: PlotProps | BarListProps) =>
  "room" in props ? <BarList {...props} /> : <Plot {...props} />;
