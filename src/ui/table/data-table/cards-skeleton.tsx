import "./cards.css";
import "../skeleton-rows.css";
import { words } from "../../words.ts";
import { usualHeight } from "./card-height.ts";

interface CardsSkeletonProps {
  /** The loading things: "holds". */
  label: string;
  /** True to leave room for tick boxes. */
  pickable?: boolean | undefined;
}

/** As many as fill a tall phone. */
const cards = 12;
const lines = [
  ["45%", "20%"],
  ["60%", "22%"],
  ["50%", "30%"],
];

/** The placeholder of the cards of a loading list: their height, with bones for values. */
export const CardsSkeleton = ({ label, pickable }: CardsSkeletonProps) => (
  <div className="bones bone-cards" role="status" aria-busy="true" aria-label={words.loading(label)}>
    {Array.from({ length: cards }, (_, card) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
      <div key={card} className="card" style={{ height: usualHeight }}>
        {pickable && <span className="bone bone-box" />}
        <div className="card-body">
          {lines.map((widths) => (
            <span key={widths[0]} className="row between">
              {widths.map((width) => (
                <span key={width} className="bone" style={{ width }} />
              ))}
            </span>
          ))}
        </div>
      </div>
    ))}
  </div>
);
