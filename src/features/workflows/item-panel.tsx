import "./item.css";
import { Button } from "@mantine/core";
import { useState } from "react";
import { SearchField } from "#ui/form/search-field.tsx";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { Code } from "#ui/marks/code.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { ItemHistoryView, type ItemRead } from "./item-history-view.tsx";
import { ItemList } from "./item-list.tsx";
import { stateWords } from "./state-words.ts";
import { words } from "./words.ts";
import type { WorkflowFigures } from "./workflow.ts";
import type { WorkflowSearch } from "./workflow-search.ts";

export interface ItemPanelProps {
  figures: WorkflowFigures;
  search: WorkflowSearch;
  onSearch: (patch: Partial<WorkflowSearch>) => void;
  /** The history of the item in the address. */
  read: ItemRead;
  /** The address of an item's rows in the log. */
  rowsAddress: (item: string) => string;
  /** True if the panel was asked for. A panel that is open from the start does not take the focus. */
  isAsked: boolean;
  onClose: () => void;
}

/** Finds an item and walks through its history, step by step, on the picture beside it. */
export function ItemPanel({ figures, search, onSearch, read, rowsAddress, isAsked, onClose }: ItemPanelProps) {
  const { name, description } = figures;
  const [choices, setChoices] = useState(0);
  const { find = "", found = 1, item, step, mark } = search;
  const state = description.states.some(({ path }) => path === mark) ? mark : undefined;
  const unmoved = unmovedIn(figures, state);
  const history = item === undefined ? undefined : read.data;
  const shown = history?.state != null ? stateWords(description, history.state) : undefined;
  return (
    <Drawer
      title={
        history ? (
          <>
            <Code>{history.title}</Code> {shown && <Tag hue={shown.hue}>{shown.label}</Tag>}
          </>
        ) : (
          words.items
        )
      }
      place={history && placeOf(step, history.steps.length, (next) => onSearch({ step: next }))}
      narrow
      isBeside={!isAsked}
      onClose={onClose}
    >
      {/* Single keys walk beside a history at once: no field has the focus. */}
      <section className="item-start" {...(item !== undefined && { tabIndex: -1, "data-autofocus": true })}>
        {/* A choice of an item drops the text that was still being typed. */}
        <SearchField
          key={choices}
          label={words.itemSearch}
          value={find}
          onChange={(next) => onSearch({ find: next || undefined, found: undefined, item: undefined, step: undefined })}
        />
      </section>
      {item === undefined ? (
        <section aria-label={words.items}>
          {state !== undefined && (
            <p className="row between">
              <span>{words.standingIn(state)}</span>
              <Button variant="subtle" onClick={() => onSearch({ mark: undefined, found: undefined })}>
                {words.everywhere}
              </Button>
            </p>
          )}
          {unmoved > 0 && !find && <p className="dim">{words.unmoved(unmoved)}</p>}
          <ItemList
            name={name}
            description={description}
            find={find}
            state={state}
            page={found}
            onPage={(next) => onSearch({ found: next === 1 ? undefined : next })}
            onItem={(chosen) => {
              setChoices((n) => n + 1);
              onSearch({ item: chosen, step: undefined, panel: "open" });
            }}
          />
        </section>
      ) : (
        <ItemHistoryView
          description={description}
          read={read}
          step={step}
          rowsAddress={rowsAddress}
          onStep={(next) => onSearch({ step: next })}
          onOthers={() => onSearch({ item: undefined, step: undefined })}
          onPicture={onClose}
        />
      )}
    </Drawer>
  );
}

/** Items that the picture counts in a state, or inside it, and that have no history to be listed. */
const unmovedIn = ({ states }: WorkflowFigures, within: string | undefined): number =>
  states
    .filter(({ state }) => state === within || state.startsWith(`${within}.`))
    .reduce((sum, { unmoved }) => sum + unmoved, 0);

/** The present step of a history. Without one, all steps count as walked. */
function placeOf(step: number | undefined, all: number, onStep: (step: number) => void): Place | undefined {
  if (all === 0) return undefined;
  const at = Math.min(step ?? all, all);
  return {
    at,
    of: all,
    onPrevious: at > 1 ? () => onStep(at - 1) : undefined,
    onNext: at < all ? () => onStep(at + 1) : undefined,
  };
}
