import { SegmentedControl } from "@mantine/core";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { useOpenDetail } from "#screens/use-open-detail.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import type { Provider } from "./provider.ts";
import { ProvidersDrawer } from "./providers-drawer.tsx";
import { providersList } from "./providers-list.ts";
import { type ProvidersSearch, typeInAddress, typeOf } from "./providers-search.ts";
import { words } from "./words.ts";

export interface ProvidersPageProps extends RowViewer, EditingPage<ProvidersSearch> {
  /** The address of a provider's markups; absent without the right to them. */
  markupsOf: ((provider: Provider) => string) | undefined;
}

const types = [2, 1].map((type) => ({ value: String(type), label: words.types[type] ?? "" }));

/** The companies that the house's stones come from, by type. A row opens beside the list. */
export function ProvidersPage(props: ProvidersPageProps) {
  const { user, mayWrite, search, onSearch, markupsOf } = props;
  const list = useListScreen(providersList, props);
  const { show, close, onOpen = () => {} } = list;
  const { open } = search;
  const opened = useOpenDetail({ operation: "getProvider", input: { path: { id: open ?? 0 } }, open, close });
  const add = <WriteAct onClick={() => show({ new: true })}>{words.addMore}</WriteAct>;
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <ListScreen
        list={list}
        empty={{ title: words.none, text: words.noneText, acts: add }}
        opening={{ open: opened.id, onOpen }}
        add={add}
        narrowing={
          <SegmentedControl
            size="xs"
            aria-label={words.type}
            data={types}
            value={String(typeOf(search))}
            onChange={(type) => onSearch({ type: typeInAddress(type === "1" ? 1 : 2), page: undefined })}
          />
        }
        drawer={<ProvidersDrawer list={list} opened={opened} search={search} markupsOf={markupsOf} />}
      />
    </ViewerProvider>
  );
}
