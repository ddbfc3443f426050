import { Fragment } from "react";
import { addresses } from "#domain/addresses.ts";
import { paperPartNames } from "#domain/paper-lacks.ts";
import { Link } from "#ui/frame/link.tsx";
import type { FirstDay } from "./steps.ts";
import { words } from "./words.ts";

interface PapersLackProps {
  lacks: FirstDay["papers_lack"];
  /** False until the company has its name and address, which the step itself asks for. */
  isNamed: boolean;
  may: boolean;
}

/** The parts that papers are issued without. Each leads to its field. */
export function PapersLack({ lacks, isNamed, may }: PapersLackProps) {
  const parts = lacks.filter((part) => isNamed || (part !== "name" && part !== "address"));
  if (parts.length === 0) return null;
  if (!may) return <p className="dim">{words.papersLack(parts.map((part) => paperPartNames[part]))}</p>;
  return (
    <p>
      {words.add}{" "}
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && ", "}
          <Link to={addresses.paperSettings(part)}>{paperPartNames[part]}</Link>
        </Fragment>
      ))}{" "}
      <span aria-hidden="true">→</span>
    </p>
  );
}
