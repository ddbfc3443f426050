import "#ui/table/small-table.css";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { Act } from "#ui/act/act.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { contentOf, type StockListForm } from "./stock-list-form.ts";
import { words } from "./words.ts";

/** The first rows of the file as the form has it now. They are asked for, as a large stock is searched for them. */
export function LayoutPreview({ values }: { values: StockListForm }) {
  const [isShown, setShown] = useState(false);
  return (
    <section>
      <h3>{words.preview}</h3>
      {isShown ? (
        <Rows values={values} />
      ) : (
        <div className="row wrap">
          <Act variant="default" onClick={() => setShown(true)}>
            {words.previewMore}
          </Act>
        </div>
      )}
    </section>
  );
}

function Rows({ values }: { values: StockListForm }) {
  const [body] = useDebouncedValue(contentOf(values), 400);
  const read = useCall("previewStockList", { body }, { keepsPrevious: true });
  if (read.isError) return <Notice hue="orange">{queryFailure(read).message}</Notice>;
  if (!read.data) return <p className="dim" aria-busy />;
  const { heads, rows, stones } = read.data;
  return (
    <>
      <p className="dim">{rows.length > 0 ? words.rowsOf(stones) : words.noRows}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="preview-rows" tabIndex={0} aria-label={words.preview}>
        <table className="small-table">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join("\t")}>
                {row.map((cell, at) => (
                  <td key={heads[at]} data-number={typeof cell === "number" || undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
