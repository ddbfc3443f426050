import { type ReactNode, useMemo } from "react";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { OwnRequestsContext } from "#ui/marks/own-requests.ts";
import { useAnyNews } from "./live-stones.tsx";

const pending = { currentTab: "pending", size: 500 } as const;
const awaitsMemo = { currentTab: "awaitsMemo", size: 500 } as const;
const oneMinute = 60_000;

/** Tells every row which stones a buyer has requested themselves, until each has its memo. */
export function OwnRequests({ isBuyer, children }: { isBuyer: boolean; children: ReactNode }) {
  const options = { freshForMs: oneMinute, isReady: isBuyer };
  const { data: asked } = useCall("listConfirms", { query: pending }, options);
  const { data: approved } = useCall("listConfirms", { query: awaitsMemo }, options);
  const askedAgain = useReadAnew("listConfirms", { query: pending });
  const approvedAgain = useReadAnew("listConfirms", { query: awaitsMemo });
  useAnyNews(() => void Promise.all([askedAgain(), approvedAgain()]));
  const numbers = useMemo(
    () => new Set(isBuyer ? [...numbersOf(asked), ...numbersOf(approved)] : []),
    [isBuyer, asked, approved],
  );
  return <OwnRequestsContext value={numbers}>{children}</OwnRequestsContext>;
}

/** The stock numbers of a page of lines. A file or a page of groups has none. */
function numbersOf(page: Data<"listConfirms"> | undefined): string[] {
  if (typeof page !== "object" || !("data" in page)) return [];
  return page.data.flatMap((line) => ("stone" in line ? [line.stone.stock_no] : []));
}
