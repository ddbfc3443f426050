import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { OperationId } from "#api/operation-types.ts";
import { readAnew } from "#api/read-anew.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useAnyNews } from "#stones/live-stones.tsx";

/** The reads that an act of anybody may move. Their last answers stay until the next ones are there. */
const moved: readonly unknown[] = [
  "getEnquiryCount",
  "getEnquiryDetails",
  "getShapeWise",
  "getQuarterPerformance",
  "listHighRecentDeals",
  "getFunnelChart",
  "listRecentKyc",
  "listAuditLogs",
] satisfies OperationId[];

/** Figures that come without news, such as searches, appear after a minute. */
const oneMinute = 60_000;
const unheard: readonly unknown[] = [
  ...moved,
  "filterSearchDaywise",
  "listStockDays",
  "listLineDays",
  "getEnquiryCountry",
  "listQuietClients",
] satisfies unknown[];

/** Reads the figures on the page again after news, and every minute. */
export function useLiveFigures(): void {
  const cache = useQueryClient();
  const again = useCallback(
    (names: readonly unknown[]) => void readAnew(cache, { predicate: ({ queryKey: [name] }) => names.includes(name) }),
    [cache],
  );
  useAnyNews(() => again(moved));
  useRefetchEvery(oneMinute, () => again(unheard));
}
