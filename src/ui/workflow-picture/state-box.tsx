import { count } from "#domain/format.ts";
import { chipOf } from "./boxes.ts";
import type { DrawnState } from "./layout.ts";
import { measures } from "./measures.ts";
import type { Overlay } from "./overlay.ts";
import { item, unsaid } from "./roles.ts";
import { textWidth } from "./text-width.ts";
import { lasting, signs, stateName, words } from "./words.ts";

/** The figures below a state's name. The requested one is first and heavier. */
function figuresOf({ path, kind, isFinal }: DrawnState, { states, show }: Overlay): [strong: string, rest: string] {
  const figures = states?.[path];
  if (!states || kind !== "leaf") return ["", ""];
  const [now, stay] = [count(figures?.now ?? 0), figures?.medianMs == null ? "" : lasting(figures.medianMs)];
  if (isFinal) return [now, ` ${words.soFar}`];
  if (show === "dwell") return stay ? [stay, `, ${now} ${words.now}`] : ["", `${now} ${words.now}`];
  return [now, ` ${words.now}${stay && `, ${stay}`}`];
}

/** Large figures are set closer, so that they do not run over the border. */
const FIGURES = 12;
const tight = (room: number) => ({ textLength: room, lengthAdjust: "spacingAndGlyphs" });

/** The box around states that belong together. It lies beneath every line. */
export const HolderEdge = ({ state: { path, hue, x, y, width, height } }: { state: DrawnState }) => (
  <g className="picture-state" data-kind="holder" data-tone={hue ?? undefined} data-holder={path}>
    <rect className="edge" x={x} y={y} width={width} height={height} rx={4} />
  </g>
);

/** A state: its name, its code in its colour, its label and its figures. A final one has two borders. */
export function StateBox({ state, overlay }: { state: DrawnState; overlay: Overlay }) {
  const { x, y, width, height, kind, name, code, label, hue, isFinal, isStart, path, title } = state;
  const { padding, line } = measures;
  const chip = chipOf(state);
  const change = overlay.changes?.[path];
  const [strong, rest] = figuresOf(state, overlay);
  const left = title ? title.x + 5 : x + padding;
  const room = width - 2 * padding;
  const isTight = textWidth(strong, FIGURES, "semibold") + textWidth(rest, FIGURES) > room;
  return (
    <g
      {...item(stateName(state, strong + rest, overlay.at === path, change))}
      className="picture-state"
      data-kind={kind}
      data-state={path}
      data-tone={hue ?? undefined}
      data-at={overlay.at === path || undefined}
      data-change={change}
    >
      {/* The name for screen readers says more than the words. */}
      <g {...unsaid}>
        {overlay.at === path && (
          <rect className="ring" x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx={7} />
        )}
        {title ? (
          <rect className="ground" {...title} rx={3} />
        ) : (
          <rect className="edge" x={x} y={y} width={width} height={height} rx={kind === "any" ? height / 2 : 4} />
        )}
        {isFinal && <rect className="inner" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={2} />}
        {isStart && <circle className="start" cx={x} cy={y} r={4.5} />}
        {kind === "any" ? (
          <text x={x + width / 2} y={y + height / 2 + 4} textAnchor="middle" className="quiet">
            {name}
          </text>
        ) : (
          <>
            <text x={left} y={y + 22} className="name">
              {name}
            </text>
            {label && (
              <text x={left} y={y + 22 + line + 2} className="quiet">
                {label}
              </text>
            )}
            {strong + rest && (
              <text
                x={left}
                y={y + 22 + (label ? 2 * line + 5 : line + 3)}
                className="quiet"
                {...(isTight && tight(room))}
              >
                <tspan className="figure">{strong}</tspan>
                {rest}
              </text>
            )}
          </>
        )}
        {code !== null && (
          <>
            <rect className="chip" {...chip} rx={3} />
            <text className="code" x={chip.x + chip.width / 2} y={chip.y + 13.5} textAnchor="middle">
              {code}
            </text>
          </>
        )}
        {change && <Sign x={x + width} y={y} sign={signs[change]} />}
      </g>
    </g>
  );
}

/** The sign of a change at a corner. */
export const Sign = ({ x, y, sign }: { x: number; y: number; sign: string }) => (
  <g {...unsaid}>
    <circle className="sign" cx={x} cy={y} r={9} />
    <text className="sign-text" x={x} y={y + 4.5} textAnchor="middle">
      {sign}
    </text>
  </g>
);
