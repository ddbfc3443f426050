/** How people call what a table holds: one, and several. */
const words: Record<string, readonly [one: string, several: string]> = {
  account: ["account", "accounts"],
  business: ["business", "businesses"],
  stone: ["stone", "stones"],
  sub_master: ["sub-master", "sub-masters"],
  stone_line: ["line", "lines"],
  paper: ["paper", "papers"],
  task: ["task", "tasks"],
  kyc: ["case of documents", "cases of documents"],
  kyc_document: ["document", "documents"],
  ftp_order: ["order file", "order files"],
};

/** `Used by 2 accounts.` */
export function usedBy(table: string, count: number): string {
  const [one, several] = words[table] ?? ["other row", "other rows"];
  return `Used by ${count} ${count === 1 ? one : several}.`;
}
