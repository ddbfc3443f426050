import { Panel } from "#ui/frame/panel.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import type { Mapping } from "./load.ts";
import { SavedCode } from "./saved-code.tsx";
import { words } from "./words.ts";

interface SavedFixedProps {
  of: Mapping["fixed"];
  labelOf: (field: string | null) => string;
}

/** The values that stones get where the files say nothing. */
export const SavedFixed = ({ of, labelOf }: SavedFixedProps) => (
  <Panel title={words.fixedTitle} aside={words.fixedText}>
    <Facts
      of={of.map(({ field, value }) => ({ label: labelOf(field), value: <SavedCode field={field} code={value} /> }))}
    />
  </Panel>
);
