import "./showcase.css";
import type { Data } from "#api/operation-types.ts";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { ActBar } from "#stones/acting/act-bar.tsx";
import { useActing } from "#stones/acting/use-acting.tsx";
import { ClientPicker } from "#stones/client-picker.tsx";
import { StoneDrawer } from "#stones/stone-drawer.tsx";
import { StoneTools } from "#stones/stone-tools.tsx";
import type { StoneViewer } from "#stones/viewer.ts";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import { DockSelection } from "#ui/dock-selection.tsx";
import { Link } from "#ui/link.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { stoneCard } from "#ui/stone-table/stone-card.tsx";
import { stoneColumns } from "#ui/stone-table/stone-columns.ts";
import { Toolbar } from "#ui/toolbar.tsx";
import { Totals } from "#ui/totals.tsx";
import type { CollectionSearch } from "./showcase-search.ts";
import { summaryOf } from "./summary-of.ts";
import { words } from "./words.ts";

type Stone = Data<"getCollection">["stockList"][number];
const stoneId = ({ stock_no }: Stone) => stock_no;

export interface CollectionPageProps {
  id: number;
  viewer: StoneViewer;
  search: CollectionSearch;
  onSearch: (patch: Partial<CollectionSearch>) => void;
  /** The address of all collections. */
  back: string;
}

/** One collection: its stones in their order, at the prices of whoever looks. */
export function CollectionPage({ id, viewer, search, onSearch, back }: CollectionPageProps) {
  const { page, size, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 500 });
  const list = useFetchCycle({
    operation: "getCollection",
    input: { path: { id }, query: { page, size, user_id: search.user_id } },
    fallback: "somethingWentWrong",
  });
  const { collection, totals } = (list.hasFailed ? null : list.detail) ?? {};
  const columns = stoneColumns("collection", { seesCost: viewer.seesCost, type: collection?.diamond_type });
  const selected = new Set([...list.selected].map(String));
  const clear = () => list.select([]);
  const stones = list.rows.filter((stone) => selected.has(stone.stock_no));
  const row = list.rows.find((stone) => stone.stock_no === search.stock);
  const acting = useActing({ stones, viewer, clientId: search.user_id, onDone: clear });
  const close = () => onSearch({ stock: undefined });
  return (
    <>
      <PageTitle>
        <Link className="dim" to={back}>
          {words.collectionsTitle} /
        </Link>
        {collection?.name}
      </PageTitle>
      <Toolbar
        tools={
          <>
            {viewer.choosesClient && (
              <ClientPicker
                clientId={search.user_id}
                onClient={(user_id) => onSearch({ user_id, page: undefined, stock: undefined })}
              />
            )}
            <Link className="row" to={back}>
              {words.allCollections}
            </Link>
          </>
        }
      >
        {collection?.description && <span className="dim collection-about">{collection.description}</span>}
      </Toolbar>
      <ListBody
        drawer={
          acting.drawer ??
          (search.stock && (
            <StoneDrawer
              key={search.stock}
              stockNo={search.stock}
              row={row}
              viewer={viewer}
              clientId={search.user_id}
              onClose={close}
            />
          ))
        }
      >
        <ListStates
          list={list}
          what={words.stones.toLowerCase()}
          skeleton={<TableSkeleton label={words.stones.toLowerCase()} columns={columns} />}
          empty={<BlankState title={words.noStones}>{words.noStonesText}</BlankState>}
          onPage={onPage}
        >
          <DataTable
            label={collection?.name ?? words.stones}
            columns={columns}
            rows={list.rows}
            rowId={stoneId}
            card={stoneCard}
            picking={{ selected, onSelected: list.select }}
            opening={{ open: search.stock ?? null, onOpen: (stock) => onSearch({ stock }) }}
            page={tablePage(list.page.totalRecords)}
          />
        </ListStates>
        <ListDock
          list={list}
          page={page}
          size={size}
          onPage={onPage}
          onSize={onSize}
          selection={
            selected.size > 0 && (
              <DockSelection selected={selected.size} onClear={clear}>
                <StoneTools stones={stones} clientId={search.user_id} />
              </DockSelection>
            )
          }
          acts={<ActBar acting={acting} isBeside={search.stock !== undefined} />}
        >
          {totals && totals.pieces > 0 && <Totals label={words.totals} of={summaryOf(totals)} />}
        </ListDock>
      </ListBody>
    </>
  );
}
