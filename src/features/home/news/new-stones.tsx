import "./news.css";
import { addresses } from "#domain/addresses.ts";
import { formatDateTime, usd } from "#domain/format.ts";
import { StoneInLine } from "#stones/lines/stone-in-line.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Code } from "#ui/marks/code.tsx";
import type { Home } from "../use-home.ts";
import { words } from "../words.ts";

/** The stones that have come since the last visit, at one's own prices. The head links to exactly these. */
export function NewStones({ of: { since, total, stones } }: { of: NonNullable<Home["arrivals"]> }) {
  const search = <Link to={addresses.search}>{words.search}</Link>;
  if (since === null) {
    return (
      <Panel title={words.newStones} aside={search}>
        {words.firstVisit}
      </Panel>
    );
  }
  const when = formatDateTime(since);
  if (total === 0) {
    return (
      <Panel title={words.newStones} aside={search}>
        {words.nothingNew(when)}
      </Panel>
    );
  }
  return (
    <Panel title={words.newStones} aside={<Link to={addresses.stonesSince(since)}>{words.newAll(total)}</Link>} flush>
      <p className="news-since dim">{words.since(when)}</p>
      <ul className="news-rows">
        {stones.map((stone) => (
          <li key={stone.id}>
            <Link to={addresses.stone(stone.stock_no)}>
              <span className="row between">
                <Code>{stone.stock_no}</Code>
                <b className="figures">{usd(stone.sell_amt)}</b>
              </span>
              <StoneInLine stone={stone} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
