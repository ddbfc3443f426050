import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { formatDate, number2 } from "#domain/format.ts";
import type { LostStep } from "#domain/lost-deals.ts";
import { useAttributeNames } from "#stones/use-attribute-names.ts";
import { Link } from "#ui/frame/link.tsx";
import { StoneOrigin } from "#ui/table/stone-table/stone-origin.tsx";
import { words } from "./words.ts";

type Line = Data<"listLostDeals">["data"][number];

const screens = { hold: "hold", request: "confirm-stone", memo: "memo" } as const;

/** A line behind a figure; it opens on its list. */
export function LostLine({ of, step }: { of: Line; step: LostStep }) {
  const nameOf = useAttributeNames();
  const { id, stock_no, stone_origin, shape, color, clarity, carat, outcome, reason, client, created_at } = of;
  const to = addresses.list(screens[step], {
    user_id: client.id,
    currentTab: "all",
    search: stock_no,
    line: id,
  });
  const stone = [nameOf("shape", shape), `${number2(carat)} ct`, nameOf("color", color), nameOf("clarity", clarity)];
  return (
    <li>
      <span>
        <Link to={to}>{[stock_no, ...stone].join(" · ")}</Link>
      </span>
      <span className="dim">
        <StoneOrigin of={stone_origin} /> · {client.company_name ?? client.name}
        {` · ${formatDate(created_at)} · ${words.ends(step)[outcome]}`}
        {reason && ` · ${reason}`}
      </span>
    </li>
  );
}
