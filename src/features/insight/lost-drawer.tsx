import { useState } from "react";
import { useCall } from "#api/query.ts";
import { Drawer } from "#ui/list/drawer.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { failureOf } from "./failed.tsx";
import { type InsightSearch, lostAsked } from "./insight-search.ts";
import { LostExport } from "./lost-export.tsx";
import { keyOfCell, type LostCell } from "./lost-key.ts";
import { LostLine } from "./lost-line.tsx";
import { LostSummary } from "./lost-summary.tsx";
import { useLostNames } from "./use-lost-names.ts";
import { words } from "./words.ts";

interface LostDrawerProps {
  cell: LostCell;
  search: InsightSearch;
  addressOf: (search: InsightSearch) => string;
  onClose: () => void;
}

const SIZE = 50;

/** The lines behind a figure, with all figures of its step: who ended them, and why. */
export function LostDrawer({ cell, search, addressOf, onClose }: LostDrawerProps) {
  const { step, figure, value } = cell;
  const [page, setPage] = useState(1);
  const asked = lostAsked(search);
  const nameOf = useLostNames(search.by);
  const figures = useCall("getLostDeals", { query: asked }, { fallback: "dataNotFetched" });
  const meant = { ...asked, step, figure, value };
  const lines = useCall("listLostDeals", { query: { ...meant, page, size: SIZE } }, { fallback: "dataNotFetched" });
  const failure = failureOf(lines);
  const known = figures.isError ? undefined : figures.data;
  const row = value === undefined ? known?.total : known?.rows.find((one) => one.value === value);
  const data = failure ? undefined : lines.data;
  const title = [nameOf(row ?? { value: value ?? null, name: null }), words.stepLines[step]].join(" · ");
  return (
    <Drawer title={title} onClose={onClose} foot={<LostExport of={meant} lines={data?.pagination.totalRecords} />}>
      {row && (
        <LostSummary
          of={row[step]}
          step={step}
          current={figure}
          addressOf={(other) => addressOf({ ...search, open: keyOfCell({ step, figure: other, value }) })}
        />
      )}
      <section>
        <h3>{words.figures(step)[figure]}</h3>
        {failure}
        {!failure && !data && <SkeletonRows label={words.linesBehind} rows={6} widths={[160, 120]} />}
        {data?.data.length === 0 && <p className="dim">{words.noLine}</p>}
        {data && data.data.length > 0 && (
          <>
            <ul className="waiting-demands">
              {data.data.map((line) => (
                <LostLine key={line.id} of={line} step={step} />
              ))}
            </ul>
            <Pager
              label={words.linesBehind}
              page={page}
              size={SIZE}
              shown={data.data.length}
              matching={data.pagination.totalRecords}
              counted={words.shown}
              onPage={setPage}
            />
          </>
        )}
      </section>
    </Drawer>
  );
}
