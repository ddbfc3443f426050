import { SegmentedControl } from "@mantine/core";
import { Panel } from "#ui/frame/panel.tsx";
import { Chip } from "#ui/marks/chip.tsx";
import type { LimitChoice } from "./access-form.ts";
import { words } from "./words.ts";

interface LimitPanelProps {
  title: string;
  choices: readonly LimitChoice[];
  /** The chosen values; null means all. */
  value: readonly string[] | null;
  error: string | undefined;
  locked: boolean;
  onChange: (value: readonly string[] | null) => void;
}

const namedAtMost = 20;

/** The names of all choices, or of the first of many. */
function named(choices: readonly LimitChoice[]): string {
  const names = choices.slice(0, namedAtMost).map(({ label }) => label);
  const more = choices.length - names.length;
  return [...names, ...(more > 0 ? [words.andMore(more)] : [])].join(" · ");
}

/** One limit on the stones that an account sees: all pass, or only these. */
export function LimitPanel({ title, choices, value, error, locked, onChange }: LimitPanelProps) {
  const everything = choices.map((choice) => choice.value);
  return (
    <Panel
      title={title}
      aside={
        <SegmentedControl
          size="xs"
          aria-label={title}
          readOnly={locked}
          data={[
            { value: "all", label: words.everything },
            { value: "only", label: words.only },
          ]}
          value={value === null ? "all" : "only"}
          onChange={(next) => onChange(next === "all" ? null : everything)}
        />
      }
    >
      {value === null ? (
        <p className="dim">{named(choices)}</p>
      ) : (
        <fieldset className="limit-chips" aria-label={title} disabled={locked}>
          {choices.map((choice) => (
            <Chip
              key={choice.value}
              label={choice.label}
              pressed={value.includes(choice.value)}
              onToggle={(pressed) => {
                const next = new Set(value);
                if (pressed) next.add(choice.value);
                else next.delete(choice.value);
                // The values keep the order of the choices, so that two presses change nothing.
                onChange(everything.filter((each) => next.has(each)));
              }}
            />
          ))}
        </fieldset>
      )}
      {value?.length === 0 && <p className="limit-empty">{error ?? words.chooseOne}</p>}
      {value?.length !== 0 && error && <p className="limit-empty">{error}</p>}
    </Panel>
  );
}
