/** Where one row of the log is read. */
export const auditRow = (seq: number): string => `/admin/audit-logs?entry=${seq}`;

/** Where all rows of an item of a workflow are read. */
export const auditRows = (workflow: string, item: string): string =>
  `/admin/audit-logs?workflow=${encodeURIComponent(workflow)}&item=${encodeURIComponent(item)}`;
