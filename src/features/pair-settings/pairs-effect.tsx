import "#ui/table/small-table.css";
import { NativeSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { count } from "#domain/format.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { bodyOf, type PairForm } from "./pair-form.ts";
import { words } from "./words.ts";

const pauseMs = 300;
const tenMinutes = 600_000;

/** The pairs of one shape by the tolerances in force, and by those in the form. */
export function PairsEffect({ values }: { values: PairForm }) {
  const { data } = useCall("listStoneAttributes", {}, { freshForMs: tenMinutes });
  const shapes = data?.shape ?? [];
  const [chosen, setChosen] = useState<string>();
  const shape = chosen ?? shapes[0]?.code;
  return (
    <div className="stack">
      <NativeSelect
        label={words.shape}
        description={words.about}
        data={shapes.map(({ code, name }) => ({ value: code, label: name }))}
        value={shape}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {shape && <Effect shape={shape} values={values} />}
    </div>
  );
}

function Effect({ shape, values }: { shape: string; values: PairForm }) {
  const [body] = useDebouncedValue({ shape, setting: bodyOf(values) }, pauseMs);
  const read = useCall("previewPairSetting", { body }, { keepsPrevious: true });
  if (read.isError) return <Notice hue="orange">{queryFailure(read).message}</Notice>;
  if (!read.data) return <SkeletonRows label={words.effect} />;
  return (
    <table className="small-table" aria-label={words.effect}>
      <thead>
        <tr>
          <td />
          <th scope="col" data-number>
            {words.stones}
          </th>
          <th scope="col" data-number>
            {words.now}
          </th>
          <th scope="col" data-number>
            {words.tried}
          </th>
        </tr>
      </thead>
      <tbody>
        {read.data.map(({ weights, stones, now, tried }) => (
          <tr key={weights}>
            <th scope="row">{words.weights[weights]}</th>
            <td data-number>{count(stones)}</td>
            <td data-number>{words.pairs(now)}</td>
            <td data-number>
              <b>{words.pairs(tried)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
