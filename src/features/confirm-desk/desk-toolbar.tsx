import { ClientPicker } from "#stones/client-picker.tsx";
import { TabRow } from "#ui/tab-row.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
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
  return (
    <Toolbar
      tools={
        choosesClient && (
          <ClientPicker
            clientId={user_id}
            none={words.allClients}
            onClient={(id) => onSearch({ user_id: id, page: undefined, line: undefined })}
          />
        )
      }
    >
      <TabRow
        label={words.tabs}
        tabs={[
          { label: words.pending, to: addressOf({ user_id }), count: counts?.pending, current: true },
          ...decidedTabs.map(([tab, label]) => ({ label, to: listAddress(tab, user_id), count: counts?.[tab] })),
        ]}
      />
    </Toolbar>
  );
}
