import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { standaloneSvg } from "#ui/workflow-picture/standalone.ts";
import style from "#ui/workflow-picture/workflow-picture.css?inline";
import { WorkflowPicture, type WorkflowPictureProps } from "#ui/workflow-picture/workflow-picture.tsx";
import { words } from "./words.ts";

/** The picture as a file of its own. It follows the colours of the reader's device. */
export function pictureSvg(picture: WorkflowPictureProps): string {
  const stage = document.createElement("div");
  const root = createRoot(stage);
  flushSync(() => root.render(<WorkflowPicture {...picture} />));
  const svg = stage.querySelector("svg");
  if (!svg) throw new Error(words.pictureFailed);
  const markup = new XMLSerializer().serializeToString(svg);
  root.unmount();
  return standaloneSvg(markup, style);
}

/** Twice as fine as on the screen, to be clear on paper and in a letter. */
const fineness = 2;

/** The picture as pixels, in light colours on any device, as it is for paper and letters. */
export async function picturePng(picture: WorkflowPictureProps): Promise<Blob> {
  const light = pictureSvg(picture).replace("@media (prefers-color-scheme:dark)", "@media not all");
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
