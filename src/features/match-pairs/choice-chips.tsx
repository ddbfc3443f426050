import { Button } from "@mantine/core";
import { useState } from "react";
import type { SearchAttribute, StoneSearch } from "#domain/search/stone-search.ts";
import { Chip } from "#ui/marks/chip.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import { shapeLetters } from "#ui/marks/shape-letters.ts";
import { drawn } from "#ui/table/stone-table/shape-cell.tsx";
import { words } from "./words.ts";

export interface Choice {
  code: string;
  name: string;
  /** Other spellings that the house knows. */
  keyword?: string | null;
}

interface ChoiceChipsProps {
  label: string;
  attribute: SearchAttribute;
  choices: readonly Choice[];
  columns: number;
  /** The number of chips before all are asked for. */
  atFirst: number;
  search: StoneSearch;
  onSearch: (next: StoneSearch) => void;
}

/** The values of an attribute as chips. Chosen ones are always in sight. */
export function ChoiceChips({ label, attribute, choices, columns, atFirst, search, onSearch }: ChoiceChipsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const chosen = search.attributes?.[attribute]?.values ?? [];
  const shown = choices.filter(({ code }, place) => showsAll || place < atFirst || chosen.includes(code));
  const choose = (values: readonly string[]) => onSearch(withValues(search, attribute, values));
  return (
    <section>
      <div className="row between">
        <h2>{label}</h2>
        {chosen.length > 0 && (
          <Button variant="subtle" aria-label={words.clear(label)} onClick={() => choose([])}>
            {words.clearWord}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a border and a legend of its own */}
      <div className="pair-chips" role="group" aria-label={label} style={{ "--columns": columns }}>
        {shown.map(({ code, name, keyword }) => {
          const isShape = attribute === "shape";
          return (
            <Chip
              key={code}
              label={isShape ? <ShapeLetters code={code} name={name} keyword={keyword} /> : name}
              drawing={isShape && <ShapeIcon shape={drawn(code)} size={24} />}
              pressed={chosen.includes(code)}
              onToggle={(isOn) => choose(isOn ? [...chosen, code] : chosen.filter((one) => one !== code))}
            />
          );
        })}
      </div>
      {choices.length > atFirst && (
        <span>
          <Button variant="subtle" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? words.fewer : words.more(choices.length - shown.length)}
          </Button>
        </span>
      )}
    </section>
  );
}

/** The letters of a shape. A screen reader says its name. */
function ShapeLetters({ code, name, keyword }: Choice) {
  return (
    <>
      <span aria-hidden="true" title={name}>
        {shapeLetters(code, keyword)}
      </span>
      <span className="unseen">{name}</span>
    </>
  );
}

function withValues(search: StoneSearch, attribute: SearchAttribute, values: readonly string[]): StoneSearch {
  const { [attribute]: _, ...others } = search.attributes ?? {};
  return { ...search, attributes: values.length > 0 ? { ...others, [attribute]: { values: [...values] } } : others };
}
