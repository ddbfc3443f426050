import type { Data } from "#api/operation-types.ts";
import { count } from "#domain/format.ts";
import { messages } from "#domain/messages.ts";
import type { StoneColumnId } from "#domain/search/stone-columns.ts";
import { numbersMax } from "#domain/search/stone-search.ts";
import { Act } from "#ui/act.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { ShareMenu } from "./share-menu.tsx";
import type { StoneViewer } from "./viewer.ts";
import { words } from "./words.ts";

/** A stone as searches answer it. */
export type FoundStone = Data<"searchStones">["stockList"][number];

export interface StoneActsProps {
  /** The selection. */
  stones: readonly FoundStone[];
  viewer: StoneViewer;
  /** The client one looks and acts for. */
  clientId?: number;
  /** The columns that a file of them has; those of a search where nothing is said. */
  columns?: StoneColumnId[];
  /** After an act that ends the selection. */
  onDone: () => void;
  /** Lists the selection alone, where the screen can. */
  onShow?: (stockNumbers: string[]) => void;
}

/** What can be done with selected stones, from lightest to heaviest; every list of stones has it in its dock. */
export function StoneActs({ stones, clientId, columns, onShow }: StoneActsProps) {
  const none = stones.length === 0 ? messages.selectDiamond : null;
  const isTooMany = stones.length > numbersMax;
  const stockNumbers = stones.map(({ stock_no }) => stock_no);
  return (
    <>
      {onShow && (
        <Act
          variant="default"
          reason={none ?? (isTooMany ? words.showAtMost(numbersMax) : null)}
          onClick={() => onShow(stockNumbers)}
        >
          {words.show(count(stones.length))}
        </Act>
      )}
      <ExportMenu
        label={words.exportSome(count(stones.length))}
        reason={none ?? (isTooMany ? words.exportAtMost(numbersMax) : null)}
        what={{ stock_numbers: stockNumbers, user_id: clientId, columns }}
      />
      <ShareMenu stones={stones} clientId={clientId} />
    </>
  );
}
