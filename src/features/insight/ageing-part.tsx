import { useCall } from "#api/query.ts";
import { useDownload } from "#api/use-download.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { Columns } from "#ui/frame/page.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import { AgeMatrix } from "./age-matrix.tsx";
import { failureOf } from "./failed.tsx";
import { FigureFile } from "./figure-file.tsx";
import { ageingAsked, type InsightSearch } from "./insight-search.ts";
import { agedLists, LineAges } from "./line-ages.tsx";
import { OldestStones } from "./oldest-stones.tsx";
import { StockAges } from "./stock-ages.tsx";
import { stockOfAge } from "./stock-of-age.ts";
import { words } from "./words.ts";

interface AgeingPartProps {
  search: InsightSearch;
  addressOf: (search: InsightSearch) => string;
  mayRead: (screen: string) => boolean;
}

/** The age of stones, memos and requests; every figure opens its rows. */
export function AgeingPart({ search, addressOf, mayRead }: AgeingPartProps) {
  const ages = useCall("getAgeing", { query: ageingAsked(search) }, { fallback: "dataNotFetched" });
  const download = useDownload(downloadNotice);
  const failure = failureOf(ages);
  const data = failure ? undefined : ages.data;
  const type = search.diamond_type;
  const readable = (["memos", "requests"] as const).filter((name) => mayRead(`transaction/${agedLists[name].list}`));
  const isNarrowed = [search.diamond_type, search.shape, search.provider_id].some((choice) => choice !== undefined);
  const isEmpty = data?.stock.bands.every(({ pieces }) => pieces === 0);
  return (
    <>
      <Columns>
        <Chart
          form="bars"
          aside={
            <FigureFile
              onFormat={(format) => void download("exportAgeing", { query: { ...ageingAsked(search), format } })}
            />
          }
          title={words.stockAge}
          axis={words.age}
          unit={words.stones}
          series={[{ label: words.pieces }]}
          rows={data && (isEmpty ? [] : data.stock.bands.map((band) => stockOfAge(search, band)))}
          empty={isNarrowed ? words.noSuchStock : words.noStock}
          failure={failure}
        />
        <StockAges search={search} of={data?.stock.bands} failure={failure} />
      </Columns>
      <Columns>
        {readable.map((name) => (
          <LineAges key={name} name={name} of={data?.[name]} type={type} failure={failure} />
        ))}
      </Columns>
      {data && !isEmpty && (
        <>
          <OldestStones search={search} />
          <AgeMatrix
            title={words.shapesByAge}
            head={words.shape}
            by="shape"
            search={search}
            bands={data.stock.bands}
            groups={data.stock.shapes}
            narrowedTo={(shape) => addressOf({ ...search, shape })}
          />
          {data.stock.providers && (
            <AgeMatrix
              title={words.providersByAge}
              head={words.provider}
              by="provider"
              search={search}
              bands={data.stock.bands}
              groups={data.stock.providers}
              narrowedTo={(id) => addressOf({ ...search, provider_id: Number(id) })}
            />
          )}
        </>
      )}
    </>
  );
}
