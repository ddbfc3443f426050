import type { Data } from "#api/operation-types.ts";
import { count } from "#domain/format.ts";
import { messages } from "#domain/messages.ts";
import { numbersMax } from "#domain/search/stone-search.ts";
import { Act } from "#ui/act.tsx";
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
  /** After an act that ends the selection. */
  onDone: () => void;
  /** Lists the selection alone, where the screen can. */
  onShow?: (stockNumbers: string[]) => void;
}

/** What can be done with selected stones, from lightest to heaviest; every list of stones has it in its dock. */
export function StoneActs({ stones, clientId, onShow }: StoneActsProps) {
  const none = stones.length === 0 ? messages.selectDiamond : null;
  const tooMany = stones.length > numbersMax ? words.showAtMost(numbersMax) : null;
  return (
    <>
      {onShow && (
        <Act variant="default" reason={none ?? tooMany} onClick={() => onShow(stones.map(({ stock_no }) => stock_no))}>
          {words.show(count(stones.length))}
        </Act>
      )}
      <ShareMenu stones={stones} clientId={clientId} />
    </>
  );
}
