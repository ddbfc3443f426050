import { useMemo, useState } from "react";
import { useCall } from "#api/query.ts";
import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { useClientNews } from "#stones/live-stones.tsx";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { DockSelection } from "#ui/list/dock-selection.tsx";
import { customersList } from "./customers-list.ts";
import type { CustomersSearch } from "./customers-search.ts";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { words } from "./words.ts";

interface AssociateCustomersProps extends ListPage<CustomersSearch> {
  id: number;
  onOpenCustomer: (id: string) => void;
}

/** An associate's customers. Some or all of them can be handed over to another associate. */
export function AssociateCustomers({ id, onOpenCustomer, ...page }: AssociateCustomersProps) {
  const { data: associate } = useCall("getAssociate", { path: { id } });
  const shown = useMemo(() => customersList(id), [id]);
  const list = useListScreen(shown, page);
  const { chosen, clear, cycle } = list;
  useClientNews(cycle.refetch);
  const [asked, ask] = useState<readonly number[] | "all">();
  const reason = useWriteReason();
  const customers = associate?.customers ?? 0;
  const stop = () => ask(undefined);
  const done = () => {
    stop();
    clear();
  };
  return (
    <>
      <ListScreen
        list={list}
        empty={{ title: words.noCustomers, text: words.noCustomersText }}
        opening={{ open: null, onOpen: onOpenCustomer }}
        picking={{ selected: new Set(chosen.map(shown.rowId)), onSelected: list.select }}
        tools={
          <Act variant="default" reason={reason ?? (customers ? null : words.noCustomers)} onClick={() => ask("all")}>
            {words.handOverAll(customers)}
          </Act>
        }
        selection={chosen.length > 0 && <DockSelection selected={chosen.length} onClear={clear} />}
        acts={
          <Act reason={reason} onClick={() => ask(chosen.map((row) => row.id))}>
            {words.handOverMore}
          </Act>
        }
      />
      {asked && associate && (
        <HandOverDialog from={associate} customers={asked === "all" ? null : asked} onDone={done} onClose={stop} />
      )}
    </>
  );
}
