import { Button } from "@mantine/core";
import { addresses } from "#domain/addresses.ts";
import { codes } from "#domain/codes.ts";
import { messages } from "#domain/portal-messages.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import { KycLink } from "#stones/acting/kyc-note.tsx";
import type { ListViewer } from "#stones/lines/list-viewer.ts";
import { words } from "#stones/lines/words.ts";
import type { StoneViewer } from "#stones/viewer.ts";
import { Link } from "#ui/frame/link.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import type { LinesSearch } from "./lines-search.ts";
import { listWords } from "./list-words.ts";

/** The lists in which only registered businesses have lines (spec §5). */
const ofBusinesses: readonly ShownList[] = ["hold", "confirm", "memo", "invoice"];

interface LinesEmptyProps {
  list: ShownList;
  viewer: ListViewer;
  taker: StoneViewer;
  search: LinesSearch;
  onSearch: (patch: Partial<LinesSearch>) => void;
}

/**
 * A list without lines: the acts that fill it, and a notice if only diamonds of one type are shown (spec §3). Whoever
 * has no registered business is told what it takes to have some.
 */
export function LinesEmpty({ list, viewer, taker, search, onSearch }: LinesEmptyProps) {
  const { none, fills } = listWords[list];
  const isRegistered = taker.choosesClient || taker.businessStatus === codes.business.registered;
  if (!isRegistered && ofBusinesses.includes(list))
    return (
      <BlankState title={none} acts={<KycLink of={viewer} />}>
        {messages.kycPending}
      </BlankState>
    );
  const { diamond_type } = search;
  return (
    <BlankState
      title={none}
      acts={
        <>
          {diamond_type && (
            <Button variant="default" onClick={() => onSearch({ diamond_type: undefined, page: undefined })}>
              {words.lookAtBoth}
            </Button>
          )}
          <Button variant="default" component={Link} to={addresses.search}>
            {words.searchStones}
          </Button>
        </>
      }
    >
      {fills} {diamond_type && words.onlyOf[diamond_type]}
    </BlankState>
  );
}
