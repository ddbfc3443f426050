import type { Data } from "#api/operation-types.ts";
import { reportWords } from "#domain/code-word.ts";
import { number2, signed2, textOf, usd } from "#domain/format.ts";
import { noGlow } from "#domain/grade-words.ts";
import { mediaKind } from "#domain/media.ts";
import { stoneValue } from "#domain/search/stone-value.ts";
import { originNames } from "#domain/stone.ts";
import { Code } from "#ui/marks/code.tsx";
import { type Fact, Facts } from "#ui/marks/facts.tsx";
import { Remarks } from "#ui/marks/remarks.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { ShapeCell } from "#ui/table/stone-table/shape-cell.tsx";
import { gradesOf } from "#ui/table/stone-table/stone-card.tsx";
import { words } from "./words.ts";

type Stone = Data<"getSharedStones">["stones"][number];

const percent = (value: number | null) => (value === null ? number2(value) : `${number2(value)} %`);

const factsOf = (stone: Stone): Fact[] => [
  { label: words.report, value: textOf(reportWords(stone)) },
  { label: words.measurements, value: textOf(stoneValue(stone, "measurements")?.toString()) },
  { label: words.depth, value: percent(stone.depth_pct) },
  { label: words.table, value: percent(stone.table_pct) },
  ...(stone.markup_disc === null ? [] : [{ label: words.discount, value: `${signed2(stone.markup_disc)} %` }]),
  ...(stone.markup_ppc === null ? [] : [{ label: words.perCarat, value: usd(stone.markup_ppc) }]),
];

/** One stone as a card: its picture, its attributes, its report, its price. */
export function SharedStoneCard({ stone }: { stone: Stone }) {
  const { stock_no, shape, carat, stone_origin, is_available, image } = stone;
  return (
    <article className="shared-stone" aria-label={stock_no}>
      <div className="shared-picture">
        {image && mediaKind(image) === "image" ? (
          <img src={image} alt={words.pictureOf(stock_no)} loading="lazy" decoding="async" />
        ) : (
          <ShapeIcon shape={shape} size={96} />
        )}
      </div>
      <div className="shared-facts">
        <div className="row between">
          <span className="row">
            <ShapeCell code={shape} />
            <Code>{stock_no}</Code>
          </span>
          <Tag hue={is_available ? "green" : "gray"} kind={is_available ? "free" : "off"}>
            {is_available ? words.available : words.taken}
          </Tag>
        </div>
        <p className="row between figures">
          <span>
            <b>{number2(carat)} ct</b> {gradesOf(stone)}
          </span>
          {stone.sell_amt !== null && <b>{usd(stone.sell_amt)}</b>}
        </p>
        <p className="dim">{[originNames[stone_origin], noGlow(stone)].filter(Boolean).join(" · ")}</p>
        <Remarks of={stone} />
        <Facts columns={2} of={factsOf(stone)} />
        <Papers stone={stone} />
      </div>
    </article>
  );
}

function Papers({ stone }: { stone: Stone }) {
  const links = (["image", "video", "certificate"] as const).flatMap((name) => {
    const to = stone[name];
    return to ? [{ name, to }] : [];
  });
  if (links.length === 0) return null;
  return (
    <p className="row wrap screen-only">
      {links.map(({ name, to }) => (
        <a key={name} href={to} target="_blank" rel="noreferrer">
          {words[name]}
        </a>
      ))}
    </p>
  );
}
