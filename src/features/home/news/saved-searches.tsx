import "./news.css";
import { addresses } from "#domain/addresses.ts";
import { searchModes } from "#domain/search/stone-search.ts";
import { SearchChips } from "#stones/search-chips.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import type { Home } from "../use-home.ts";
import { words } from "../words.ts";

type Searches = NonNullable<Home["searches"]>;
type Saved = Searches["data"][number];

/** One's own saved searches, each with what has come for it. The count links to exactly these stones. */
export function SavedSearches({ of: { total, data } }: { of: Searches }) {
  if (total === 0) {
    return (
      <Panel title={words.saved} aside={<Link to={addresses.search}>{words.search}</Link>}>
        {words.noSaved}
      </Panel>
    );
  }
  return (
    <Panel title={words.saved} aside={<Link to={addresses.savedSearches}>{words.all(total)}</Link>} flush>
      <ul className="news-rows">
        {data.map((saved) => (
          <li key={saved.id} className="news-search">
            <span className="row between">
              <Link to={addresses.kept(saved)} title={saved.name}>
                {saved.name}
              </Link>
              <NewOfSearch of={saved} />
            </span>
            <SearchChips search={saved.search} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function NewOfSearch({ of: saved }: { of: Saved }) {
  const { search_type, new_pieces, search, since, name } = saved;
  if (search_type === searchModes.matchPair) return <span className="dim">{words.pairs}</span>;
  if (new_pieces === null) return <span className="dim">{words.refused}</span>;
  if (new_pieces === 0) return <span className="dim">{words.noneNew}</span>;
  return (
    <Link to={addresses.kept({ ...saved, search: { ...search, since } })} aria-label={words.newOf(new_pieces, name)}>
      <b className="figures">{words.newOfSearch(new_pieces)}</b>
    </Link>
  );
}
