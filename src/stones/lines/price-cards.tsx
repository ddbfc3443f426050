import { TextInput } from "@mantine/core";
import { number2 } from "#domain/format.ts";
import { Code } from "#ui/code.tsx";
import { Notice } from "#ui/notice.tsx";
import { ShapeIcon } from "#ui/shape-icon.tsx";
import { drawn } from "#ui/stone-table/shape-cell.tsx";
import { gradesOf } from "#ui/stone-table/stone-card.tsx";
import { StoneOrigin } from "#ui/stone-table/stone-origin.tsx";
import { dealAmount, dealPrice, type StoneLine } from "../stone-line.ts";
import { numberTyped, type TypedPrice, withDisc, withPrice } from "./deal-prices.ts";
import { words } from "./words.ts";

interface PriceCardsProps {
  lines: readonly StoneLine[];
  /** By the id of the line. */
  typed: Readonly<Record<string, TypedPrice>>;
  errors: Readonly<Record<string, string>>;
  /** Why a price takes a reason, by the id of its line. */
  doubts: ReadonlyMap<number, string | null>;
  /** What the price that a line has now is called: "Memo $/ct". */
  nowLabel: string;
  onTyped: (id: string, price: TypedPrice) => void;
}

/** A price for each stone: by carat or as a discount on the list, each moving the other. */
export function PriceCards({ lines, typed, errors, doubts, nowLabel, onTyped }: PriceCardsProps) {
  return (
    <div className="price-cards">
      {lines.map((line, at) => {
        const { id, stone, rap } = line;
        const { price, disc } = typed[id] ?? { price: "", disc: "" };
        const perCarat = numberTyped(price);
        return (
          <div key={id} className="price-card">
            <div className="row between">
              <span className="row">
                <ShapeIcon shape={drawn(stone.shape)} />
                <Code>{stone.stock_no}</Code>
              </span>
              <span className="figures">
                <b>{number2(stone.carat)} ct</b> {gradesOf(stone)} · <StoneOrigin of={stone.stone_origin} />
              </span>
            </div>
            <div className="price-card-fields">
              <TextInput
                label={words.perCaratLabel}
                aria-label={words.priceOf(stone.stock_no)}
                inputMode="decimal"
                value={price}
                error={errors[id]}
                data-autofocus={at === 0 || undefined}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) => onTyped(String(id), withPrice(line, event.currentTarget.value))}
              />
              <TextInput
                label={words.discount}
                aria-label={words.discOf(stone.stock_no)}
                inputMode="decimal"
                value={disc}
                disabled={!rap}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) => onTyped(String(id), withDisc(line, event.currentTarget.value))}
              />
              <Figure label={nowLabel} value={number2(dealPrice(line))} />
              <Figure
                label={words.totalUsd}
                value={number2(perCarat === null ? null : dealAmount(line, perCarat))}
                heavy
              />
            </div>
            {doubts.get(id) && <Notice hue="orange">{doubts.get(id)}</Notice>}
          </div>
        );
      })}
    </div>
  );
}

const Figure = ({ label, value, heavy }: { label: string; value: string; heavy?: true }) => (
  <span className="price-card-figure">
    <span className="dim">{label}</span>
    {heavy ? <b>{value}</b> : <span>{value}</span>}
  </span>
);
