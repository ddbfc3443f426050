import "./figures.css";
import { words } from "./words.ts";

/** The room of the figures while their program is on its way. */
export const FiguresBones = ({ isOwn }: { isOwn: boolean }) => (
  <section className="house-figures parts" aria-label={words.coming} aria-busy="true">
    <div className="house-figures-room" data-own={isOwn || undefined} />
  </section>
);
