import "./workflow-picture.css";
import "./workflow-view.css";
import { useElementSize, useMergedRef } from "@mantine/hooks";
import { IconMaximize, IconMinus, IconPlus } from "@tabler/icons-react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import { colours } from "../frame/scheme-colours.ts";
import { IconButton } from "../marks/icon-button.tsx";
import { useZoom } from "../viewer/use-zoom.ts";
import { words } from "./words.ts";
import { pictureSize, WorkflowPicture, type WorkflowPictureProps } from "./workflow-picture.tsx";

/** The margins left and right of the picture, from the style sheet. */
const margins = 32;

/** The largest scale at which the whole width is in sight. */
const wholeIn = (room: number, width: number) => (room > margins ? Math.min(1, (room - margins) / width) : 1);

/** The padding below the picture, from the style sheet. */
const STAGE_PADDING = 12;

/** A print has the light colours, whatever the page has. */
const onPaper = `@media print{.workflow-picture{${colours("light")}}}`;
/**
 * Turns the sheet upright if the picture is larger that way. The numbers are millimetres of A4, below the page's head.
 */
const upright = ({ width, height }: { width: number; height: number }) =>
  Math.min(190 / width, 229 / height) > Math.min(277 / width, 142 / height) ? "@page workflow{size:portrait}" : "";

/**
 * The picture in its frame. At first the whole picture is in sight. The keys − + 0, Ctrl with the wheel, or two fingers
 * zoom. Dragging moves it.
 */
export function WorkflowView({ acts, ...picture }: WorkflowPictureProps & { acts?: ReactNode }) {
  const stage = useRef<HTMLElement>(null);
  const { zoom, zoomIn, zoomOut, zoomTo } = useZoom(stage);
  const { ref: measured, width, height } = useElementSize<HTMLElement>();
  const size = pictureSize(picture.layout, picture.overlay, picture.caption);
  const wide = wholeIn(width, size.width);
  // The stage is as high as the whole picture at this width, or as the room allows. Its height does not depend on the
  // zoom.
  const whole = height > 0 ? Math.min(wide, height / size.height) : wide;
  const scale = whole * zoom;
  const fit = () => zoomTo(1);
  const { sheet } = picture.layout;
  const onSheet = sheet && { ...picture.layout, ...sheet };
  const printed = onSheet ? pictureSize(onSheet, picture.overlay, picture.caption) : size;
  const keys: Record<string, () => void> = { "+": zoomIn, "=": zoomIn, "-": zoomOut, "−": zoomOut, "0": fit };

  function onKeyDown(event: KeyboardEvent) {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  }
  // A finger scrolls without help.
  function onPointerMove({ buttons, pointerType, movementX, movementY }: PointerEvent) {
    if (buttons === 1 && pointerType === "mouse") stage.current?.scrollBy(-movementX, -movementY);
  }
  return (
    <figure className="workflow-view" onKeyDown={onKeyDown}>
      <style>{onPaper + upright(printed)}</style>
      <div className="workflow-bar row tight screen-only">
        {acts}
        <IconButton label={words.zoomOut} icon={<IconMinus size={16} />} onClick={zoomOut} />
        <span className="figures workflow-zoom" role="status">
          {words.zoomed(Math.round(scale * 100))}
        </span>
        <IconButton label={words.zoomIn} icon={<IconPlus size={16} />} onClick={zoomIn} />
        <IconButton label={words.fit} icon={<IconMaximize size={16} />} onClick={fit} />
      </div>
      <section
        ref={useMergedRef(stage, measured)}
        className="workflow-stage"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={words.picture(picture.title)}
        style={{ flexBasis: size.height * wide + STAGE_PADDING }}
        onPointerMove={onPointerMove}
      >
        <div className="workflow-sheet" style={{ width: size.width * scale, height: size.height * scale }}>
          <WorkflowPicture {...picture} />
        </div>
        {onSheet && (
          <div className="workflow-sheet" data-paper>
            <WorkflowPicture {...picture} layout={onSheet} onSelect={undefined} />
          </div>
        )}
      </section>
    </figure>
  );
}
