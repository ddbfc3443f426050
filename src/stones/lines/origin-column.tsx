import { stoneValue } from "#domain/search/stone-value.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { StoneOrigin } from "#ui/table/stone-table/stone-origin.tsx";
import type { StoneLine } from "../stone-line.ts";
import { words } from "./words.ts";

/** The origin, beside the stone of a line: lab grown or natural. */
export const originColumn: Column<StoneLine> = {
  id: "stone_origin",
  head: words.origin,
  width: 78,
  text: ({ stone }) => stoneValue(stone, "stone_origin"),
  cell: ({ stone }) => <StoneOrigin of={stone.stone_origin} />,
};
