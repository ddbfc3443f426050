import type { TestApp } from "./app.ts";
import { ownerId } from "./rows.ts";

/** The confirm requests of the FTP client. */
export const ftpRequests = async (portal: TestApp) => {
  const { rows } = await portal.pool.query<{ stock_no: string; agreed_ppc: string | null; remark: string | null }>(
    `SELECT s.stock_no, l.agreed_ppc, l.remark FROM stone_line l JOIN stone s ON s.id = l.stone_id
      WHERE l.list = 'confirm' AND l.state = 'pending' AND l.holder_id = $1 AND l.made_by = $1 ORDER BY l.id`,
    [await ownerId(portal, "ftp")],
  );
  return rows;
};

/** The lines of a fetched answer. */
export const linesOf = (csv: string) => csv.trimEnd().split("\r\n");
