import { useState } from "react";
import { mediaKind } from "#domain/media.ts";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import type { Stone } from "../stone-facts.ts";
import { words } from "./words.ts";

/** The picture of a stone, or its shape where there is none. */
export function StonePicture({ stone: { stock_no, image, shape } }: { stone: Stone }) {
  const [isMissing, setMissing] = useState(false);
  if (!image || isMissing || mediaKind(image) !== "image") {
    return (
      <span className="compare-picture">
        <ShapeIcon shape={shape} size={48} />
      </span>
    );
  }
  return (
    <img
      className="compare-picture"
      src={image}
      alt={words.picture(stock_no)}
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
