import { memo } from "react";
import { number2 } from "#domain/format.ts";
import { chooseRange, lift, setContain, toggleRange, toggleValue } from "#domain/search/change-search.ts";
import {
  type AttributeFilter,
  containCodes,
  type NumberRange,
  type SearchAttribute,
  type SearchRange,
} from "#domain/search/stone-search.ts";
import { attributeLabel } from "#domain/search/words/labels.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { RangeFields } from "#ui/form/range-fields.tsx";
import { sameValue } from "#ui/form/same-value.ts";
import { ChipGrid, RailGroup as FoldingGroup, RailAct, RailChoice } from "#ui/list/filter-rail.tsx";
import { Chip } from "#ui/marks/chip.tsx";
import { choicesOf, isFlag } from "./choices.ts";
import { noteOf, rangeLabel } from "./group-labels.ts";
import type { CaratRangeCount, Counts, OnWhat } from "./rail-counts.ts";
import type { RailGroup } from "./rail-groups.ts";
import { ValueChips } from "./value-chips.tsx";
import { words } from "./words.ts";

interface FilterGroupProps {
  group: RailGroup;
  filters: Partial<Record<SearchAttribute, AttributeFilter>>;
  ranges: Partial<Record<SearchRange, NumberRange>>;
  counts: Counts | undefined;
  caratRanges?: readonly CaratRangeCount[];
  vocabulary: Vocabulary;
  /** Names of providers by id, as far as the rows told them. */
  providers: ReadonlyMap<string, string>;
  onWhat: OnWhat;
}

function Group({ group, filters, ranges, counts, caratRanges, vocabulary, providers, onWhat }: FilterGroupProps) {
  const { label, attributes, columns } = group;
  const chosen = attributes.filter((attribute) => filters[attribute]);
  const isSet = chosen.length > 0 || Object.keys(ranges).length > 0;
  const isFlags = attributes.every(isFlag);
  const isOut = chosen.some((attribute) => filters[attribute]?.contain === containCodes.doesNotContain);
  const setAllContain = () =>
    onWhat((what) =>
      chosen.reduce(
        (next, attribute) => setContain(next, attribute, isOut ? containCodes.contains : containCodes.doesNotContain),
        what,
      ),
    );
  const chips = (attribute: SearchAttribute) => (
    <ValueChips
      key={attribute}
      label={attributeLabel(attribute) || label}
      attribute={attribute}
      choices={choicesOf(attribute, vocabulary, counts?.[attribute], providers)}
      atFirst={group.atFirst ?? 6}
      columns={columns}
      filter={filters[attribute]}
      counts={counts?.[attribute]}
      onWhat={onWhat}
    />
  );
  return (
    <FoldingGroup
      label={label}
      note={noteOf(filters, ranges)}
      startsFolded={group.isRare && !isSet}
      acts={
        isSet && (
          <>
            {chosen.length > 0 && !isFlags && (
              <RailChoice
                label={words.chosenOf(label)}
                value={isOut ? "out" : "in"}
                data={[
                  { value: "in", label: words.contains },
                  { value: "out", label: words.doesNotContain },
                ]}
                onChange={setAllContain}
              />
            )}
            <RailAct
              label={words.clearGroup(label)}
              onClick={() => onWhat((what) => lift(what, [...attributes, ...group.ranges]))}
            >
              {words.clear}
            </RailAct>
          </>
        )
      }
    >
      {caratRanges && caratRanges.length > 0 && (
        <ChipGrid label={label} columns={columns}>
          {caratRanges.map(({ from, to, count }) => (
            <Chip
              key={from}
              label={`${number2(from)}–${number2(to)}`}
              count={count}
              pressed={ranges.carat?.from === from && ranges.carat?.to === to}
              onToggle={() => onWhat((what) => toggleRange(what, "carat", { from, to }))}
            />
          ))}
        </ChipGrid>
      )}
      {isFlags && attributes.length > 0 ? (
        <ChipGrid label={label} columns={columns}>
          {attributes.map((attribute) => (
            <Chip
              key={attribute}
              label={words.flags[attribute as keyof typeof words.flags]}
              count={counts?.[attribute] && (counts[attribute].Y ?? 0)}
              pressed={filters[attribute]?.values.includes("Y") ?? false}
              onToggle={() => onWhat((what) => toggleValue(what, attribute, "Y"))}
            />
          ))}
        </ChipGrid>
      ) : (
        attributes.map((attribute) =>
          attributes.length === 1 ? (
            chips(attribute)
          ) : (
            <div key={attribute} className="rail-line">
              <span>{attributeLabel(attribute)}</span>
              <div className="rail-body">{chips(attribute)}</div>
            </div>
          ),
        )
      )}
      {group.ranges.map((name) => (
        <RangeFields
          key={name}
          label={rangeLabel(name)}
          isPlain={group.ranges.length === 1}
          value={ranges[name]}
          onChange={(range) => onWhat((what) => chooseRange(what, name, range), { isTyped: true })}
        />
      ))}
    </FoldingGroup>
  );
}

/** One group: drawn again when something of its own is others, not at every answer or key. */
export const FilterGroup = memo(
  Group,
  (a, b) =>
    a.group === b.group &&
    a.vocabulary === b.vocabulary &&
    a.onWhat === b.onWhat &&
    (a.providers === b.providers || a.group.id !== "provider") &&
    sameValue([a.filters, a.ranges, a.counts, a.caratRanges], [b.filters, b.ranges, b.counts, b.caratRanges]),
);
