import "../table/skeleton-rows.css";
import { type ChartForm, heights, isList, listHeights, READOUT } from "./sizes.ts";
import { words } from "./words.ts";

/** Lengths that look like figures and mean none. */
const lengths = [92, 64, 48, 40, 34, 26, 20, 14];
const lengthAt = (at: number) => lengths[at % lengths.length] ?? 50;

/** The place of a chart that is on its way: of its very size. */
export function ChartBones({ form, room, title }: { form: ChartForm; room: number; title: string }) {
  const said = { role: "status", "aria-busy": true, "aria-label": words.loading(title) } as const;
  if (!isList(form)) {
    return (
      <div {...said} className="chart-bones bones" style={{ blockSize: heights[form], marginBlockStart: READOUT }}>
        {Array.from({ length: 12 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
          <span key={at} className="bone" style={{ blockSize: form === "hours" ? 40 : `${lengthAt(at * 3)}%` }} />
        ))}
      </div>
    );
  }
  return (
    <div {...said} className="bones" style={{ marginBlockStart: listHeights.head }}>
      {Array.from({ length: room }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
        <div key={at} className="chart-bone-row" style={{ blockSize: listHeights.row }}>
          <span className="bone" style={{ inlineSize: 72 }} />
          <span className="bone" style={{ inlineSize: `${lengthAt(at) / 2}%` }} />
        </div>
      ))}
    </div>
  );
}
