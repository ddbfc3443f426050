import { useState } from "react";
import { chooseUpTo, toggleValue } from "#domain/search/change-search.ts";
import type { AttributeFilter, SearchAttribute } from "#domain/search/stone-search.ts";
import { isOrdered } from "#domain/search/words/attribute-words.ts";
import { ChipGrid, RailAct } from "#ui/list/filter-rail.tsx";
import { Chip } from "#ui/marks/chip.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import { drawn } from "#ui/table/stone-table/shape-cell.tsx";
import type { Choice } from "./choices.ts";
import type { OnWhat } from "./rail-counts.ts";
import { words } from "./words.ts";

interface ValueChipsProps {
  label: string;
  attribute: SearchAttribute;
  choices: readonly Choice[];
  /** The number of values before all are asked for. */
  atFirst: number;
  columns: number;
  filter: AttributeFilter | undefined;
  counts: Readonly<Record<string, number>> | undefined;
  onWhat: OnWhat;
}

/** The values of an attribute, each with its live count. Values that stones have, or that are chosen, come first. */
export function ValueChips(props: ValueChipsProps) {
  const { label, attribute, choices, atFirst, columns, filter, counts, onWhat } = props;
  const [showsAll, setShowsAll] = useState(false);
  // A value that was in sight stays, so that no chip vanishes under the pointer. The set only grows.
  const [seen] = useState(() => new Set<string>());
  for (const { code } of choices) if (counts?.[code] || filter?.values.includes(code)) seen.add(code);
  const first = new Set([...choices].sort((a, b) => rank(a) - rank(b)).slice(0, atFirst));
  const shown = showsAll
    ? choices
    : choices.filter((choice) => first.has(choice) || filter?.values.includes(choice.code));
  const offered = choices.map(({ code }) => code);
  // Only values from best to worst have others between them.
  const from = isOrdered(attribute) ? choices.find(({ code }) => code === filter?.values.at(-1)) : undefined;
  function rank({ code }: Choice) {
    return seen.has(code) ? 0 : 1;
  }
  return (
    <>
      <ChipGrid label={label} columns={columns}>
        {shown.map(({ code, short, name }) => (
          <Chip
            key={code}
            label={short}
            name={short === name ? undefined : name}
            count={counts && (counts[code] ?? 0)}
            pressed={filter?.values.includes(code) ?? false}
            hint={from && from.code !== code ? words.upTo(from.short, short) : undefined}
            drawing={attribute === "shape" && <ShapeIcon shape={drawn(code)} size={24} />}
            onToggle={(_, isWithShift) =>
              onWhat((what) =>
                isWithShift && from ? chooseUpTo(what, attribute, code, offered) : toggleValue(what, attribute, code),
              )
            }
          />
        ))}
      </ChipGrid>
      {choices.length > shown.length && !showsAll && (
        <span>
          <RailAct onClick={() => setShowsAll(true)}>{words.more(choices.length - shown.length)}</RailAct>
        </span>
      )}
      {showsAll && choices.length > atFirst && (
        <span>
          <RailAct onClick={() => setShowsAll(false)}>{words.fewer}</RailAct>
        </span>
      )}
    </>
  );
}
