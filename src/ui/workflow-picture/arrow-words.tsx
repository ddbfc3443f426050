import { count } from "#domain/format.ts";
import { partyLetters } from "#domain/roles.ts";
import { ArrowChoice, type Choice } from "./arrow-choice.tsx";
import type { DrawnTransition } from "./layout.ts";
import { measures } from "./measures.ts";
import type { Overlay } from "./overlay.ts";
import { item, unsaid } from "./roles.ts";
import { Sign } from "./state-box.tsx";
import { arrowName, signs, words } from "./words.ts";

interface Props {
  transition: DrawnTransition;
  overlay: Overlay;
  selected: boolean;
  /** Present where arrows can be chosen. One of them is in the order of Tab. */
  choose?: Choice;
}

const placeOf = { start: 0, middle: 0.5, end: 1 } as const;

/**
 * The words of a transition: EVENT and parties, the condition, the count, on a ground that covers lines beneath. The
 * name for screen readers is longer, so the choice is an element of its own above the words.
 */
export function ArrowWords({ transition, overlay, selected, choose }: Props) {
  const { id, event, parties, lines, label, anchor, hangs } = transition;
  const taken = overlay.taken && (overlay.taken[id] ?? 0);
  const shown = overlay.show === "dwell" ? undefined : taken;
  const change = overlay.changes?.[id];
  const steps = overlay.path?.filter((step) => step.transition === id).map(({ step }) => step) ?? [];

  const rows = 1 + lines.length + (shown === undefined ? 0 : 1);
  const height = rows * measures.line + 4;
  const top = hangs === "above" ? label.y + label.height - height : label.y;
  const x = label.x + 3 + (label.width - 6) * placeOf[anchor];
  const lineAt = (row: number) => top + 13 + row * measures.line;

  const name = arrowName(transition, { taken, steps, change });
  const ground = { x: label.x, y: top, width: label.width, height, rx: 3 };
  return (
    <g {...item(choose ? undefined : name)}>
      <g
        className="picture-words"
        data-words={id}
        data-taken={taken === 0 ? "never" : undefined}
        data-change={change}
        data-selected={selected || undefined}
        {...unsaid}
      >
        <rect className="ground" {...ground} />
        <text x={x} y={lineAt(0)} textAnchor={anchor} className="quiet">
          <tspan className="event">{event}</tspan> {parties.map((party) => partyLetters[party]).join("·")}
        </text>
        {lines.map((line, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <text key={row} x={x} y={lineAt(row + 1)} textAnchor={anchor} className="quiet">
            {line}
          </text>
        ))}
        {shown !== undefined && (
          <text x={x} y={lineAt(rows - 1)} textAnchor={anchor} className="figure">
            {shown === 0 ? words.neverTaken : count(shown)}
          </text>
        )}
        {change && <Sign x={label.x - 9} y={top + 9} sign={signs[change]} />}
      </g>
      {choose && <ArrowChoice id={id} name={name} pressed={selected} ground={ground} {...choose} />}
    </g>
  );
}
