import { ftpFilesShown } from "#domain/limits.ts";
import { roleIds } from "#domain/roles.ts";
import { one } from "../db/crud.ts";
import { latestFtpOrders } from "../db/queries/ftp-orders.ts";
import { latestStockFiles } from "../db/queries/supply-files.ts";
import { folderLayout } from "../ftp/client-folder.ts";
import { supplyFolderOf, supplyLayout } from "../ftp/supply-folder.ts";
import { Problem } from "../ground/problem.ts";
import type { Handlers } from "../house/handlers.ts";

export const ftp = {
  getFtpAccess: async ({ path }, ctx) => {
    const account = await one(ctx, "account", path.id);
    if (account.role_id !== roleIds.ftpClient) throw new Problem("notFound");
    const { ftp: door } = ctx.house;
    const files = await latestFtpOrders(ctx.db, account.id, ftpFilesShown);
    const stockFiles = await latestStockFiles(ctx.db, account.id, ftpFilesShown);
    return {
      door: door && {
        address: `ftp://${door.host}:${door.port}`,
        user_name: account.user_name ?? account.email,
        is_safe: door.isSafe,
      },
      folders: [...folderLayout, ...(account.provider_id === null ? [] : supplyLayout)],
      files: files.map(({ order_id, order_no, received_at, left_at, ...file }) => ({
        ...file,
        order: order_id !== null && order_no !== null ? { id: order_id, number: order_no } : null,
        received_at: received_at.toISOString(),
        left_at: left_at.toISOString(),
      })),
      stock_files: stockFiles.map(({ mode, load_id, load_status, left_at, ...file }) => ({
        ...file,
        folder: supplyFolderOf[mode],
        load: load_id !== null && load_status !== null ? { id: load_id, status: load_status } : null,
        left_at: left_at.toISOString(),
      })),
    };
  },
} satisfies Partial<Handlers>;
