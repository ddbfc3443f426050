import { Select } from "@mantine/core";
import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { formatDate } from "#domain/format.ts";
import { diffModels } from "#machines/kit/diff.ts";
import { BlankState } from "#ui/blank-state.tsx";
import { FailureState } from "#ui/failure-state.tsx";
import { SkeletonRows } from "#ui/skeleton-rows.tsx";
import { ChangeList } from "./change-list.tsx";
import { comparedVersions } from "./compared-versions.ts";
import { modelOf } from "./model-of.ts";
import { PicturePane, type PicturePaneProps } from "./picture-pane.tsx";
import { shortModel } from "./short-model.ts";
import { words } from "./words.ts";
import type { Version } from "./workflow.ts";
import type { WorkflowSearch } from "./workflow-search.ts";

interface VersionChoiceProps {
  label: string;
  versions: readonly Version[];
  model: string;
  onModel: (model: string) => void;
}

function VersionChoice({ label, versions, model, onModel }: VersionChoiceProps) {
  return (
    <Select
      size="xs"
      label={label}
      className="version-choice"
      data={versions.map((version) => ({
        value: version.model,
        label: `${words.versionName(version.version, shortModel(version.model))}${version.is_present ? `, ${words.present}` : ""}`,
      }))}
      value={model}
      allowDeselect={false}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      onChange={(next) => next !== null && onModel(next)}
    />
  );
}

interface VersionsTabProps extends Omit<PicturePaneProps, "show" | "changes"> {
  search: WorkflowSearch;
  onSearch: (patch: Partial<WorkflowSearch>) => void;
}

/** What changed between two versions of a workflow: by signs on the picture, and in a list. */
export function VersionsTab({ search, onSearch, ...picture }: VersionsTabProps) {
  const { figures, mark, onMark } = picture;
  const read = useCall("listWorkflowVersions", { path: { name: figures.name } });
  const versions = read.data;
  const { before, after } = useMemo(() => comparedVersions(versions ?? [], search), [versions, search]);
  const changes = useMemo(
    () => (before && after ? diffModels(modelOf(before.description), modelOf(after.description)) : []),
    [before, after],
  );
  if (read.isError && !versions) return <FailureState {...queryFailure(read)} />;
  if (!versions) return <SkeletonRows label={words.tabs.versions} />;
  if (!before || !after) {
    return (
      <>
        <PicturePane {...picture} show="taken" />
        <BlankState title={words.oneVersion}>{words.oneVersionText}</BlankState>
      </>
    );
  }
  return (
    <>
      <PicturePane {...picture} show="taken" changes={changes} />
      <section className="section versions" aria-label={words.changes}>
        <div className="row wrap version-choices">
          <VersionChoice
            label={words.versionBefore}
            versions={versions}
            model={before.model}
            onModel={(model) => onSearch({ before: model })}
          />
          <VersionChoice
            label={words.versionAfter}
            versions={versions}
            model={after.model}
            onModel={(model) => onSearch({ after: model })}
          />
          {after.first_at && <span className="dim">{words.usedSince(formatDate(after.first_at))}</span>}
        </div>
        {changes.length === 0 ? (
          <p>{words.unchanged}</p>
        ) : (
          <ChangeList
            changes={changes}
            before={before.description}
            after={after.description}
            mark={mark}
            onMark={onMark}
          />
        )}
        {!after.is_present && <p className="dim">{words.presentIsDrawn}</p>}
      </section>
    </>
  );
}
