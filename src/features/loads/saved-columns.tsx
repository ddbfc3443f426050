import "./loads.css";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { addresses } from "#domain/addresses.ts";
import { Link } from "#ui/frame/link.tsx";
import { Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { SavedFile } from "./saved-file.tsx";
import { SavedFixed } from "./saved-fixed.tsx";
import { SavedTable } from "./saved-table.tsx";
import { savedWords } from "./saved-words.ts";
import { useSupplyFields } from "./use-supply-fields.ts";
import { words } from "./words.ts";

/** The way in which a provider's files are read, as it was saved last. */
export function SavedColumns({ provider }: { provider: number }) {
  const read = useCall("getProvider", { path: { id: provider } });
  if (read.isError) return <FailureState {...queryFailure(read)} />;
  const id = read.data?.mapping_configuration_id;
  return (
    <Page label={savedWords.savedFile}>
      {id === undefined && <SkeletonRows label={words.columns} />}
      {id === null && (
        <Panel title={words.columns}>
          <BlankState
            title={savedWords.noSaved}
            acts={<Link to={addresses.newLoad({ provider })}>{words.upload}</Link>}
          >
            {savedWords.noSavedText}
          </BlankState>
        </Panel>
      )}
      {id && <Saved id={id} />}
    </Page>
  );
}

function Saved({ id }: { id: number }) {
  const read = useCall("getMapping", { path: { id } });
  if (read.isError) return <FailureState {...queryFailure(read)} />;
  if (!read.data) return <SkeletonRows label={words.columns} />;
  return <SavedMapping of={read.data} />;
}

function SavedMapping({ of }: { of: Data<"getMapping"> }) {
  const fields = useSupplyFields();
  const { mapping } = of;
  const used = mapping.columns.filter(({ field }) => field !== null);
  const unused = mapping.columns.filter(({ field }) => field === null);
  return (
    <>
      <SavedFile of={of} />
      <Panel title={words.columns} aside={words.matched(used.length, mapping.columns.length)}>
        <div className="stack">
          <SavedTable columns={used} discount={mapping.discount} labelOf={fields.labelOf} />
          {unused.length > 0 && (
            <p className="dim">
              {savedWords.unused(unused.map(({ header, column }) => header || words.noHeader(column)))}
            </p>
          )}
        </div>
      </Panel>
      {mapping.fixed.length > 0 && <SavedFixed of={mapping.fixed} labelOf={fields.labelOf} />}
    </>
  );
}
