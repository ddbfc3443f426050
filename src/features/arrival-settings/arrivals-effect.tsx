import "#ui/table/small-table.css";
import { useDebouncedValue } from "@mantine/hooks";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { mostArrivalDays } from "#domain/arrival-setting.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import type { ArrivalForm } from "./arrival-form.ts";
import { words } from "./words.ts";

type Arrivals = Data<"previewArrivalSetting">[number]["now"];

const pauseMs = 300;
const shown = ({ first_day, stones }: Arrivals) => (first_day === null ? words.none : words.since(stones, first_day));

/** The new arrivals by the settings in force, and by those in the form. Wrong days show nothing of their own. */
export function ArrivalsEffect({ values: { days, count_from } }: { values: ArrivalForm }) {
  const [body] = useDebouncedValue({ days: typeof days === "number" ? days : 0, count_from }, pauseMs);
  const isReady = Number.isInteger(body.days) && body.days >= 1 && body.days <= mostArrivalDays;
  const read = useCall("previewArrivalSetting", { body }, { isReady, keepsPrevious: true });
  if (read.isError) return <Notice hue="orange">{queryFailure(read).message}</Notice>;
  if (!read.data) return isReady ? <SkeletonRows label={words.effect} /> : <p className="dim">{words.daysText}</p>;
  return (
    <table className="small-table" aria-label={words.effect}>
      <thead>
        <tr>
          <th scope="col">{words.stones}</th>
          <th scope="col">{words.now}</th>
          <th scope="col">{words.tried}</th>
        </tr>
      </thead>
      <tbody>
        {read.data.map(({ diamond_type, now, tried }) => (
          <tr key={diamond_type}>
            <th scope="row">{words.types[diamond_type]}</th>
            <td>{shown(now)}</td>
            <td>
              <b>{isReady ? shown(tried) : words.daysText}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
