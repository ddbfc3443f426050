import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { ClientPicker } from "#stones/client-picker.tsx";
import { Link } from "#ui/frame/link.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import type { ConfirmDeskSearch } from "./confirm-desk-search.ts";
import { words } from "./words.ts";

/** The other answers that a request has had, each on its list. */
const decidedTabs = Object.entries(words.decided);

interface DeskToolbarProps {
  search: ConfirmDeskSearch;
  counts: Readonly<Record<string, number>> | undefined;
  addressOf: (search: ConfirmDeskSearch) => string;
  /** The list of all requests, on a tab, of a client. */
  listAddress: (tab: string, userId: number | undefined) => string;
  choosesClient: boolean;
  onSearch: (patch: Partial<ConfirmDeskSearch>) => void;
}

/** What waits is the desk; what was decided is a tab of the list. */
export function DeskToolbar({ search, counts, addressOf, listAddress, choosesClient, onSearch }: DeskToolbarProps) {
  const { user_id } = search;
  // Beside them the tabs would have no room on a phone.
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
