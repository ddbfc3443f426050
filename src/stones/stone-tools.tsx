import { count } from "#domain/format.ts";
import { messages } from "#domain/messages.ts";
import type { StoneColumnId } from "#domain/search/stone-columns.ts";
import { numbersMax } from "#domain/search/stone-search.ts";
import { Act } from "#ui/act/act.tsx";
import { ExportMenu } from "./export-menu.tsx";
import type { FoundStone } from "./found-stone.ts";
import { ShareMenu } from "./share-menu.tsx";
import { words } from "./words.ts";

interface StoneToolsProps {
  /** The selection. */
  stones: readonly FoundStone[];
  /** At whose prices they are shown. */
  clientId?: number;
  /** The columns that a file of them has; those of a search where nothing is said. */
  columns?: StoneColumnId[];
  /** Lists the selection alone, where the screen can. */
  onShow?: (stockNumbers: string[]) => void;
}

/** What can be done with selected stones without claiming anything: look at them, take them along, pass them on. */
export function StoneTools({ stones, clientId, columns, onShow }: StoneToolsProps) {
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
        pieces={stones.length}
        what={{ stock_numbers: stockNumbers, user_id: clientId, columns }}
      />
      <ShareMenu stones={stones} clientId={clientId} />
    </>
  );
}
