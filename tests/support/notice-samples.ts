import type { TestApp } from "./app.ts";
import type { Sample } from "./stone-samples.ts";

/** Notices of an account, the latest last; their ids. */
export async function someNotices({ pool }: TestApp, accountId: number, many = 1, kind = "holdEnding") {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO notice (account_id, kind, title, text, path, way, at)
     SELECT $1, $2, 'Notice ' || n, 'Words ' || n, '/customer-profile/hold', 'portal', now() + n * interval '1 s'
     FROM generate_series(1, $3::int) AS n RETURNING id`,
    [accountId, kind, many],
  );
  return rows.map(({ id }) => Number(id)).sort((a, b) => a - b);
}

const bare: Sample = { ask: () => ({}) };

/** A good request for each operation of notices. */
export const noticeSamples = {
  listNotices: bare,
  countNotices: bare,
  readNotices: { ask: () => ({ body: { ids: [1] } }) },
  readAllNotices: { ask: () => ({ body: { up_to: 1 } }) },
  getNoticeChoices: bare,
  saveNoticeChoices: { ask: () => ({ body: { choices: [{ topic: "shares", way: "daily" }] } }) },
} satisfies Record<string, Sample>;
