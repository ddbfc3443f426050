import { useMemo } from "react";
import { stoneColumns } from "#domain/search/stone-columns.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import type { ListViewer } from "#stones/lines/list-viewer.ts";
import { useKeptColumns } from "#stones/use-kept-columns.ts";
import type { Arranging } from "#ui/table/data-table/types.ts";
import { lineColumns } from "./line-columns.tsx";
import type { ListScope } from "./use-lines.ts";

/** The type of stones that each column concerns; undefined for both. */
const typeOf = new Map(stoneColumns.map(({ id, of }) => [id as string, of]));

/** The columns of a list of lines, in the account's own arrangement. */
export function useLineLayout(
  list: ShownList,
  { audience, seesCost }: Pick<ListViewer, "audience" | "seesCost">,
  type: DiamondType | undefined,
  device: Arranging,
  { user_id }: ListScope,
) {
  const { columns: every, delivered } = lineColumns(list, audience, seesCost);
  const columns = useMemo(
    () =>
      every
        .filter(({ id }) => type === undefined || (typeOf.get(id) ?? type) === type)
        // Under a client, every line is theirs.
        .filter(({ id }) => id !== "client" || user_id === undefined),
    [every, type, user_id],
  );
  return { columns, ...useKeptColumns({ view: list, delivered, device }) };
}
