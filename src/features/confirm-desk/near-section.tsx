import "#ui/table/small-table.css";
import { queryFailure } from "#api/query-failure.ts";
import { number2 } from "#domain/format.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { discOf } from "#domain/price.ts";
import { StoneInLine } from "#stones/lines/stone-in-line.tsx";
import { dealPrice, type StoneLine } from "#stones/stone-line.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Code } from "#ui/marks/code.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import type { NearStones } from "./use-near-stones.ts";
import { words } from "./words.ts";

/** Stones that may be offered in place of this one, with their price against the requested one. */
export function NearSection({ line, near }: { line: StoneLine; near: NearStones }) {
  const asked = hundredths(dealPrice(line));
  const { stones, isPending, failed } = near;
  return (
    <section aria-label={words.instead}>
      {stones.length === 0 && <h3>{words.instead}</h3>}
      {isPending && !failed && <SkeletonRows label={words.instead} />}
      {failed && <FailureState {...queryFailure(failed)} />}
      {!isPending && !failed && stones.length === 0 && <p className="dim">{words.noneNear}</p>}
      {stones.length > 0 && (
        <table className="small-table near-stones">
          <thead>
            <tr>
              <th scope="col" title={words.insteadOf}>
                {words.instead}
              </th>
              <th scope="col">{words.stone}</th>
              <th scope="col" data-number>
                {words.perCarat}
              </th>
              <th scope="col" data-number>
                %
              </th>
            </tr>
          </thead>
          <tbody>
            {stones.map((stone) => (
              <tr key={stone.stock_no}>
                <th scope="row">
                  <Code>{stone.stock_no}</Code>
                </th>
                <td>
                  <StoneInLine stone={{ ...stone, cut: null, polish: null, symmetry: null }} />
                </td>
                <td data-number>{number2(stone.markup_ppc)}</td>
                <td data-number>{words.against(decimalNumber(discOf(hundredths(stone.markup_ppc), asked)))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
