import type { ReadingOperation } from "#api/operations.gen.ts";

/**
 * The lists and figures that may be read from a replica (decision 0170). Whatever somebody acts or decides on beside
 * others stays with the primary, and so does who may what. Letters do too: that one has left is committed ahead of the disk.
 */
export const onReplica: ReadonlySet<string> = new Set<ReadingOperation>([
  "filterSearchDaywise",
  "getAgeing",
  "getAuditLog",
  "getEnquiryCountry",
  "getFunnelChart",
  "getLostDeals",
  "getQuarterPerformance",
  "getRecentSearchDaywise",
  "getScorecard",
  "getUnmetDemand",
  "listAssociates",
  "listAuditLogs",
  "listClients",
  "listFeedRuns",
  "listGuests",
  "listHighRecentDeals",
  "listLineDays",
  "listLoadRows",
  "listLostDeals",
  "listMasters",
  "listQuietClients",
  "listReportGroups",
  "listReportLines",
  "listReportRuns",
  "listStockDays",
  "listStockListRuns",
  "listSubMasters",
  "listWaitingDemands",
  "listWorkflowItems",
]);
