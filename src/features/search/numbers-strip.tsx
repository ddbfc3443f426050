import { Popover } from "@mantine/core";
import type { Data } from "#api/operation-types.ts";
import { RailAct } from "#ui/list/filter-rail.tsx";
import { Code } from "#ui/marks/code.tsx";
import { CopyNumbers } from "#ui/marks/copy-numbers.tsx";
import { words } from "./words.ts";

type Numbers = NonNullable<Data<"searchStones">["numbers"]>;
type State = Numbers[number]["state"];

const states: { state: State; say: (n: number, isForClient: boolean) => string }[] = [
  { state: "found", say: words.found },
  { state: "yours", say: words.yours },
  { state: "taken", say: words.taken },
  { state: "gone", say: words.gone },
  { state: "notFound", say: words.notFound },
];

interface NumbersStripProps {
  numbers: Numbers;
  /** True if one searches for a client: the stones are theirs. */
  isForClient: boolean;
  onClear: () => void;
}

/** The states that are named even where no number has them. */
const always: readonly State[] = ["found", "taken", "notFound"];

/** The results of pasted numbers: found, one's own, taken, gone, not found. Each group of numbers can be read. */
export function NumbersStrip({ numbers, isForClient, onClear }: NumbersStripProps) {
  const title = words.numbers(numbers.length);
  return (
    <section className="list-strip row wrap" aria-label={title}>
      <b>{title}</b>
      {states.map(({ state, say }) => {
        const those = numbers.filter((number) => number.state === state);
        const said = say(those.length, isForClient);
        if (those.length === 0)
          return (
            always.includes(state) && (
              <span key={state} className="dim">
                {said}
              </span>
            )
          );
        return (
          <Popover key={state} position="bottom-start" trapFocus withinPortal transitionProps={{ duration: 0 }}>
            <Popover.Target>
              <button type="button" className="rail-act figures">
                {said}
              </button>
            </Popover.Target>
            <Popover.Dropdown className="number-list" aria-label={said} tabIndex={0}>
              <CopyNumbers numbers={those.map(({ text }) => text)} />
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
