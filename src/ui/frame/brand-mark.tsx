import "./brand-mark.css";

/** The mark of the house: a stone under the loupe. */
export function BrandMark({ size = 20 }: { size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" className="brand-mark">
      <circle cx={10} cy={10} r={8.5} />
      <path d="M6.2 6.2h7.6v7.6H6.2zM10 4.6 15.4 10 10 15.4 4.6 10z" />
    </svg>
  );
}
