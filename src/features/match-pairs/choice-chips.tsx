import { Button } from "@mantine/core";
import { useState } from "react";
import { chooseUpTo, lift, toggleValue } from "#domain/search/change-search.ts";
import type { SearchAttribute, StoneSearch } from "#domain/search/stone-search.ts";
import { isOrdered } from "#domain/search/words/attribute-words.ts";
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
  const offered = choices.map(({ code }) => code);
  const from = isOrdered(attribute) ? choices.find(({ code }) => code === chosen.at(-1)) : undefined;
  return (
    <section>
      <div className="row between">
        <h2>{label}</h2>
        {chosen.length > 0 && (
          <Button variant="subtle" aria-label={words.clear(label)} onClick={() => onSearch(lift(search, [attribute]))}>
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
              hint={from && from.code !== code ? words.upTo(from.name, name) : undefined}
              onToggle={(_, isWithShift) =>
                onSearch(
                  isWithShift && from
                    ? chooseUpTo(search, attribute, code, offered)
                    : toggleValue(search, attribute, code),
                )
              }
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
