import "./bulk-email.css";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import { bulkEmailList } from "./bulk-email-list.tsx";
import type { BulkEmailSearch } from "./bulk-email-search.ts";
import { EditMailingDrawer, NewMailingDrawer } from "./mailing-drawers.tsx";
import { words } from "./words.ts";

const sendingEveryMs = 3_000;

type BulkEmailPageProps = RowViewer & EditingPage<BulkEmailSearch>;

/** The screen of mail rules: a list, and a drawer for each (spec §2). */
export function BulkEmailPage(props: BulkEmailPageProps) {
  const { user, mayWrite, search } = props;
  const list = useListScreen(bulkEmailList, props);
  const { row, show, drawer } = list;
  const { place, ...form } = drawer;
  useRefetchEvery(list.rows.some(({ state }) => state === "sending") && sendingEveryMs, list.cycle.refetch);
  const add = <WriteAct onClick={() => show({ add: true })}>{words.addMore}</WriteAct>;
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <ListScreen
        list={list}
        empty={{ title: words.none, text: words.noneText, acts: add }}
        add={add}
        drawer={
          search.add ? (
            <NewMailingDrawer {...form} />
          ) : (
            row && <EditMailingDrawer key={row.id} mailing={row} place={place} {...form} />
          )
        }
      />
    </ViewerProvider>
  );
}
