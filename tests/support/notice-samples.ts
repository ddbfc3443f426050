import type { TestApp } from "./app.ts";
import { type Owner, ownerId } from "./rows.ts";
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

const ownNotices = async (portal: TestApp, asker: Owner) => someNotices(portal, await ownerId(portal, asker), 2);

const bare: Sample = { ask: () => ({}) };

/** A good request for each operation of notices. */
export const noticeSamples = {
  listNotices: bare,
  countNotices: bare,
  readNotices: { ask: async (portal, asker) => ({ body: { ids: await ownNotices(portal, asker) } }) },
  readAllNotices: {
    ask: async (portal, asker) => ({ body: { up_to: (await ownNotices(portal, asker)).at(-1) ?? 0 } }),
  },
  getNoticeChoices: bare,
  saveNoticeChoices: {
    ask: async (portal, asker) => {
      const { choices } = (await (asker === "guest" ? portal.asGuest() : portal.as(asker)).call("getNoticeChoices"))
        .data;
      return { body: { choices: choices.slice(0, 1).map(({ topic }) => ({ topic, way: "none" })) } };
    },
  },
} satisfies Record<string, Sample>;
