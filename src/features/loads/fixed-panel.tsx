import { Select } from "@mantine/core";
import { useState } from "react";
import { Panel } from "#ui/frame/panel.tsx";
import { FixedRow } from "./fixed-row.tsx";
import { matchesAnew, withFixed, withoutFixed } from "./mapping-draft.ts";
import type { OpenLoad } from "./open-load.ts";
import type { SupplyField } from "./use-supply-fields.ts";
import { words } from "./words.ts";

/** Prices and numbers belong to single stones; a code or a link may hold for all of them. */
const mayHoldForAll = ({ kind }: SupplyField) => kind === "code" || kind === "link";

/** The values that a stone gets where the file says nothing: a laboratory, a place, a link made of its report number. */
export function FixedPanel({ open }: { open: OpenLoad }) {
  const { mapping, reasons, fields } = open;
  const [begun, setBegun] = useState<readonly string[]>([]);
  const stored = open.load.mapping?.fixed ?? [];
  const now = mapping.mapping?.fixed ?? [];
  if (!open.load.mapping || matchesAnew(mapping.draft)) return null;
  const shown = [...new Set([...now.map(({ field }) => field), ...begun])];
  const isLocked = reasons.remap !== null;
  const left = fields.fields.filter((one) => mayHoldForAll(one) && !shown.includes(one.field));
  const say = (field: string, value: string) => {
    setBegun((all) => (all.includes(field) ? all : [...all, field]));
    const saved = stored.find((one) => one.field === field)?.value;
    mapping.change(
      value === "" && saved !== undefined
        ? withoutFixed(mapping.draft, field)
        : withFixed(mapping.draft, field, value === saved ? "" : value),
    );
  };
  const leaveOut = (field: string) => {
    say(field, "");
    setBegun((all) => all.filter((one) => one !== field));
  };
  return (
    <Panel title={words.fixedTitle} aside={words.fixedText}>
      <div className="stack">
        {shown.map((field) => (
          <FixedRow
            key={field}
            fact={fields.factOf(field)}
            field={field}
            label={fields.labelOf(field)}
            value={now.find((one) => one.field === field)?.value ?? ""}
            isLocked={isLocked}
            onSaid={(value) => say(field, value)}
            onLeftOut={() => leaveOut(field)}
          />
        ))}
        {!isLocked && (
          <Select
            className="load-fixed-add"
            label={words.addFixed}
            placeholder={words.chooseField}
            searchable
            nothingFoundMessage={words.nothingFound}
            comboboxProps={{ transitionProps: { duration: 0 } }}
            data={left.map(({ field, label }) => ({ value: field, label }))}
            value={null}
            onChange={(field) => field !== null && setBegun((all) => [...all, field])}
          />
        )}
      </div>
    </Panel>
  );
}
