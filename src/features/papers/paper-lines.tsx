import { Fragment } from "react";
import { attributeWord, gradedColour, reportWords } from "#domain/code-word.ts";
import { dash, number2, textOf } from "#domain/format.ts";
import { remarksOf } from "#domain/grade-words.ts";
import { gradesHead, gradesOf, paperWords as heads } from "#domain/paper-words.ts";
import { originNames } from "#domain/stone.ts";
import { Code } from "#ui/marks/code.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { StoneOrigin } from "#ui/table/stone-table/stone-origin.tsx";
import type { Paper } from "./paper.ts";
import { words } from "./words.ts";

type Line = Paper["lines"][number];

const reportOf = (line: Line) => textOf(reportWords(line));
const shapeOf = ({ shape }: Line) => attributeWord("shape", shape);
/** The grades of a line, which stand below the stock number on a phone. */
const gradedOf = (line: Line) =>
  [originNames[line.stone_origin], shapeOf(line), gradedColour(line), line.clarity, gradesOf(line), reportOf(line)]
    .filter(Boolean)
    .join(" · ");

/** The stones of a paper. Their present statuses are on the screen alone. */
export function PaperLines({ paper: { kind, lines } }: { paper: Paper }) {
  return (
    <table className="paper-lines figures" aria-label={words.lines}>
      <thead>
        <tr>
          <th scope="col" data-number>
            {heads.no}
          </th>
          <th scope="col">{heads.stock}</th>
          <th scope="col" className="paper-wide">
            {heads.report}
          </th>
          <th scope="col" className="paper-wide">
            {heads.origin}
          </th>
          <th scope="col" className="paper-wide">
            {heads.shape}
          </th>
          <th scope="col" data-number>
            {heads.carat}
          </th>
          <th scope="col" className="paper-wide">
            {heads.color}
          </th>
          <th scope="col" className="paper-wide">
            {heads.clarity}
          </th>
          <th scope="col" className="paper-wide">
            {gradesHead(lines)}
          </th>
          <th scope="col" data-number>
            {heads.perCarat}
          </th>
          <th scope="col" data-number>
            {heads.amount}
          </th>
          {kind === "memo" && (
            <th scope="col" className="screen-only paper-wide">
              {heads.status}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Fragment key={line.no}>
            <tr>
              <td data-number>{line.no}</td>
              <th scope="row">
                <Code>{line.stock_no}</Code>
                {line.takes_back !== null && <small>{heads.takesBack(line.takes_back)}</small>}
                <small className="paper-narrow">{gradedOf(line)}</small>
              </th>
              <td className="paper-wide">{reportOf(line)}</td>
              <td className="paper-wide">
                <StoneOrigin of={line.stone_origin} />
              </td>
              <td className="paper-wide">{shapeOf(line)}</td>
              <td data-number>{number2(line.carat)}</td>
              <td className="paper-wide">{gradedColour(line) ?? dash}</td>
              <td className="paper-wide">{line.clarity ?? dash}</td>
              <td className="paper-wide paper-grades">{gradesOf(line) ?? dash}</td>
              <td data-number>{number2(line.price_per_ct)}</td>
              <td data-number>{number2(line.amount)}</td>
              {kind === "memo" && (
                <td className="screen-only paper-wide">
                  <StatusBadge list="memo" code={line.status ?? 0} />
                </td>
              )}
            </tr>
            <LineRemarks of={line} />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** The remarks on a stone, below its line and over the whole sheet. */
function LineRemarks({ of }: { of: Line }) {
  const remarks = remarksOf(of);
  if (remarks.length === 0) return null;
  return (
    <tr className="paper-remarks">
      <td />
      <td colSpan={11}>{remarks.join(", ")}</td>
    </tr>
  );
}
