import { useCall } from "#api/query.ts";
import type { PairSearch } from "#domain/search/pair-search.ts";
import { availabilityCodes, type NumberRange } from "#domain/search/stone-search.ts";
import { originNames, stoneOrigins } from "#domain/stone.ts";
import { Chip } from "#ui/marks/chip.tsx";
import { type Choice, ChoiceChips } from "./choice-chips.tsx";
import { FigureField } from "./figure-field.tsx";
import { ToleranceFields } from "./tolerance-fields.tsx";
import { words } from "./words.ts";

interface PairFilterProps {
  /** The search as it is sent, with the defaults of the screen. */
  search: PairSearch;
  onSearch: (next: PairSearch) => void;
}

const tenMinutes = 600_000;
const origins: Choice[] = stoneOrigins.map((code) => ({ code: String(code), name: originNames[code] }));
const byCode = (entries: readonly { code: string }[] = []) => entries.map(({ code }) => ({ code, name: code }));

/** The filters beside a wide list; below 1200 px they are a drawer of their own. */
export const PairRail = (filter: PairFilterProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
  <section className="pair-rail screen-only" tabIndex={0} aria-label={words.filterTitle}>
    <PairFilter {...filter} />
  </section>
);

/** The filters of the stones, and the tolerances of a pair. */
export function PairFilter({ search, onSearch }: PairFilterProps) {
  const { data } = useCall("listStoneAttributes", {}, { freshForMs: tenMinutes });
  const isFancy = search.diamond_type === "fancy";
  const isFree = search.availability !== availabilityCodes.all;
  const shared = { search, onSearch };
  return (
    <div className="pair-filter">
      <ChoiceChips
        label={words.shape}
        attribute="shape"
        choices={data?.shape ?? []}
        columns={6}
        atFirst={12}
        {...shared}
      />
      <CaratRange {...shared} />
      <ToleranceFields {...shared} />
      {isFancy ? (
        <>
          <ChoiceChips
            label={words.fancyColor}
            attribute="fancy_color"
            choices={data?.fancy ?? []}
            columns={3}
            atFirst={9}
            {...shared}
          />
          <ChoiceChips
            label={words.intensity}
            attribute="intensity"
            choices={byCode(data?.intensity)}
            columns={5}
            atFirst={10}
            {...shared}
          />
        </>
      ) : (
        <ChoiceChips
          label={words.color}
          attribute="color"
          choices={byCode(data?.color)}
          columns={6}
          atFirst={12}
          {...shared}
        />
      )}
      <ChoiceChips
        label={words.clarity}
        attribute="clarity"
        choices={byCode(data?.clarity)}
        columns={5}
        atFirst={10}
        {...shared}
      />
      <ChoiceChips label={words.lab} attribute="lab" choices={byCode(data?.lab)} columns={4} atFirst={8} {...shared} />
      <ChoiceChips
        label={words.origin}
        attribute="stone_origin"
        choices={origins}
        columns={2}
        atFirst={2}
        {...shared}
      />
      <section>
        <div className="pair-chips" style={{ "--columns": 1 }}>
          <Chip
            label={words.availableOnly}
            pressed={isFree}
            onToggle={(isOn) =>
              onSearch({ ...search, availability: isOn ? availabilityCodes.available : availabilityCodes.all })
            }
          />
        </div>
      </section>
    </div>
  );
}

function CaratRange({ search, onSearch }: PairFilterProps) {
  const range: NumberRange = search.ranges?.carat ?? {};
  const bound = (part: NumberRange) => {
    const { carat: _, ...others } = search.ranges ?? {};
    const next = { from: range.from ?? null, to: range.to ?? null, ...part };
    const isOpen = next.from === null && next.to === null;
    const said = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null));
    onSearch({ ...search, ranges: isOpen ? others : { ...others, carat: said } });
  };
  return (
    <section>
      <div className="pair-fields">
        <FigureField
          label={`${words.carat} ${words.from}`}
          unit="ct"
          decimals={2}
          value={range.from ?? null}
          onValue={(from) => bound({ from })}
        />
        <FigureField
          label={`${words.carat} ${words.to}`}
          unit="ct"
          decimals={2}
          value={range.to ?? null}
          onValue={(to) => bound({ to })}
        />
      </div>
    </section>
  );
}
