import type { Data } from "#api/operation-types.ts";
import { count } from "#domain/format.ts";
import { type LostFigure, type LostStep, lostFiguresOf } from "#domain/lost-deals.ts";
import { Link } from "#ui/frame/link.tsx";
import { words } from "./words.ts";

interface LostSummaryProps {
  of: Data<"getLostDeals">["total"]["hold"];
  step: LostStep;
  current: LostFigure;
  addressOf: (figure: LostFigure) => string;
}

/** All figures of a step, and the commonest reasons. */
export function LostSummary({ of, step, current, addressOf }: LostSummaryProps) {
  if (!of) return null;
  const said = lostFiguresOf(step).filter((figure) => of[figure] !== null);
  return (
    <>
      <section>
        <h3>{words.howTheyStand}</h3>
        <ul className="lost-figures">
          {said.map((figure) => (
            <li key={figure}>
              <span>
                {of[figure] === 0 ? (
                  words.figures(step)[figure]
                ) : (
                  <Link to={addressOf(figure)} aria-current={figure === current ? "true" : undefined}>
                    {words.figures(step)[figure]}
                  </Link>
                )}
              </span>
              <span className="figures">{count(of[figure] ?? 0)}</span>
            </li>
          ))}
        </ul>
      </section>
      {of.reasons.length > 0 && (
        <section>
          <h3>{words.reasons}</h3>
          <ul className="lost-figures">
            {of.reasons.map(({ reason, lines }) => (
              <li key={reason}>
                <span>{reason}</span>
                <span className="figures">{count(lines)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
