import "./figures.css";
import { words } from "./words.ts";

/** The room of the figures while their program is on its way. */
export const FiguresBones = () => (
  <section className="house-figures" aria-label={words.title} aria-busy="true">
    <h2>{words.title}</h2>
    <div className="house-figures-room" />
  </section>
);
