import { Button } from "@mantine/core";
import { ClientPicker } from "#stones/client-picker.tsx";
import { Act } from "#ui/act/act.tsx";
import { Link } from "#ui/frame/link.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { FoldingToolbar, useToolbarFold } from "#ui/list/folding-toolbar.tsx";
import { type MemoDeskSearch, memoTabs } from "./memo-desk-search.ts";
import { words } from "./words.ts";

interface MemoToolbarProps {
  search: MemoDeskSearch;
  counts: Readonly<Record<string, number>> | undefined;
  addressOf: (search: MemoDeskSearch) => string;
  /** The address of the list of all memos, for a client. */
  listAddress: (userId: number | undefined) => string;
  /** The reason why no memo may be issued here, or null. */
  noIssue: string | null;
  onSearch: (patch: Partial<MemoDeskSearch>) => void;
  onSelect: () => void;
  onIssue: () => void;
}

/** The tabs of the desk, the client, and the acts that select by numbers and issue. They unfold on a phone. */
export function MemoToolbar(props: MemoToolbarProps) {
  const { search, counts, addressOf, listAddress, noIssue, onSearch, onSelect, onIssue } = props;
  const fold = useToolbarFold();
  const { tab: current = "issued", user_id } = search;
  // An act's panel has the room of a phone's screen for itself.
  const folding = (act: () => void) => () => {
    fold.setUnfolded(false);
    act();
  };
  const tools = (
    <>
      <ClientPicker
        clientId={user_id}
        none={words.allClients}
        onClient={(id) => onSearch({ user_id: id, page: undefined })}
      />
      <Button variant="default" component={Link} to={listAddress(user_id)}>
        {words.list}
      </Button>
      <Act variant="default" keys={fold.isPhone ? undefined : "P"} onClick={folding(onSelect)}>
        {words.selectMore}
      </Act>
      <Act variant="default" keys={fold.isPhone ? undefined : "N"} reason={noIssue} onClick={folding(onIssue)}>
        {words.issueMore}
      </Act>
    </>
  );
  return (
    <FoldingToolbar fold={fold} tools={tools}>
      <TabRow
        label={words.tabs}
        tabs={memoTabs.map((tab) => ({
          label: words.tabNames[tab],
          to: addressOf({ tab: tab === "issued" ? undefined : tab, user_id }),
          current: tab === current,
          count: counts?.[tab],
        }))}
      />
    </FoldingToolbar>
  );
}
