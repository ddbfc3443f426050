import "#ui/table/small-table.css";
import "./acting.css";
import { number2, usd } from "#domain/format.ts";
import { selectionTotals } from "#domain/search/selection-totals.ts";
import { Code } from "#ui/marks/code.tsx";
import { RemarkWords } from "#ui/marks/remarks.tsx";
import { gradesOf } from "#ui/table/stone-table/stone-card.tsx";
import { StoneOrigin } from "#ui/table/stone-table/stone-origin.tsx";
import type { ActingStone } from "./acting-stone.ts";
import { words } from "./words.ts";

interface StonesInFormProps {
  stones: readonly ActingStone[];
}

/** The stones of a form, each with its attributes and amount, and their sum. */
export function StonesInForm({ stones }: StonesInFormProps) {
  const { carat, total_amt } = selectionTotals(stones);
  return (
    <section className="acting-stones">
      <table className="small-table" aria-label={words.stones}>
        <thead>
          <tr>
            <th scope="col">{words.stone}</th>
            <th scope="col" data-number>
              {words.own}
            </th>
            <th scope="col" data-number>
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {stones.map((stone) => (
            <tr key={stone.stock_no}>
              <StoneCell stone={stone} />
              <td data-number>{number2(stone.markup_ppc)}</td>
              <td data-number>{number2(stone.sell_amt)}</td>
            </tr>
          ))}
          <tr className="strong-row">
            <th scope="row">
              {words.count(stones.length)}, {words.carats(carat)}
            </th>
            <td />
            <td data-number>{usd(total_amt)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** The stone's attributes under its number. The origin is never cut, and the amounts have their room. */
const StoneCell = ({ stone }: { stone: ActingStone }) => (
  <td>
    <div>
      <Code>{stone.stock_no}</Code>
    </div>
    <div>
      <b>{number2(stone.carat)}</b> {gradesOf(stone)} · <StoneOrigin of={stone.stone_origin} />
    </div>
    <div>
      <RemarkWords of={stone} />
    </div>
  </td>
);
