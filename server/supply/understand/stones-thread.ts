import { serveRows } from "../../formats/rows/serve-rows.ts";
import { readStones, type StonesOrder } from "./read-stones.ts";

/** The inside of the thread that reads a file and understands its rows. */
serveRows((batches, order) => readStones(batches, order as StonesOrder));
