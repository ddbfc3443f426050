import "#ui/table/small-table.css";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { number2 } from "#domain/format.ts";
import { StoneInLine } from "#stones/lines/stone-in-line.tsx";
import type { StoneLine } from "#stones/stone-line.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Code } from "#ui/marks/code.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { words } from "./words.ts";

/** The number of stones of a list in the drawer. The whole list is a screen of its own. */
const SHOWN = 20;
const lists = { cart: "listCarts", watchlist: "listWatchlist", notes: "listNotes" } as const;
export type GuestList = keyof typeof lists;

/** The stones in one list of a guest, at the prices that the guest saw. */
export function GuestLines({ list, guestId }: { list: GuestList; guestId: number }) {
  const read = useCall(lists[list], { query: { user_id: guestId, size: SHOWN } });
  const lines = read.data && typeof read.data === "object" ? (read.data as { data: StoneLine[] }).data : [];
  return (
    <section>
      <h3>{words[list]}</h3>
      {read.isPending && <SkeletonRows label={words[list]} />}
      {read.isError && !read.data && <FailureState {...queryFailure(read)} />}
      {lines.length > 0 && (
        <table className="small-table wraps">
          <tbody>
            {lines.map(({ id, stone, markup_ppc, text }) => (
              <tr key={id}>
                <th scope="row">
                  <Code>{stone.stock_no}</Code>
                </th>
                <td>
                  <StoneInLine stone={stone} />
                  {text && <div className="dim">{text}</div>}
                </td>
                <td data-number>{number2(markup_ppc)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
