import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** Locks an account, so that its files are read one after the other on every portal. */
export const lockOrders = (db: Transaction<Tables>, accountId: number) =>
  db
    .selectFrom("account")
    .select(["id", "email", "first_name", "last_name", "is_active"])
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const ftpOrder = (db: Kysely<Tables>, accountId: number, fileName: string, sha256: string) =>
  db
    .selectFrom("ftp_order")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("file_name", "=", fileName)
    .where("sha256", "=", sha256)
    .executeTakeFirst();

/** Notes that the same file has come again. */
export const leftAgain = (db: Transaction<Tables>, id: number, at: Date) =>
  db.updateTable("ftp_order").set({ left_at: at }).where("id", "=", id).execute();

/** The answers for a client. Of several files under one name, only the one that was left last has its answer here. */
export async function ftpResults(db: Kysely<Tables>, accountId: number, most: number) {
  const { rows } = await sql<{ result_name: string; bytes: number; left_at: Date }>`
    SELECT * FROM (
      SELECT DISTINCT ON (result_name) result_name, octet_length(result) AS bytes, left_at FROM ftp_order
      WHERE account_id = ${accountId} ORDER BY result_name, left_at DESC, id DESC) AS latest
    ORDER BY left_at DESC LIMIT ${most}`.execute(db);
  return rows;
}

export const ftpResult = (db: Kysely<Tables>, accountId: number, resultName: string) =>
  db
    .selectFrom("ftp_order")
    .select(["result", "left_at"])
    .where("account_id", "=", accountId)
    .where("result_name", "=", resultName)
    .orderBy("left_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();

/** The latest files of an account, each with its order. */
export const latestFtpOrders = (db: Kysely<Tables>, accountId: number, most: number) =>
  db
    .selectFrom("ftp_order as f")
    .leftJoin("paper as p", "p.id", "f.paper_id")
    .select(["f.id", "f.file_name", "f.result_name", "f.stones", "f.received_at", "f.left_at", "p.id as order_id"])
    .select("p.number as order_no")
    .where("f.account_id", "=", accountId)
    .orderBy("f.left_at", "desc")
    .orderBy("f.id", "desc")
    .limit(most)
    .execute();

/** The e-mail address of a user name: wrong passwords are counted by it. */
export async function addressOfUserName(db: Kysely<Tables>, userName: string): Promise<string | undefined> {
  const account = await db
    .selectFrom("account")
    .select("email")
    .where(sql<string>`lower(user_name)`, "=", userName.toLowerCase())
    .where("role_id", "<>", 4)
    .executeTakeFirst();
  return account?.email;
}
