/** How people call what a table holds: one, and several. */
const words: Record<string, readonly [one: string, several: string]> = {
  account: ["account", "accounts"],
  business: ["business", "businesses"],
  download_link: ["file that waits to be fetched", "files that wait to be fetched"],
  ftp_order: ["order file", "order files"],
  job: ["job", "jobs"],
  kyc: ["KYC case", "KYC cases"],
  kyc_document: ["KYC document", "KYC documents"],
  paper: ["paper", "papers"],
  stone: ["stone", "stones"],
  stone_line: ["line of stones", "lines of stones"],
  sub_master: ["sub-master", "sub-masters"],
  task: ["task", "tasks"],
};

/** `Used by 2 accounts.` */
export function usedBy(table: string, count: number): string {
  const [one, several] = words[table] ?? ["other row", "other rows"];
  return `Used by ${count} ${count === 1 ? one : several}.`;
}
