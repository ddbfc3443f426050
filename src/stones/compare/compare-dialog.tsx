import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { useStoneNews } from "../live-stones.tsx";
import { words as shared } from "../words.ts";
import { CompareTable } from "./compare-table.tsx";
import { words } from "./words.ts";

interface CompareDialogProps {
  stockNumbers: readonly string[];
  /** The client at whose prices they are compared. */
  clientId: number | undefined;
  onLeaveOut?: ((stockNo: string) => void) | undefined;
  onClose: () => void;
}

/** A few stones side by side, read anew when one of them changes. A stone that is gone meanwhile is named. */
export function CompareDialog({ stockNumbers, clientId, onLeaveOut, onClose }: CompareDialogProps) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [isShort, setShort] = useState(false);
  const input = { body: { stock_numbers: [...stockNumbers], user_id: clientId } };
  const read = useCall("showSelectedStones", input);
  useStoneNews(stockNumbers, useReadAnew("showSelectedStones", input));
  const stays = ({ stock_no }: { stock_no: string }) => !leftOut.includes(stock_no);
  const stones = read.data?.stockList.filter(stays) ?? [];
  const gone = read.data?.missing.filter(stays) ?? [];
  const leaveOut = (stockNo: string) => {
    setLeftOut([...leftOut, stockNo]);
    onLeaveOut?.(stockNo);
  };
  return (
    <Dialog
      title={words.title(read.data ? stones.length : stockNumbers.length)}
      size="xl"
      onClose={onClose}
      foot={
        <>
          <Checkbox
            className="compare-only"
            label={words.differencesOnly}
            checked={isShort}
            onChange={(event) => setShort(event.currentTarget.checked)}
          />
          <Act size="sm" variant="default" onClick={onClose}>
            {shared.close}
          </Act>
        </>
      }
    >
      {gone.length > 0 && <Notice hue="orange">{words.gone(gone.map(({ stock_no }) => stock_no))}</Notice>}
      {read.isPending && <SkeletonRows label={words.stones} />}
      {read.isError && !read.data && <FailureState {...queryFailure(read)} />}
      {stones.length > 0 && (
        <CompareTable stones={stones} isShort={isShort} onLeaveOut={stones.length > 2 ? leaveOut : undefined} />
      )}
    </Dialog>
  );
}
