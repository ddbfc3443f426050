import type { Body } from "#api/operation-types.ts";
import { exportMax, pdfMax } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";
import { allIds } from "../search/all-ids.ts";
import { checkSearch } from "../search/check-search.ts";
import { selectedStones } from "../stones/selected-stones.ts";

type Asked = Pick<Body<"downloadStones">, "stock_numbers" | "search" | "format">;

/** The stones of a file, as they are at this moment: the selected ones, or all that a search finds. */
export async function orderedIds(ctx: Reading, viewer: Viewer, { stock_numbers, search, format }: Asked) {
  if (!search) return allSelected(ctx, viewer, stock_numbers);
  if (stock_numbers) {
    throw new Problem("malformed", { errors: [{ path: "/data/search", message: messages.malformed }] });
  }
  checkSearch(search, viewer.seesCost, "/data/search");
  const ids = await allIds(ctx, viewer, search, format === "pdf" ? pdfMax : exportMax);
  if (!ids) throw new Problem(format === "pdf" ? "pdfTooLong" : "exportTooLong");
  if (ids.length === 0) throw new Problem("selectDiamond");
  return ids;
}

/** All selected stones. If the viewer may not see some of them, a refusal names each. */
export async function allSelected(ctx: Reading, viewer: Viewer, stockNumbers: readonly string[] | undefined) {
  const { ids, refused } = await selectedStones(ctx.db, viewer, stockNumbers);
  if (refused.some(({ code }) => code === "notFound")) throw new Problem("notFound", { refused });
  if (refused.length > 0) throw new Problem("numberShared", { refused });
  return ids;
}
