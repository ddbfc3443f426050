import { Select } from "@mantine/core";
import { shortModel } from "./short-model.ts";
import { words } from "./words.ts";
import type { Version } from "./workflow.ts";

interface VersionChoiceProps {
  label: string;
  versions: readonly Version[];
  model: string;
  onModel: (model: string) => void;
  /** The use of the version. */
  note?: string | false;
}

/** A choice among the versions of a workflow. */
export function VersionChoice({ label, versions, model, onModel, note }: VersionChoiceProps) {
  return (
    <div className="version-side">
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
      {note && <span className="dim">{note}</span>}
    </div>
  );
}
