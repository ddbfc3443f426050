import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { answerOf } from "#api/query-failure.ts";
import { addresses, type ListScreen } from "#domain/addresses.ts";
import { formatDate, number2, usd } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { Code } from "#ui/marks/code.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import { drawn } from "#ui/table/stone-table/shape-cell.tsx";
import { StoneOrigin } from "#ui/table/stone-table/stone-origin.tsx";
import { QueueRows } from "../waiting/queue-rows.tsx";
import { failureOf } from "./failed.tsx";
import { FigureRows } from "./figure-rows.tsx";
import { type FiguresSearch, linesAsked } from "./figures-search.ts";
import { NotNarrowed } from "./not-narrowed.tsx";
import { words } from "./words.ts";

type Details = Data<"getEnquiryDetails">;
type Name = keyof Details;
type Lines = NonNullable<Details[Name]>;

/** The four lists of spec §3, each with the tab that has exactly the counted lines. */
const lists: readonly { name: Name; label: string; list: ListScreen; tab: string }[] = [
  { name: "Carts", label: words.carts, list: "cart", tab: "in" },
  { name: "ConfirmStones", label: words.pending, list: "confirm-stone", tab: "pending" },
  { name: "Hold", label: words.holds, list: "hold", tab: "held" },
  { name: "Memos", label: words.memos, list: "memo", tab: "issued" },
];

/** The latest lines of one list at a time; each opens on its list. */
export function EnquiryDetails({ search }: { search: FiguresSearch }) {
  const asked = linesAsked(search);
  const details = useCall("getEnquiryDetails", { query: asked }, { fallback: "dataNotFetched" });
  const data = answerOf(details);
  const [chosen, setChosen] = useState<string>(lists[0]?.name ?? "");
  const offered = lists.filter(({ name }) => data?.[name] !== null);
  const shown = offered.find(({ name }) => name === chosen) ?? offered[0];
  if (!shown) return null;
  const { name, label, list, tab } = shown;
  const lines = data?.[name] ?? undefined;
  const at = (more: { line?: number } = {}) => addresses.list(list, { ...asked, currentTab: tab, ...more });
  return (
    <FigureRows
      title={words.latest}
      aside={lines && <SumsLink of={lines} to={at()} />}
      head={
        <SegmentedControl
          size="xs"
          aria-label={words.latestOf}
          data={offered.map((each) => ({ value: each.name, label: each.label }))}
          value={name}
          onChange={setChosen}
        />
      }
      of={lines?.lines}
      empty={words.noneOn(label)}
      failure={failureOf(details)}
      note={<NotNarrowed of={search} by={["period"]} />}
    >
      {(rows) => <LineRows of={rows} at={(line) => at({ line })} />}
    </FigureRows>
  );
}

const SumsLink = ({ of: { count, amount }, to }: { of: Lines; to: string }) => (
  <Link to={to} className="figures">
    {words.stonesFor(count, usd(amount))}
  </Link>
);

const LineRows = ({ of, at }: { of: readonly Lines["lines"][number][]; at: (line: number) => string }) => (
  <QueueRows
    rows={of.map(({ id, stock_no, stone_origin, shape, carat, color, clarity, client, amount, created_at }) => ({
      key: id,
      to: at(id),
      what: (
        <span className="with-icon figures">
          <ShapeIcon shape={drawn(shape)} />
          <span>
            <Code>{stock_no}</Code> <b>{number2(carat)}</b> {[color, clarity].filter(Boolean).join(" ")} ·{" "}
            <StoneOrigin of={stone_origin} />
          </span>
        </span>
      ),
      whose: client.company_name ?? client.name,
      amount: usd(amount),
      when: formatDate(created_at),
    }))}
  />
);
