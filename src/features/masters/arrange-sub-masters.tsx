import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useAct } from "#api/use-act.ts";
import { count } from "#domain/format.ts";
import { Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { SortableList } from "#ui/list/sortable-list.tsx";
import { Code } from "#ui/marks/code.tsx";
import { notify } from "#ui/notice/notify.ts";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { type SubMaster, subMasterId } from "./sub-masters-columns.tsx";
import { words } from "./words.ts";

const nothing: readonly SubMaster[] = [];

/** All sub-masters of one master in the order of the forms. Each move is saved when it is put down. */
export function ArrangeSubMasters({ master, onDone }: { master: { id: number; name: string }; onDone: () => void }) {
  const stored = useCall("listSubMasters", { query: { masterId: master.id, size: 1000, sort: "sequence" } });
  const reorder = useAct("reorderSubMasters", { refreshes: ["listSubMasters"] });
  const [draft, setDraft] = useState<readonly string[]>();
  /** The last save. Moves are saved one after the other, so that the last move is the one kept. */
  const last = useRef(Promise.resolve());
  const rows = stored.data?.data ?? nothing;

  async function save(seen: readonly string[], ids: readonly string[]) {
    try {
      const body = { master_id: master.id, ids: ids.map(Number), seen: seen.map(Number) };
      notify.success((await reorder.mutateTold({ body })).message);
    } catch (error) {
      // 409: somebody changed the list meanwhile. Nothing was moved, and the stored order is shown.
      notify.failure(sentenceOf(error));
    }
    await stored.refetch();
    setDraft((now) => (now === ids ? undefined : now));
  }
  function move(ids: readonly string[], seen: readonly string[]) {
    setDraft(ids);
    last.current = last.current.then(() => save(seen, ids));
  }

  if (stored.isError && !stored.data) return <FailureState {...queryFailure(stored)} />;
  const byId = new Map(rows.map((row) => [subMasterId(row), row]));
  const shown = draft ? draft.flatMap((id) => byId.get(id) ?? []) : rows;
  return (
    <>
      <Page label={words.arrange}>
        <Panel title={words.arrangeTitle(master.name)} flush>
          {stored.isPending ? (
            <SkeletonRows label={words.subMasters} />
          ) : (
            <SortableList
              label={words.arrange}
              items={shown}
              itemId={subMasterId}
              itemName={({ name }) => name}
              onMove={move}
            >
              {(row) => (
                <>
                  <span>{row.name}</span> <Code>{row.code}</Code>
                  <span className="grow" />
                  <span className="dim figures">{count(shown.indexOf(row) + 1)}</span>
                </>
              )}
            </SortableList>
          )}
        </Panel>
      </Page>
      <PageDock note={<span className="dim">{words.arrangeNote(rows.length)}</span>}>
        <Button onClick={onDone}>{words.arrangeDone}</Button>
      </PageDock>
    </>
  );
}
