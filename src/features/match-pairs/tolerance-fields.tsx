import { Button } from "@mantine/core";
import { useCall } from "#api/query.ts";
import { fieldMessage } from "#domain/field-messages.ts";
import { pairFaults } from "#domain/search/pair-rule.ts";
import {
  type PairSearch,
  type PairTolerances,
  pairAttributes,
  pairNumbers,
  pairStepNames,
  wholePairSearch,
} from "#domain/search/pair-search.ts";
import { stoneAttributes, stoneNumbers } from "#domain/stone.ts";
import { Chip } from "#ui/marks/chip.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { FigureField } from "./figure-field.tsx";
import { words } from "./words.ts";

interface ToleranceFieldsProps {
  search: PairSearch;
  onSearch: (next: PairSearch) => void;
}

const tenMinutes = 600_000;
const stepLabels = { color_steps: words.colorSteps, clarity_steps: words.claritySteps };

/** The refusal of a wrong tolerance, in the server's words. */
const refusalOf = (name: keyof PairTolerances) => (value: number) => {
  const [fault] = pairFaults({ [name]: value });
  return fault && fieldMessage(fault.rule, fault.params);
};

/** The tolerances of a pair. A missing one has the house's usual value; an emptied one is not compared. */
export function ToleranceFields({ search, onSearch }: ToleranceFieldsProps) {
  const { data: setting } = useCall("getPairSetting", {}, { freshForMs: tenMinutes });
  if (!setting) return <SkeletonRows label={words.tolerances} />;
  const { pair } = wholePairSearch(search, setting);
  const say = (said: PairTolerances) => onSearch({ ...search, pair: { ...search.pair, ...said } });
  const { pair: _, ...unsaid } = search;
  const isFancy = search.diamond_type === "fancy";
  return (
    <section>
      <div className="row between">
        <h2>{words.tolerances}</h2>
        {search.pair && (
          <Button variant="subtle" onClick={() => onSearch(unsaid)}>
            {words.usual}
          </Button>
        )}
      </div>
      <p className="dim">{words.usualHint(setting)}</p>
      <div className="pair-fields">
        {pairNumbers.map((name) => (
          <FigureField
            key={name}
            label={stoneNumbers[name].label}
            unit={stoneNumbers[name].unit}
            decimals={stoneNumbers[name].decimals}
            placeholder={words.notCompared}
            value={pair[name]}
            refusalOf={refusalOf(name)}
            // A pair needs a tolerance of weight, so an emptied one becomes the house's again.
            onValue={(value) => (name === "carat" ? say({ carat: value ?? undefined }) : say({ [name]: value }))}
          />
        ))}
        {pairStepNames
          .filter((name) => !isFancy || name !== "color_steps")
          .map((name) => (
            <FigureField
              key={name}
              label={stepLabels[name]}
              unit={words.steps}
              decimals={0}
              value={pair[name]}
              refusalOf={refusalOf(name)}
              onValue={(value) => say({ [name]: value ?? undefined })}
            />
          ))}
      </div>
      <h2>{words.alike}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a border and a legend of its own */}
      <div className="pair-chips" role="group" aria-label={words.alike} style={{ "--columns": 3 }}>
        {pairAttributes.map((name) => (
          <Chip
            key={name}
            label={name === "fluorescence" ? "Fluor." : stoneAttributes[name].label}
            pressed={pair.equal.includes(name)}
            onToggle={(isOn) =>
              say({ equal: pairAttributes.filter((one) => (one === name ? isOn : pair.equal.includes(one))) })
            }
          />
        ))}
      </div>
      <div className="pair-chips" style={{ "--columns": 1 }}>
        <Chip label={words.once} pressed={pair.is_exclusive} onToggle={(is_exclusive) => say({ is_exclusive })} />
      </div>
    </section>
  );
}
