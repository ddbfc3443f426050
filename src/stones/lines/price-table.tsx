import "#ui/table/small-table.css";
import "./price-table.css";
import { Input } from "@mantine/core";
import { type FocusEvent, Fragment, memo, useCallback, useEffect, useId, useRef } from "react";
import { colourWords } from "#domain/code-word.ts";
import { number2 } from "#domain/format.ts";
import { finishWords } from "#domain/grade-words.ts";
import { typedPrice } from "#domain/typed-price.ts";
import { Code } from "#ui/marks/code.tsx";
import { CopyNumbers } from "#ui/marks/copy-numbers.tsx";
import { RemarkWords } from "#ui/marks/remarks.tsx";
import { StoneOrigin } from "#ui/table/stone-table/stone-origin.tsx";
import { dealAmount, dealPrice, type PricedLine } from "../stone-line.ts";
import { type TypedPrice, typedAt, typedField, withDisc, withPrice, withReadDisc, withTotal } from "./deal-prices.ts";
import { usePastedPrices } from "./use-pasted-prices.ts";
import { words } from "./words.ts";

export interface PriceTableProps<L extends PricedLine> {
  label: string;
  lines: readonly L[];
  /** The typed prices, by the id of the line. */
  typed: Readonly<Record<string, TypedPrice>>;
  errors: Readonly<Record<string, string>>;
  /** The reason why a price is in doubt, by the id of its line. A request has none: the house decides on it. */
  doubts?: ReadonlyMap<number, string | null>;
  /** The head of the present prices: "Memo $/ct". */
  nowLabel: string;
  /** True if the first price gets the focus when the table opens. */
  hasFocus?: boolean;
  /** Called with the changed prices, by the id of the line. */
  onTyped: (changed: Record<string, TypedPrice>) => void;
}

/**
 * A price for each stone: by carat, as a discount on the list, or in all. Each changes the others. A row is a stone.
 * Prices of many stones are pasted from a sheet into any of the fields.
 */
export function PriceTable<L extends PricedLine>(props: PriceTableProps<L>) {
  const { label, lines, typed, errors, doubts, nowLabel, hasFocus, onTyped } = props;
  const table = useId();
  const { said, strange, onPaste } = usePastedPrices(lines, onTyped);
  // The function stays the same: of five hundred rows only the one that is typed into is drawn again.
  const latest = useRef(onTyped);
  useEffect(() => {
    latest.current = onTyped;
  });
  const onRow = useCallback((id: number, price: TypedPrice) => latest.current({ [id]: price }), []);
  return (
    <div className="price-room" onPaste={onPaste}>
      <table className="small-table price-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{words.stockNo}</th>
            <th scope="col">{words.stone}</th>
            <th scope="col" data-number>
              {nowLabel}
            </th>
            <th scope="col" data-number title={words.discountRule}>
              {words.discount}
            </th>
            <th scope="col" data-number>
              {words.perCaratLabel}
            </th>
            <th scope="col" data-number>
              {words.totalUsd}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => {
            const id = String(line.id);
            const told = errors[id] ?? doubts?.get(line.id);
            return (
              <Fragment key={id}>
                <PriceRow
                  line={line}
                  {...(typed[id] ?? typedAt(line))}
                  isWrong={errors[id] !== undefined}
                  toldAt={told ? `${table}-${id}` : undefined}
                  hasFocus={hasFocus === true && at === 0}
                  onTyped={onRow}
                />
                {told && (
                  <tr id={`${table}-${id}`} className="price-told" data-wrong={errors[id] !== undefined || undefined}>
                    <td colSpan={6}>{told}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {(said || lines.length > 1) && (
        <p className="dim price-pasted" role="status">
          {said ?? words.pasteRule}
        </p>
      )}
      {strange.length > 0 && <CopyNumbers numbers={strange} />}
    </div>
  );
}

interface PriceRowProps extends TypedPrice {
  line: PricedLine;
  isWrong: boolean;
  /** The id of the element with the message about its price. */
  toldAt: string | undefined;
  hasFocus: boolean;
  onTyped: (id: number, price: TypedPrice) => void;
}

const PriceRow = memo(function Row(props: PriceRowProps) {
  const { line, price, disc, total, isWrong, toldAt, hasFocus } = props;
  const { stone, rap } = line;
  const perCarat = typedPrice(price);
  const wrong = isWrong ? typedField(props) : null;
  const onTyped = (next: TypedPrice) => props.onTyped(line.id, next);
  const cell = (field: typeof wrong) =>
    ({
      size: "xs",
      inputMode: "decimal",
      error: wrong === field,
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
      // The kit's own description would replace this one.
      withAria: false,
      "aria-invalid": wrong === field || undefined,
      "aria-describedby": toldAt,
    }) as const;
  return (
    <tr>
      <th scope="row">
        <Code>{stone.stock_no}</Code>
      </th>
      <StoneCell stone={stone} />
      <td data-number>{number2(dealPrice(line))}</td>
      <td data-number>
        <Input
          {...cell("disc")}
          aria-label={words.discOf(stone.stock_no)}
          value={disc}
          disabled={!rap}
          onChange={(event) => onTyped(withDisc(line, event.currentTarget.value))}
          onBlur={() => {
            const read = withReadDisc({ price, disc });
            if (read.disc !== disc) onTyped(read);
          }}
        />
      </td>
      <td data-number>
        <Input
          {...cell("price")}
          aria-label={words.priceOf(stone.stock_no)}
          value={price}
          data-autofocus={hasFocus || undefined}
          onChange={(event) => onTyped(withPrice(line, event.currentTarget.value))}
        />
      </td>
      <td data-number>
        <Input
          {...cell("total")}
          aria-label={words.totalOf(stone.stock_no)}
          value={total ?? (perCarat === null ? "" : dealAmount(line, perCarat).toFixed(2))}
          onChange={(event) => onTyped(withTotal(line, event.currentTarget.value))}
          // A price per carat has whole cents, so the field then shows the stone's real amount. A refused text stays.
          onBlur={() => total !== undefined && perCarat !== null && onTyped({ price, disc })}
        />
      </td>
    </tr>
  );
});

/** A stone in a narrow cell: its weight, its main grades, its origin, and what is not plain about it. */
const StoneCell = ({ stone }: Pick<PricedLine, "stone">) => (
  <td className="price-stone">
    <b>{number2(stone.carat)}</b> {[colourWords(stone), stone.clarity, finishWords(stone)].filter(Boolean).join(" ")}
    <div className="price-origin">
      <StoneOrigin of={stone.stone_origin} /> <RemarkWords of={stone} />
    </div>
  </td>
);
