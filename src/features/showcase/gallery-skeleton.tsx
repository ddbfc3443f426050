import "#ui/table/skeleton-rows.css";
import "./showcase.css";
import { words as uiWords } from "#ui/words.ts";
import { words } from "./words.ts";

const cards = [1, 2, 3, 4, 5, 6, 7, 8];

/** The cards while they load. */
export const GallerySkeleton = () => (
  <div className="gallery" role="status" aria-busy="true" aria-label={uiWords.loading(words.collections)}>
    <ul aria-hidden="true">
      {cards.map((card) => (
        <li key={card} className="bone gallery-bone" />
      ))}
    </ul>
  </div>
);
