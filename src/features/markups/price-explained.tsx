import type { Data } from "#api/operation-types.ts";
import { layerNames, outcomeNames } from "#domain/explain-price.ts";
import { formatDate, number2, usd } from "#domain/format.ts";
import type { MarkupLayer } from "#domain/markup.ts";
import { stonePrices } from "#domain/stone.ts";
import { Code } from "#ui/marks/code.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { words } from "./words.ts";

type Explained = Data<"explainPrice">;

const stepNames = { ...stonePrices, markup: words.markup };

/**
 * The explanation of a price: its facts, the layers in the order in which they are asked, and every step of the
 * calculation.
 */
export function PriceExplained({ price, whose }: { price: Explained; whose: string }) {
  const { stock_no, list, layer, kind, value, layers, steps, markup_ppc, sell_amt } = price;
  return (
    <>
      <section>
        <Facts
          columns={2}
          of={[
            { label: words.priceFor, value: <b>{whose}</b>, span: 2 },
            { label: words.stock, value: <Code>{stock_no}</Code> },
            { label: words.amount, value: <b>{usd(sell_amt)}</b> },
            { label: words.perCarat, value: usd(markup_ppc) },
            {
              label: words.list,
              value: list ? words.listNo(list.list_no, formatDate(list.effective_on)) : number2(null),
            },
            { label: words.applied, value: layer ? layerNames[layer as MarkupLayer] : words.atCost },
            { label: words.markup, value: value === null || kind === null ? number2(null) : words.value(value, kind) },
          ]}
        />
      </section>
      <section>
        <h3>{words.asked}</h3>
        <ol className="stack">
          {layers.map(({ layer: one, outcome }) => (
            <li key={one} className="row">
              {outcome === "applied" ? (
                <Tag hue="green" kind="final">
                  {layerNames[one]}
                </Tag>
              ) : (
                <span>{layerNames[one]}</span>
              )}
              <span className={outcome === "applied" ? undefined : "dim"}>{outcomeNames[outcome]}</span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{words.steps}</h3>
        <ol className="stack" aria-label={words.steps}>
          {steps.map((step) => (
            <li key={step.name} className="row between">
              <div>
                <div>{stepNames[step.name]}</div>
                <div className="dim figures">{step.how.replaceAll("-", "−")}</div>
              </div>
              <span className="figures">
                {step.name === "sell_amt" ? <b>{number2(step.value)}</b> : number2(step.value)}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
