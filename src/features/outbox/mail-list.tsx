import { useRefetchEvery } from "#api/use-refetch-every.ts";
import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { MailDrawer } from "./mail-drawer.tsx";
import { mailsShown } from "./mails-shown.ts";
import type { OutboxSearch } from "./outbox-search.ts";
import { isLate, isMailMoving, refetchMs } from "./outbox-states.ts";
import { SenderWarning } from "./sender-warning.tsx";
import { words } from "./words.ts";

interface MailListProps extends ListPage<OutboxSearch> {
  mayWrite: boolean;
}

/** The mail of the house, sent or kept. A row opens its text. */
export function MailList({ mayWrite, ...page }: MailListProps) {
  const list = useListScreen(mailsShown, page);
  const { row, rows, drawer, cycle } = list;
  const isMoving = rows.some(isMailMoving);
  useRefetchEvery(isMoving && refetchMs, cycle.refetch);
  const { place, onClose } = drawer;
  return (
    <ListScreen
      list={list}
      empty={{ title: words.noMail, text: words.noMailText }}
      notice={
        <>
          <SenderWarning />
          {rows.some(isLate) && <Notice hue="orange">{words.lettersWait}</Notice>}
        </>
      }
      end={isMoving && <span className="dim">{words.refreshing}</span>}
      drawer={row && <MailDrawer key={row.id} mail={row} place={place} mayWrite={mayWrite} onClose={onClose} />}
    />
  );
}
