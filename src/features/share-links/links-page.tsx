import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { listOf } from "#screens/list-of.ts";
import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { SearchTabs } from "#stones/search-tabs.tsx";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { notify } from "#ui/notice/notify.ts";
import { AllLinks } from "./all-links.tsx";
import { EndLink, linkCard, linkColumns, linkId, type ShareLink } from "./link-columns.tsx";
import type { LinksSearch } from "./links-search.ts";
import { words } from "./words.ts";

const linksList = listOf({
  operation: "listShareLinks",
  input: ({ link }: LinksSearch, at) => ({ query: { ...at, id: link } }),
  failure: "dataNotFetched",
  title: words.title,
  what: words.links,
  columns: linkColumns,
  rowId: linkId,
  card: linkCard,
  size: 50,
  filters: [],
});

/** One's own links: the stones of each, its end, and the count of its openings. Each can be ended. */
export function LinksPage(props: ListPage<LinksSearch>) {
  const [ending, setEnding] = useState<ShareLink>();
  const list = useListScreen(linksList, props);
  const withdraw = useAct("withdrawShareLink", { refreshes: ["listShareLinks"] });
  const close = () => setEnding(undefined);
  const end = (id: number) => async () => {
    notify.success((await withdraw.mutateAsync({ path: { id } })).message);
    close();
  };
  return (
    <EndLink value={setEnding}>
      <ListScreen
        list={list}
        empty={props.search.link === undefined ? words.noLinks : words.noLink}
        tabs={<SearchTabs current="links" />}
        narrowing={props.search.link !== undefined && <AllLinks onShow={props.onSearch} />}
      />
      {ending && (
        <ActDialog
          title={words.endAsk(words.stones(ending.stones))}
          act={words.endAct}
          keep={words.endKeep}
          onAct={() => formOutcome(end(ending.id))}
          onClose={close}
        >
          <p>{words.endText}</p>
        </ActDialog>
      )}
    </EndLink>
  );
}
