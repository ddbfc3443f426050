import { Button } from "@mantine/core";
import type { ShownList } from "#domain/stone-lists.ts";
import { words } from "#stones/lines/words.ts";
import { BlankState } from "#ui/blank-state.tsx";
import { Link } from "#ui/link.tsx";
import type { LinesSearch } from "./lines-search.ts";
import { listWords } from "./list-words.ts";

interface LinesEmptyProps {
  list: ShownList;
  search: LinesSearch;
  onSearch: (patch: Partial<LinesSearch>) => void;
}

/** A list without lines: what fills it, and that diamonds of one type alone are looked at where that is so (spec §3). */
export function LinesEmpty({ list, search, onSearch }: LinesEmptyProps) {
  const { none, fills } = listWords[list];
  const { diamond_type = "white" } = search;
  return (
    <BlankState
      title={none}
      acts={
        <>
          {diamond_type !== "all" && (
            <Button variant="default" onClick={() => onSearch({ diamond_type: "all", page: undefined })}>
              {words.lookAtBoth}
            </Button>
          )}
          <Button variant="default" component={Link} to="/search">
            {words.searchStones}
          </Button>
        </>
      }
    >
      {fills} {diamond_type !== "all" && words.onlyOf[diamond_type]}
    </BlankState>
  );
}
