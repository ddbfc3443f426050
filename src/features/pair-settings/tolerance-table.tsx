import "#ui/table/small-table.css";
import { weightClasses } from "#domain/search/pair-search.ts";
import { NumberField } from "#ui/form/number-field.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { differences, type PairForm, toleranceName } from "./pair-form.ts";
import { words } from "./words.ts";

/** The differences that two stones may have: one row for each, a column for each side of a carat. */
export function ToleranceTable({ form, mayWrite }: { form: Form<PairForm>; mayWrite: boolean }) {
  return (
    <table className="small-table tolerances" aria-label={words.tolerances}>
      <thead>
        <tr>
          <th scope="col">{words.difference}</th>
          {weightClasses.map((weights) => (
            <th key={weights} scope="col">
              {words.weights[weights]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ name, label, decimals, mayBeEmpty }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            {weightClasses.map((weights) => (
              <td key={weights}>
                <NumberField
                  size="xs"
                  aria-label={words.nameOf(label, words.weights[weights])}
                  placeholder={mayBeEmpty ? words.notCompared : undefined}
                  places={decimals}
                  readOnly={!mayWrite}
                  {...form.pick(toleranceName(weights, name))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
