import { useAct } from "#api/use-act.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { EditTimedDrawer, NewTimedDrawer } from "#stones/timed-drawers.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { ListRuns } from "./list-runs.tsx";
import { PublishedFile } from "./published-file.tsx";
import { refreshes, type StockList } from "./stock-list.ts";
import { StockListFields } from "./stock-list-fields.tsx";
import { bodyOf, emptyStockList, formOf, type StockListForm, stockListFields } from "./stock-list-form.ts";
import { words } from "./words.ts";

/** Adds a stock list. */
export function NewStockListDrawer({ onClose, onDirty }: DrawerProps) {
  const form = useForm<StockListForm>(emptyStockList, "stock list");
  const create = useAct("createStockList", { refreshes });
  return (
    <NewTimedDrawer
      title={words.newList}
      form={form}
      fields={stockListFields}
      act={words.add}
      onSubmit={(values) =>
        sendAndClose(create, { body: { ...bodyOf(values), is_active: true } }, { onClose, onDirty })
      }
      onClose={onClose}
      onDirty={onDirty}
    >
      <StockListFields form={form} />
    </NewTimedDrawer>
  );
}

interface EditProps extends DrawerProps {
  list: StockList;
  place?: Place;
}

/** One stock list: its file and its history, its fields, and the end of it. */
export function EditStockListDrawer({ list, place, onClose, onDirty }: EditProps) {
  const { id, name } = list;
  const form = useForm<StockListForm>(formOf(list), `stock list ${id}`);
  const update = useAct("updateStockList", { refreshes });
  const remove = useAct("deleteStockList", { refreshes: ["listStockLists"] });
  const save = (values: StockListForm) => {
    const body = { id, version: values.version, ...bodyOf(values) };
    return sendAndClose(update, { body }, { onClose, onDirty }, formOf);
  };
  const end = () => sendAndClose(remove, { path: { id }, query: { version: list.version } }, { onClose, onDirty });
  return (
    <EditTimedDrawer
      name={name}
      place={place}
      form={form}
      fields={stockListFields}
      deleteText={words.deleteText}
      onSubmit={save}
      onDelete={end}
      onClose={onClose}
      onDirty={onDirty}
    >
      <PublishedFile list={list} />
      <StockListFields form={form} server={list.remote_place} />
      <ListRuns id={id} isRunning={list.is_running} />
    </EditTimedDrawer>
  );
}
