import { type ReactNode, useMemo } from "react";
import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { ClientPicker } from "#stones/client-picker.tsx";
import type { MailingSearch } from "./bulk-email-search.ts";
import { FileActs } from "./file-acts.tsx";
import { stonesList } from "./mailing-lists.tsx";
import { words } from "./words.ts";

type MailingStonesProps = ListPage<MailingSearch> & { id: number; tabs: ReactNode };

/** The stones of a rule as a client would be offered them, or as one letter had them. */
export function MailingStones({ id, tabs, ...props }: MailingStonesProps) {
  const { search, onSearch } = props;
  const stones = useMemo(() => stonesList(id), [id]);
  const list = useListScreen(stones, props);
  const asClient = (
    <ClientPicker
      clientId={search.user_id}
      none={words.anybody}
      onClient={(user_id) => onSearch({ user_id, page: undefined })}
    />
  );
  return (
    <ListScreen
      list={list}
      tabs={tabs}
      empty={{ title: words.noStones, text: words.noStonesText }}
      narrowing={search.uid === undefined && asClient}
      tools={<FileActs id={id} search={search} />}
    />
  );
}
