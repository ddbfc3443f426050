import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

export type Addresses = { app: string; owner: string };

/** The roles and the database of a house in a PostgreSQL of one's own, as docs/operations.md says it. */
export async function layDatabase(port: number, password: string): Promise<Addresses> {
  const addressOf = (role: string, database = "loupe") =>
    `postgresql://${role}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
  const admin = await connected(addressOf("postgres", "postgres"));
  await admin.query(`CREATE ROLE loupe_owner LOGIN PASSWORD '${password}'`);
  await admin.query(`CREATE ROLE loupe_app LOGIN PASSWORD '${password}'`);
  await admin.query("CREATE DATABASE loupe OWNER loupe_owner ENCODING 'UTF8' TEMPLATE template0");
  await admin.query("REVOKE CONNECT, TEMPORARY ON DATABASE loupe FROM PUBLIC");
  await admin.query("GRANT CONNECT ON DATABASE loupe TO loupe_app");
  await admin.end();
  return { app: addressOf("loupe_app"), owner: addressOf("loupe_owner") };
}

/** The connections in a row that lead to the primary, before the proxy is believed: it takes each machine for one until it has asked. */
const IN_A_ROW = 6;

/** A connection to the primary, as soon as the proxy has asked the machines which of them it is. */
async function connected(url: string): Promise<pg.Client> {
  let inARow = 0;
  for (let left = 60; left > 0; left--) {
    const client = new pg.Client(url);
    client.on("error", () => {});
    inARow = (await leadsToPrimary(client)) ? inARow + 1 : 0;
    if (inARow === IN_A_ROW) return client;
    await client.end();
    await wait(250);
  }
  throw new Error("the proxy leads to no primary");
}

async function leadsToPrimary(client: pg.Client): Promise<boolean> {
  try {
    await client.connect();
    const { rows } = await client.query("SELECT pg_is_in_recovery() AS follows");
    return rows[0].follows === false;
  } catch {
    return false;
  }
}
