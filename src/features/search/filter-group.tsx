import { memo } from "react";
import { chooseRange } from "#domain/search/change-search.ts";
import type { NumberRange, SearchAttribute, SearchRange } from "#domain/search/stone-search.ts";
import { attributeLabel } from "#domain/search/words/labels.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { RangeFields } from "#ui/form/range-fields.tsx";
import { sameValue } from "#ui/form/same-value.ts";
import { RailGroup as FoldingGroup } from "#ui/list/filter-rail.tsx";
import { CaratChips } from "./carat-chips.tsx";
import { choicesOf, isFlag } from "./choices.ts";
import { FlagChips } from "./flag-chips.tsx";
import { GroupActs } from "./group-acts.tsx";
import { noteOf, rangeLabel } from "./group-labels.ts";
import type { CaratRangeCount, Counts, OnWhat } from "./rail-counts.ts";
import type { GroupFilters, RailGroup } from "./rail-groups.ts";
import { ValueChips } from "./value-chips.tsx";

interface FilterGroupProps {
  group: RailGroup;
  filters: GroupFilters;
  ranges: Partial<Record<SearchRange, NumberRange>>;
  counts: Counts | undefined;
  caratRanges?: readonly CaratRangeCount[];
  vocabulary: Vocabulary;
  /** Names of providers by id, from the rows that were read. */
  providers: ReadonlyMap<string, string>;
  onWhat: OnWhat;
}

function Group(props: FilterGroupProps) {
  const { group, filters, ranges, counts, caratRanges, vocabulary, providers, onWhat } = props;
  const { label, attributes, columns } = group;
  const isSet = attributes.some((attribute) => filters[attribute]) || Object.keys(ranges).length > 0;
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
      acts={isSet && <GroupActs group={group} filters={filters} onWhat={onWhat} />}
    >
      {caratRanges && caratRanges.length > 0 && (
        <CaratChips label={label} columns={columns} of={caratRanges} chosen={ranges.carat} onWhat={onWhat} />
      )}
      {attributes.length > 0 && attributes.every(isFlag) ? (
        <FlagChips group={group} filters={filters} counts={counts} onWhat={onWhat} />
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
          isDiscount={name === "markup_disc" || name === "disc"}
          value={ranges[name]}
          onChange={(range) => onWhat((what) => chooseRange(what, name, range), { isTyped: true })}
        />
      ))}
    </FoldingGroup>
  );
}

/** One group. It is drawn again only if its own filters or counts change, not at every answer or key. */
export const FilterGroup = memo(
  Group,
  (a, b) =>
    a.group === b.group &&
    a.vocabulary === b.vocabulary &&
    a.onWhat === b.onWhat &&
    (a.providers === b.providers || a.group.id !== "provider") &&
    sameValue([a.filters, a.ranges, a.counts, a.caratRanges], [b.filters, b.ranges, b.counts, b.caratRanges]),
);
