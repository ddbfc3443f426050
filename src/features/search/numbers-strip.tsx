import { Popover } from "@mantine/core";
import type { Data } from "#api/operation-types.ts";
import { RailAct } from "#ui/list/filter-rail.tsx";
import { Code } from "#ui/marks/code.tsx";
import { words } from "./words.ts";

type Numbers = NonNullable<Data<"searchStones">["numbers"]>;
type State = Numbers[number]["state"];

const states: { state: State; say: (n: number) => string }[] = [
  { state: "found", say: words.found },
  { state: "taken", say: words.taken },
  { state: "notFound", say: words.notFound },
];

/** The results of pasted numbers: found, taken, not found. Each group of numbers can be read. */
export function NumbersStrip({ numbers, onClear }: { numbers: Numbers; onClear: () => void }) {
  const title = words.numbers(numbers.length);
  return (
    <section className="list-strip row wrap" aria-label={title}>
      <b>{title}</b>
      {states.map(({ state, say }) => {
        const those = numbers.filter((number) => number.state === state);
        if (those.length === 0)
          return (
            <span key={state} className="dim">
              {say(0)}
            </span>
          );
        return (
          <Popover key={state} position="bottom-start" trapFocus withinPortal transitionProps={{ duration: 0 }}>
            <Popover.Target>
              <button type="button" className="rail-act figures">
                {say(those.length)}
              </button>
            </Popover.Target>
            <Popover.Dropdown className="number-list" aria-label={say(those.length)} tabIndex={0}>
              <ul>
                {those.map(({ text, stock_nos }) => (
                  <li key={text}>
                    <Code>{text}</Code>
                    {stock_nos.some((stockNo) => stockNo !== text) && (
                      <span className="dim"> {stock_nos.join(", ")}</span>
                    )}
                  </li>
                ))}
              </ul>
            </Popover.Dropdown>
          </Popover>
        );
      })}
      <RailAct onClick={onClear}>{words.clearNumbers}</RailAct>
    </section>
  );
}
