import "./versions.css";
import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { formatDate } from "#domain/format.ts";
import { diffModels } from "#machines/kit/diff.ts";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { ChangeList } from "./change-list.tsx";
import { comparedVersions } from "./compared-versions.ts";
import type { Comparison } from "./missing-from-picture.ts";
import { modelOf } from "./model-of.ts";
import { PicturePane, type PicturePaneProps } from "./picture-pane.tsx";
import { VersionChoice } from "./version-choice.tsx";
import { WhatIf } from "./what-if.tsx";
import { words } from "./words.ts";
import type { Version } from "./workflow.ts";
import type { WorkflowSearch } from "./workflow-search.ts";

/** The number of entries under a version, with their days. */
const decidedUnder = ({ entries, first_at, last_at }: Version) =>
  first_at && last_at ? words.usedFor(entries, formatDate(first_at), formatDate(last_at)) : words.notUsed;

function comparisonOf(before: Version, after: Version): Comparison {
  const [was, is] = [modelOf(before.description), modelOf(after.description)];
  return { changes: diffModels(was, is), before: was, after: is };
}

interface VersionsTabProps extends Omit<PicturePaneProps, "show" | "compared"> {
  search: WorkflowSearch;
  onSearch: (patch: Partial<WorkflowSearch>) => void;
  mayWrite: boolean;
  rowAddress: (seq: number) => string;
}

/** The changes between two versions of a workflow: by signs on the picture, and in a list. */
export function VersionsTab({ search, onSearch, mayWrite, rowAddress, ...picture }: VersionsTabProps) {
  const { figures, mark, onMark } = picture;
  const read = useCall("listWorkflowVersions", { path: { name: figures.name } });
  const versions = read.data;
  const { before, after } = useMemo(() => comparedVersions(versions ?? [], search), [versions, search]);
  const compared = useMemo(() => before && after && comparisonOf(before, after), [before, after]);
  if (read.isError && !versions) return <FailureState {...queryFailure(read)} />;
  if (!versions) return <SkeletonRows label={words.tabs.versions} />;
  const whatIf = figures.is_recorded && (
    <WhatIf
      name={figures.name}
      versions={versions}
      looked={before}
      mayWrite={mayWrite}
      rowAddress={rowAddress}
      onItem={(item) => onSearch({ item, step: undefined, found: undefined, panel: "open" })}
    />
  );
  if (!before || !after || !compared) {
    return (
      <>
        <PicturePane {...picture} show="taken" />
        <div className="version-rows">
          <BlankState title={words.oneVersion}>
            {words.oneVersionText} {after && decidedUnder(after)}
          </BlankState>
          {whatIf}
        </div>
      </>
    );
  }
  return (
    <>
      <PicturePane {...picture} show="taken" compared={compared} />
      <div className="version-rows">
        <section className="section versions" aria-label={words.changes}>
          <div className="row wrap version-choices">
            <VersionChoice
              label={words.versionBefore}
              versions={versions}
              model={before.model}
              note={figures.is_recorded && decidedUnder(before)}
              onModel={(model) => onSearch({ before: model })}
            />
            <VersionChoice
              label={words.versionAfter}
              versions={versions}
              model={after.model}
              note={figures.is_recorded && decidedUnder(after)}
              onModel={(model) => onSearch({ after: model })}
            />
          </div>
          {compared.changes.length === 0 ? (
            <p>{words.unchanged}</p>
          ) : (
            <ChangeList
              changes={compared.changes}
              before={before.description}
              after={after.description}
              mark={mark}
              onMark={onMark}
            />
          )}
          {!after.is_present && <p className="dim">{words.presentIsDrawn}</p>}
        </section>
        {whatIf}
      </div>
    </>
  );
}
