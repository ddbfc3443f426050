import { useMemo, useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { notify } from "#ui/notice/notify.ts";
import type { OutboxSearch } from "./outbox-search.ts";
import { type Stopped, StoppedActsContext } from "./stopped-columns.tsx";
import { stoppedShown } from "./stopped-shown.ts";
import { words } from "./words.ts";

interface StoppedListProps extends ListPage<OutboxSearch> {
  mayWrite: boolean;
}

/** The addresses that get no letters, each with its reason, and the act that lets them have letters again. */
export function StoppedList({ mayWrite, ...page }: StoppedListProps) {
  const list = useListScreen(stoppedShown, page);
  const [asked, setAsked] = useState<Stopped>();
  const lift = useAct("liftStoppedAddress", { refreshes: ["listStoppedAddresses"] });
  const acts = useMemo(() => ({ mayWrite, ask: setAsked }), [mayWrite]);
  const letGo = (id: Stopped["id"]) => async () => {
    notify.success((await lift.mutateAsync({ path: { id } })).message);
    setAsked(undefined);
  };
  return (
    <StoppedActsContext value={acts}>
      <ListScreen list={list} empty={{ title: words.noStopped, text: words.noStoppedText }} />
      {asked && (
        <ActDialog
          title={words.liftTitle(asked.address)}
          act={words.liftAct}
          keep={words.liftKeep}
          onAct={() => formOutcome(letGo(asked.id))}
          onClose={() => setAsked(undefined)}
        >
          <p>{words.liftText}</p>
        </ActDialog>
      )}
    </StoppedActsContext>
  );
}
