import "./home-content.css";
import { Formatted } from "#ui/marks/formatted.tsx";
import { words } from "./words.ts";

export interface Content {
  id: number;
  title: string;
  description: string;
  start_date: string;
  end_date: string;
  images: readonly { url: string }[];
  /** The type of a banner. */
  type?: 1 | 2 | 3;
}

interface ContentBodyProps {
  of: Content;
  /** True for an event, which says its days. */
  hasDays?: boolean;
}

/** The pictures and the text of a popup, an event or a banner, under its title. */
export const ContentBody = ({ of: { title, description, images, ...of }, hasDays }: ContentBodyProps) => (
  <div className="home-content">
    {hasDays && <p className="dim figures">{words.days(of.start_date, of.end_date)}</p>}
    {images.length > 0 && (
      <div className="home-content-pictures">
        {images.map(({ url }, at) => (
          <img key={url} src={url} alt={words.pictureOf(title, at + 1)} loading="lazy" decoding="async" />
        ))}
      </div>
    )}
    <Formatted text={description} />
  </div>
);
