import { count } from "#domain/format.ts";
import { messages } from "#domain/portal-messages.ts";
import type { StoneColumnId } from "#domain/search/stone-columns.ts";
import { numbersMax } from "#domain/search/stone-search.ts";
import { Act } from "#ui/act/act.tsx";
import { CompareAct } from "./compare/compare-act.tsx";
import { ExportMenu } from "./export-menu.tsx";
import type { FoundStone } from "./found-stone.ts";
import { ShareMenu } from "./share-menu.tsx";
import { words } from "./words.ts";

interface StoneToolsProps {
  /** The selected stones. */
  stones: readonly FoundStone[];
  /** The client whose prices are shown. */
  clientId?: number;
  /** The columns of a file of them; absent means those of a search. */
  columns?: StoneColumnId[];
  /** Lists the selection alone, if the screen can. */
  onShow?: (stockNumbers: string[]) => void;
  /** Takes a stone out of the selection, if its rows are single stones. */
  onLeaveOut?: (stockNo: string) => void;
}

/** The acts on selected stones without a claim: show them alone, compare, export, share. */
export function StoneTools({ stones, clientId, columns, onShow, onLeaveOut }: StoneToolsProps) {
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
      <CompareAct stockNumbers={stockNumbers} clientId={clientId} onLeaveOut={onLeaveOut} />
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
