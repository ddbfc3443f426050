import type { KeyboardEvent, SVGProps } from "react";
import { moveInReadingOrder } from "./reading-order.ts";
import { choice } from "./roles.ts";

/** The props of an arrow that can be chosen: its tab stop and its listeners. */
export interface Choice {
  tabIndex: 0 | -1;
  onSelect: () => void;
  onFocus: () => void;
}

interface Props extends Choice {
  id: string;
  name: string;
  pressed: boolean;
  ground: SVGProps<SVGRectElement>;
}

/** The area around an arrow's words for mouse and keys. Enter chooses, arrow keys move on. */
export function ArrowChoice({ id, name, pressed, ground, tabIndex, onSelect, onFocus }: Props) {
  function onKeyDown(event: KeyboardEvent<SVGElement>) {
    const chosen = event.key === "Enter" || event.key === " ";
    if (chosen) onSelect();
    if (!chosen && !moveInReadingOrder(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  const acts = { tabIndex, onClick: onSelect, onFocus, onKeyDown };
  return (
    <g className="picture-choice" data-transition={id} {...choice(name, pressed)} {...acts}>
      <rect {...ground} />
    </g>
  );
}
