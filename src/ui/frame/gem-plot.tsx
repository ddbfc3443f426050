import "./gem-plot.css";

const polar = (radius: number, turn: number) => {
  const angle = turn * 2 * Math.PI;
  return `${(200 + radius * Math.sin(angle)).toFixed(1)} ${(200 - radius * Math.cos(angle)).toFixed(1)}`;
};

/** Crown of a round brilliant: table, eight stars, eight kites, sixteen upper girdle facets. */
const crown = Array.from({ length: 8 }, (_, i) => {
  const [here, half, next] = [i / 8, (i + 0.5) / 8, (i + 1) / 8];
  const [table, star, girdle] = [104, 138, 180];
  return [
    `M${polar(table, here)}L${polar(table, next)}`,
    `M${polar(table, here)}L${polar(star, half)}L${polar(table, next)}`,
    `M${polar(girdle, here)}L${polar(star, half)}L${polar(girdle, next)}`,
    `M${polar(star, half)}L${polar(girdle, half)}`,
  ].join("");
}).join("");

const girdleAndOutline = "M20 470h360v10H20zM20 470l77-54h206l77 54M20 480l180 156 180-156";
const crownFacets =
  "M97 416l26 30 38 24 39-30 39 30 38-24 26-30M123 446l-60 24M277 446l60 24M200 416v24M200 440l-39 30M200 440l39 30";
const pavilionFacets = "M200 636L110 480M200 636l90-156M200 636V530M200 530l-50-50M200 530l50-50";
const measures =
  "M97 404v-10h206v10M20 470h-24M20 480h-24M200 636H-4M0 470V416M0 480v156M0 416h90M404 416v220M396 416h16M396 636h16";

const proportions = [
  { x: 200, y: 388, anchor: "middle", text: "57 %" },
  { x: -10, y: 448, anchor: "end", text: "15.0 %" },
  { x: -10, y: 562, anchor: "end", text: "43.1 %" },
  { x: 416, y: 530, anchor: "start", text: "61.6 %" },
  { x: 344, y: 442, anchor: "start", text: "34.5°" },
  { x: 316, y: 574, anchor: "start", text: "40.8°" },
] as const;

/**
 * The drawing of the sign-in pages, the only ornament of the product: crown and profile with a grading report's
 * proportions.
 */
export function GemPlot() {
  return (
    <svg viewBox="-60 0 540 720" className="plot" aria-hidden="true">
      <circle cx={200} cy={200} r={180} className="strong" />
      <path d={crown} />
      <g transform="translate(0 36)">
        <path d={girdleAndOutline} className="strong" />
        <path d={crownFacets} />
        <path d={pavilionFacets} />
        <path d={measures} className="measure" />
        {proportions.map(({ x, y, anchor, text }) => (
          <text key={text} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
