import { serveRows } from "./serve-rows.ts";

/** The inside of the thread that hands over the rows of a file as they are. */
serveRows((batches) => batches);
