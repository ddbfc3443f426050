import "./thumbnail.css";

/** A stored picture in a row; the words beside it name the row. */
export const Thumbnail = ({ src }: { src: string }) => (
  <img className="thumbnail" src={src} alt="" width={24} height={24} loading="lazy" decoding="async" />
);
