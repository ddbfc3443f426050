import { walkMatrix } from "#support/matrix.ts";

walkMatrix({ each: "role" });
