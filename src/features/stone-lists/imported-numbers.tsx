import { Code } from "#ui/marks/code.tsx";
import { CopyNumbers } from "#ui/marks/copy-numbers.tsx";
import { words } from "./words.ts";

/** The count of numbers that became lines, and the numbers that the client's stock does not have. */
export interface Imported {
  matched: number;
  unmatched: readonly string[];
}

/** The result of an import. The numbers that were not found can be copied for a question to the client. */
export function ImportedNumbers({ matched, unmatched }: Imported) {
  return (
    <section role="status">
      {matched > 0 && <h3>{words.matched(matched)}</h3>}
      <h3>{words.unmatched(unmatched.length)}</h3>
      <ul className="unmatched-numbers" aria-label={words.unmatched(unmatched.length)}>
        {unmatched.map((number) => (
          <li key={number}>
            <Code>{number}</Code>
          </li>
        ))}
      </ul>
      <CopyNumbers numbers={unmatched} />
    </section>
  );
}
