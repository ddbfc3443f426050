/** Where one row of the log is read. */
export const auditRow = (seq: number): string => `/admin/audit-logs?entry=${seq}`;

/** Where the history of a line is walked on the picture of its workflow, which has the name of its list. */
export const lineHistory = ({ list, id }: { list: string; id: number }): string =>
  `/admin/workflows/${list}?item=${id}`;

/** Where all rows of an item of a workflow are read. */
export const auditRows = (workflow: string, item: string): string =>
  `/admin/audit-logs?workflow=${encodeURIComponent(workflow)}&item=${encodeURIComponent(item)}`;
