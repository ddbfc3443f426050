import { Button } from "@mantine/core";
import type { Data } from "#api/operation-types.ts";
import { useViewer, useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { Link } from "#ui/frame/link.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { type ClientsSearch, type ClientsTab, decidesKyc } from "./clients-search.ts";
import { words } from "./words.ts";

type Counts = Data<"listClients">["counts"];

const tabs = [
  { tab: "queue", label: words.queue, counted: "waiting" },
  { tab: "registered", label: words.registered, counted: "registered" },
  { tab: "unregistered", label: words.unregistered, counted: "unregistered" },
  { tab: "all", label: words.all, counted: "all" },
] as const satisfies { tab: ClientsTab; label: string; counted: keyof Counts }[];

/** The search of another tab: its first page, nothing open, and no status that its clients cannot have. */
const beginning = (tab: ClientsTab): ClientsSearch => ({
  tab: tab === "queue" ? undefined : tab,
  status: undefined,
  page: undefined,
  open: undefined,
  edit: undefined,
  new: undefined,
});

interface ClientsTabsProps {
  search: ClientsSearch;
  counts: Counts | undefined;
  addressOf: (search: ClientsSearch) => string;
}

/**
 * The tabs: the queue for roles that decide, and the clients by the registration of their business. The filters stay.
 */
export function ClientsTabs({ search, counts, addressOf }: ClientsTabsProps) {
  const { user } = useViewer();
  const shown = tabs.filter(({ tab }) => tab !== "queue" || decidesKyc(user.role_id));
  return (
    <TabRow
      label={words.tabs}
      tabs={shown.map(({ tab, label, counted }) => ({
        label,
        count: counts?.[counted],
        to: addressOf({ ...search, ...beginning(tab) }),
        current: tab === (search.tab ?? "queue"),
      }))}
    />
  );
}

/** The act that adds a customer. */
export const AddClient = ({ onAdd }: { onAdd: () => void }) => (
  <Act variant="default" reason={useWriteReason()} onClick={onAdd}>
    {words.addMore}
  </Act>
);

interface NoClientsProps {
  search: ClientsSearch;
  addressOf: (search: ClientsSearch) => string;
  onAdd: () => void;
}

/** A tab without clients: a word about its clients, and a link to the others. */
export function NoClients({ search, addressOf, onAdd }: NoClientsProps) {
  if (search.tab) {
    return (
      <BlankState title={words.noClients} acts={<AddClient onAdd={onAdd} />}>
        {words.noClientsText}
      </BlankState>
    );
  }
  return (
    <BlankState
      title={words.noneWait}
      acts={
        <Button variant="default" component={Link} to={addressOf({ tab: "all" })}>
          {words.allClients}
        </Button>
      }
    >
      {words.noneWaitText}
    </BlankState>
  );
}
