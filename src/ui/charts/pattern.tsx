/** The most parts that a reader tells apart; a seventh looks like the first. */
const marks = [
  null,
  "M-1 1l2-2M0 6l6-6M5 7l2-2",
  "M1.5 1.5h1M4.5 4.5h1",
  "M0 1.5h6M0 4.5h6",
  "M0 0l6 6M6 0l-6 6",
  "M1.5 0v6M4.5 0v6",
] as const;

const nameOf = (id: string, at: number) => `${id}-part-${at}`;

export const patternOf = (id: string, at: number) => `url(#${nameOf(id, at)})`;

/** The ground of one part of a stack: a colour, and a pattern that says the same without it. */
export function Pattern({ id, at }: { id: string; at: number }) {
  const mark = marks[at % marks.length];
  return (
    <pattern
      id={nameOf(id, at)}
      className="chart-pattern"
      data-part={at % marks.length}
      width={6}
      height={6}
      patternUnits="userSpaceOnUse"
    >
      <rect width={6} height={6} />
      {mark && <path d={mark} />}
    </pattern>
  );
}
