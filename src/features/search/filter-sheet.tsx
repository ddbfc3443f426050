import { Button, Drawer } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { conditionsOf, liftAll } from "#domain/search/change-search.ts";
import { words as uiWords } from "#ui/words.ts";
import { DemandLink, SaveSearch } from "./keep-search.tsx";
import { KindSwitches, originOf } from "./kind-switches.tsx";
import { Rail } from "./rail.tsx";
import { SortingChoice } from "./sorting-choice.tsx";
import { words } from "./words.ts";

interface FilterSheetProps {
  matching: number | undefined;
  rail: ComponentProps<typeof Rail>;
  columns: ComponentProps<typeof SortingChoice>["columns"];
  /** The act that saves all matches as a file. */
  exporting: ReactNode;
  /** True if the viewer may keep a search. */
  mayWrite: boolean;
  onSave: () => void;
  onClose: () => void;
}

/**
 * The filters and the sorting on a phone, with the acts that keep or save what they find: a sheet over the stones. Each
 * choice counts at once.
 */
export function FilterSheet({ matching, rail, columns, exporting, mayWrite, onSave, onClose }: FilterSheetProps) {
  const conditions = conditionsOf(rail.what).length;
  return (
    <Drawer.Root opened onClose={onClose} size="100%" transitionProps={{ duration: 0 }}>
      <Drawer.Content aria-label={words.rail} className="filter-sheet">
        <div className="row between sheet-head">
          <Drawer.Title>{words.filters(conditions)}</Drawer.Title>
          <Drawer.CloseButton aria-label={uiWords.close} size="lg" />
        </div>
        <Drawer.Body p={0} className="sheet-body" tabIndex={0} aria-label={words.rail} role="group">
          <div className="sheet-kinds">
            <KindSwitches
              type={rail.what.diamond_type}
              origin={originOf(rail.what)}
              availability={rail.what.availability}
              onWhat={rail.onWhat}
            />
            <SortingChoice
              sort={rail.what.sort}
              columns={columns}
              onSort={(sort) => rail.onWhat(({ sort: _, ...rest }) => (sort ? { ...rest, sort } : rest))}
            />
            <div className="row wrap">
              <SaveSearch
                mayWrite={mayWrite}
                onSave={() => {
                  onClose();
                  onSave();
                }}
              />
              <DemandLink what={rail.what} variant="default" />
              {exporting}
            </div>
          </div>
          <Rail {...rail} inSheet />
        </Drawer.Body>
        <div className="sheet-foot row between">
          <Button variant="default" size="md" disabled={conditions === 0} onClick={() => rail.onWhat(liftAll)}>
            {uiWords.clearAll(conditions)}
          </Button>
          <Button size="md" onClick={onClose}>
            {words.done(matching)}
          </Button>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
