import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Layout } from "#ui/workflow-picture/layout.ts";
import type { Overlay } from "#ui/workflow-picture/overlay.ts";
import { standaloneSvg } from "#ui/workflow-picture/standalone.ts";
import style from "#ui/workflow-picture/workflow-picture.css?inline";
import { WorkflowPicture } from "#ui/workflow-picture/workflow-picture.tsx";
import { words } from "./words.ts";

interface PictureParts {
  layout: Layout;
  overlay: Overlay;
  title: string;
  /** What is printed under it. */
  caption: readonly string[];
}

const lineHeight = 18;

/** Makes room under the picture and writes there what it is of. */
function addCaption(svg: SVGSVGElement, caption: readonly string[]) {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const room = caption.length * lineHeight + 8;
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height + room}`);
  svg.setAttribute("height", String(height + room));
  for (const [at, line] of caption.entries()) {
    const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
    text.setAttribute("x", "0");
    text.setAttribute("y", String(y + height + (at + 1) * lineHeight));
    text.setAttribute("class", "quiet");
    text.textContent = line;
    svg.append(text);
  }
}

/** The picture as a file that stands alone, in the colours of whoever opens it. */
export function pictureSvg({ layout, overlay, title, caption }: PictureParts): string {
  const stage = document.createElement("div");
  const root = createRoot(stage);
  flushSync(() => root.render(<WorkflowPicture layout={layout} overlay={overlay} title={title} />));
  const svg = stage.querySelector("svg");
  if (!svg) throw new Error(words.pictureFailed);
  addCaption(svg, caption);
  const markup = new XMLSerializer().serializeToString(svg);
  root.unmount();
  return standaloneSvg(markup, style);
}

/** Twice as fine as on the screen: good to read on paper and in a letter. */
const fineness = 2;

/** The same as dots, light whatever the colours of this device are: it is for paper and letters. */
export async function picturePng(parts: PictureParts): Promise<Blob> {
  const light = pictureSvg(parts).replace("@media (prefers-color-scheme:dark)", "@media not all");
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(light)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * fineness;
  canvas.height = image.naturalHeight * fineness;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!file) throw new Error(words.pictureFailed);
  return file;
}
