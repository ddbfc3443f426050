import "./showcase.css";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";

interface CollectionPictureProps {
  image: { url: string } | null;
  shape: string | null;
  size: number;
}

/** The picture of a collection, or a drawing of its most frequent shape. The words beside it name it. */
export const CollectionPicture = ({ image, shape, size }: CollectionPictureProps) =>
  image ? (
    <img src={image.url} alt="" width={size} height={size} loading="lazy" decoding="async" />
  ) : (
    <ShapeIcon shape={shape ?? "ROUND"} size={size} />
  );
