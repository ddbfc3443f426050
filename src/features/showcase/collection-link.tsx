import { Link } from "#ui/frame/link.tsx";
import type { Collection } from "./collection-columns.tsx";
import { CollectionPicture } from "./collection-picture.tsx";
import { words } from "./words.ts";

/** A collection as a card that leads to its stones. */
export function CollectionLink({ of: row, to }: { of: Collection; to: string }) {
  return (
    <Link to={to} className="gallery-card">
      <span className="gallery-picture">
        <CollectionPicture {...row} size={96} />
      </span>
      <span className="gallery-words">
        <h2>{row.name}</h2>
        <span className="gallery-count dim">
          <span className="figures">{words.stonesOf(row.stone_count)}</span>
          <span>{words.types[row.diamond_type]}</span>
        </span>
        {row.description && <p className="dim">{row.description}</p>}
      </span>
    </Link>
  );
}
