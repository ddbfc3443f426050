import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import type { StoneLine } from "#stones/stone-line.ts";
import { useOpenRow } from "#ui/use-open-row.ts";
import { afterDecision } from "./after-decision.ts";
import type { ConfirmDeskSearch } from "./confirm-desk-search.ts";

export const rowId = ({ id }: StoneLine) => String(id);

interface OpenRequest {
  lines: readonly StoneLine[];
  search: ConfirmDeskSearch;
  onSearch: (patch: Partial<ConfirmDeskSearch>) => void;
}

/** Which request is looked at: the one of the address, on a wide screen the oldest where it names none. */
export function useOpenRequest({ lines, search, onSearch }: OpenRequest) {
  const isWide = useMediaQuery("(min-width: 62em)", true, { getInitialValueInEffect: false });
  const [isClosed, setClosed] = useState(false);
  const openId = search.line ?? (isWide && !isClosed ? lines[0]?.id : undefined);
  function open(id: string) {
    setClosed(false);
    onSearch({ line: Number(id) });
  }
  function close() {
    setClosed(true);
    onSearch({ line: undefined });
  }
  const shown = useOpenRow({ rows: lines, rowId, open: openId?.toString() ?? null, onOpen: open });
  const decided = (gone: readonly StoneLine[]) => onSearch({ line: afterDecision(lines, openId, gone) });
  return { ...shown, open, close, decided };
}
