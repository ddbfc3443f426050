import type { DrawnTransition } from "./layout.ts";
import { along, headPath, lengthOf, linePath } from "./line.ts";
import type { Overlay } from "./overlay.ts";
import { words } from "./words.ts";

/** The weight of an arrow: its count in relation to the arrow taken most. */
function weightOf({ id }: DrawnTransition, { taken, show }: Overlay): number {
  if (!taken || show === "dwell") return 1.6;
  const most = Math.max(1, ...Object.values(taken));
  return 1.4 + 3.4 * Math.sqrt((taken[id] ?? 0) / most);
}

/** The line of a transition. Its words are beside it and in reach of the keyboard. */
export function Arrow({
  transition,
  overlay,
  selected,
}: {
  transition: DrawnTransition;
  overlay: Overlay;
  selected: boolean;
}) {
  const { id, points, far } = transition;
  const weight = weightOf(transition, overlay);
  return (
    <g
      className="picture-arrow"
      data-arrow={id}
      data-taken={overlay.taken && (overlay.taken[id] ?? 0) === 0 ? "never" : undefined}
      data-on-path={overlay.path?.some((step) => step.transition === id) || undefined}
      data-change={overlay.changes?.[id]}
      data-selected={selected || undefined}
    >
      <path className="reach" d={linePath(points)} />
      <path className="line" d={linePath(points)} strokeWidth={weight} />
      <path className="head" d={headPath(points, weight)} />
      {far && (
        <>
          <rect className="far" x={far.x} y={far.y} width={far.width} height={far.height} rx={far.height / 2} />
          <text className="far-name" x={far.x + far.width / 2} y={far.y + far.height / 2 + 4} textAnchor="middle">
            {words.to} {far.name}
          </text>
        </>
      )}
    </g>
  );
}

/** The numbers of the item's steps, along the line from its beginning. */
export function StepDots({ transition, overlay }: { transition: DrawnTransition; overlay: Overlay }) {
  const steps = overlay.path?.filter((step) => step.transition === transition.id) ?? [];
  const length = lengthOf(transition.points);
  return steps.map(({ step }, index) => {
    const [x, y] = along(transition.points, Math.min(18 + 20 * index, Math.max(length - 16, length / 2)));
    return (
      <g key={step} className="picture-step">
        <circle cx={x} cy={y} r={9} />
        <text x={x} y={y + 4.2} textAnchor="middle">
          {step}
        </text>
      </g>
    );
  });
}
