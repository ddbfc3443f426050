import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { ClientPicker } from "#stones/client-picker.tsx";
import { Link } from "#ui/frame/link.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import type { ConfirmDeskSearch } from "./confirm-desk-search.ts";
import { words } from "./words.ts";

/** The tabs of decided requests, each on the list. */
const decidedTabs = Object.entries(words.decided);

interface DeskToolbarProps {
  search: ConfirmDeskSearch;
  counts: Readonly<Record<string, number>> | undefined;
  addressOf: (search: ConfirmDeskSearch) => string;
  /** The address of the list of all requests, at a tab, for a client. */
  listAddress: (tab: string, userId: number | undefined) => string;
  choosesClient: boolean;
  onSearch: (patch: Partial<ConfirmDeskSearch>) => void;
}

/** The tools of the desk. The desk has the requests that wait; the list has a tab for each decision. */
export function DeskToolbar({ search, counts, addressOf, listAddress, choosesClient, onSearch }: DeskToolbarProps) {
  const { user_id } = search;
  // The tools stand apart from the tabs, which would have no room beside them on a phone.
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const tools = (
    <>
      {choosesClient && (
        <ClientPicker
          clientId={user_id}
          none={words.allClients}
          onClient={(id) => onSearch({ user_id: id, page: undefined, line: undefined })}
        />
      )}
      <Button variant="default" component={Link} to={listAddress("pending", user_id)}>
        {words.list}
      </Button>
    </>
  );
  return (
    <>
      <Toolbar tools={!isPhone && tools}>
        <TabRow
          label={words.tabs}
          tabs={[
            { label: words.pending, to: addressOf({ user_id }), count: counts?.pending, current: true },
            ...decidedTabs.map(([tab, label]) => ({ label, to: listAddress(tab, user_id), count: counts?.[tab] })),
          ]}
        />
      </Toolbar>
      {isPhone && (
        <Toolbar>
          <div className="desk-tools">{tools}</div>
        </Toolbar>
      )}
    </>
  );
}
