/** The names of a table's rows: for one, and for several. */
const words: Record<string, readonly [one: string, several: string]> = {
  account: ["account", "accounts"],
  audit_event: ["log entry", "log entries"],
  business: ["business", "businesses"],
  customer: ["customer", "customers"],
  ftp_order: ["order file", "order files"],
  inventory_access: ["account's inventory access", "accounts' inventory access"],
  kyc: ["KYC case", "KYC cases"],
  kyc_document: ["KYC document", "KYC documents"],
  feed: ["feed", "feeds"],
  load: ["load", "loads"],
  mailing: ["mail rule", "mail rules"],
  mapping_configuration: ["mapping", "mappings"],
  markup_set: ["markup", "markups"],
  paper: ["paper", "papers"],
  provider: ["provider", "providers"],
  stock_list: ["stock list", "stock lists"],
  stone: ["stone", "stones"],
  stone_line: ["list line", "list lines"],
  supply_file: ["delivered file", "delivered files"],
  supply_batch: ["list in parts", "lists in parts"],
  sub_master: ["sub-master", "sub-masters"],
  task: ["task", "tasks"],
};

/** `Used by 2 accounts.` */
export function usedBy(table: string, count: number): string {
  const [one, several] = words[table] ?? ["other record", "other records"];
  return `Used by ${count} ${count === 1 ? one : several}.`;
}
