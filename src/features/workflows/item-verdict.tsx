import { Link } from "#ui/frame/link.tsx";
import { Code } from "#ui/marks/code.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { shortModel } from "./short-model.ts";
import { words } from "./words.ts";
import type { ItemHistory } from "./workflow.ts";

interface ItemVerdictProps {
  history: ItemHistory;
  /** The address of an item's rows in the log. */
  rowsAddress: (item: string) => string;
}

/** The models that an item was decided under, the result of the replay, and the link to its rows. */
export function ItemVerdict({ history, rowsAddress }: ItemVerdictProps) {
  const { item, steps, deviations: ofNoStep, table_state } = history;
  const models = [...new Set(steps.map(({ model }) => shortModel(model)))];
  const count = steps.reduce((sum, step) => sum + step.deviations.length, ofNoStep.length);
  const [first, last] = [steps[0], steps.at(-1)];
  return (
    <section className="stack" aria-label={words.verdict}>
      {ofNoStep.map(({ id, kind, detail }) => (
        <Notice key={id} hue="red">
          {words.kinds[kind]}: {detail}
        </Notice>
      ))}
      {first && last && (
        <p className="dim">
          {models.length === 1 ? words.underOne(steps.length) : words.underMany(steps.length, models.length)}{" "}
          {models.map((model, at) => (
            <span key={model}>
              {at > 0 && ", "}
              <Code>{model}</Code>
            </span>
          ))}
          . {count === 0 ? words.conforms : words.doesNotConform(count)}
        </p>
      )}
      {table_state === null && <p className="dim">{words.rowGone}</p>}
      {first && last && (
        <p>
          <Link to={rowsAddress(item)}>{words.openRows(first.seq, last.seq)}</Link>
        </p>
      )}
    </section>
  );
}
