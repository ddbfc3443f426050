import { useState } from "react";
import { Arrow, StepDots } from "./arrow.tsx";
import { ArrowWords } from "./arrow-words.tsx";
import type { Layout } from "./layout.ts";
import { legendOf } from "./legend.ts";
import { measures } from "./measures.ts";
import type { Overlay } from "./overlay.ts";
import { drawing, list, unsaid } from "./roles.ts";
import { HolderEdge, StateBox } from "./state-box.tsx";
import { textWidth } from "./text-width.ts";
import { words } from "./words.ts";

export interface WorkflowPictureProps {
  /** The places of everything: one of the committed layouts. */
  layout: Layout;
  overlay?: Overlay;
  /** The id of the chosen transition. */
  selected?: string;
  /** Makes the arrows' words reachable. Enter or a click chooses. */
  onSelect?: (id: string) => void;
  title: string;
  /** The line printed beneath: version, model, coverage, period. */
  caption?: string;
}

/** The picture's own size, with its key. */
export function pictureSize(layout: Layout, overlay: Overlay = {}, caption?: string) {
  const width = Math.max(layout.width, 560, caption ? Math.ceil(textWidth(caption, measures.text)) : 0);
  const legend = legendOf(layout, overlay, width - 2 * measures.margin);
  const rows = (legend.at(-1)?.row ?? 0) + (caption ? 2 : 1);
  return { legend, width: width + 2 * measures.margin, height: layout.height + 30 + rows * 20 };
}

/** A machine as a drawing: states, arrows, parties, conditions, counts. It is the same on a page and in a file. */
export function WorkflowPicture({ layout, overlay = {}, selected, onSelect, title, caption }: WorkflowPictureProps) {
  const { transitions, states } = layout;
  const [reached, setReached] = useState<string>();
  const { legend, width, height } = pictureSize(layout, overlay, caption);
  const inTabOrder = reached ?? selected ?? transitions[0]?.id;
  const holders = states.filter(({ kind }) => kind === "holder");

  // Holders lie beneath the lines, boxes and words above them. A mouse may also choose the line itself.
  return (
    <svg
      className="workflow-picture"
      viewBox={`${-measures.margin} ${-measures.margin} ${width} ${height}`}
      width={width}
      height={height}
      {...drawing}
    >
      <title>{title}</title>
      <g {...unsaid}>
        {holders.map((state) => (
          <HolderEdge key={state.path} state={state} />
        ))}
      </g>
      <g {...unsaid}>
        {transitions.map((transition) => (
          <g key={transition.id} {...(onSelect && { onClick: () => onSelect(transition.id) })}>
            <Arrow transition={transition} overlay={overlay} selected={selected === transition.id} />
          </g>
        ))}
      </g>
      <g {...list(words.states)}>
        {states.map((state) => (
          <StateBox key={state.path} state={state} overlay={overlay} />
        ))}
      </g>
      <g {...list(words.transitions)}>
        {transitions.map((transition) => (
          <ArrowWords
            key={transition.id}
            transition={transition}
            overlay={overlay}
            selected={selected === transition.id}
            choose={
              onSelect && {
                tabIndex: inTabOrder === transition.id ? 0 : -1,
                onSelect: () => onSelect(transition.id),
                onFocus: () => setReached(transition.id),
              }
            }
          />
        ))}
      </g>
      <g {...unsaid}>
        {transitions.map((transition) => (
          <StepDots key={transition.id} transition={transition} overlay={overlay} />
        ))}
      </g>
      <g className="picture-legend">
        {legend.map(({ letter, words: meaning, x, row }) => (
          <text key={letter + meaning} x={x} y={layout.height + 22 + row * 20} className="quiet">
            {letter && <tspan className="event">{letter} </tspan>}
            {meaning}
          </text>
        ))}
        {caption && (
          <text x={0} y={height - 22} className="quiet">
            {caption}
          </text>
        )}
      </g>
    </svg>
  );
}
