import "../reports.css";
import { Select } from "@mantine/core";
import { TypedSelect } from "#ui/form/typed-select.tsx";
import type { Form } from "#ui/form/use-form.ts";
import type { Filter } from "#ui/list/filter.ts";
import { follows, type Narrowed, narrowedWith, type ScheduledForm } from "./scheduled-form.ts";
import { words } from "./words.ts";

type Chosen = Extract<Filter, { kind: "choice" }>;

/** The filters of a report. Its period stands with its kind, and days of one's own do not move. */
const choicesIn = (filters: readonly Filter[]): Chosen[] =>
  filters.filter((filter): filter is Chosen => filter.kind === "choice" && filter.name !== "period");

/** The filters of a report, in words: "Company: Northlight Jewels, Shape: Round". */
export const shownFilters = (filters: readonly Filter[]) => (narrowed: Narrowed) => {
  const choices = choicesIn(filters);
  const said = Object.entries(narrowed).map(([name, value]) => {
    const filter = choices.find((one) => one.name === name);
    const shown = filter?.choices.find((one) => one.value === String(value))?.label ?? String(value);
    return `${filter?.label ?? name}: ${shown}`;
  });
  return said.join(", ") || words.noFilters;
};

/** The filters that the report follows. */
export function ScheduledFilters({ form, filters }: { form: Form<ScheduledForm>; filters: readonly Filter[] }) {
  const { narrowed, report } = form.values;
  return (
    <section>
      <h3>{words.filters}</h3>
      {Object.keys(narrowed).length === 0 && <p className="dim">{words.noFilters}</p>}
      <div className="scheduled-filters">
        {choicesIn(filters)
          .filter(({ name }) => follows(report, name))
          .map((filter) => (
            <Narrowing
              key={filter.name}
              filter={filter}
              value={valueIn(narrowed, filter.name)}
              error={form.errors[filter.name]}
              onChange={(value) => form.set("narrowed", narrowedWith(narrowed, { [filter.name]: value ?? undefined }))}
            />
          ))}
      </div>
    </section>
  );
}

function valueIn(narrowed: Narrowed, name: string): string | null {
  const value = Object.entries(narrowed).find(([key]) => key === name)?.[1];
  return value === undefined ? null : String(value);
}

interface NarrowingProps {
  filter: Chosen;
  value: string | null;
  error: string | undefined;
  onChange: (value: string | null) => void;
}

/** One filter. What was chosen stays in its field, also if it is no longer offered. */
function Narrowing({ filter: { label, choices, onTyped }, value, error, onChange }: NarrowingProps) {
  const isKnown = value === null || choices.some((one) => one.value === value);
  const field = {
    label,
    placeholder: words.any,
    clearable: true,
    nothingFoundMessage: words.nothingFound,
    comboboxProps: { transitionProps: { duration: 0 } },
    data: isKnown ? [...choices] : [...choices, { value, label: value }],
    value,
    error,
    onChange,
  };
  return onTyped ? <TypedSelect {...field} onTyped={onTyped} /> : <Select {...field} searchable={choices.length > 9} />;
}
