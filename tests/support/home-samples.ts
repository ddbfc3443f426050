import type { ContentTable } from "#server/db/queries/home-content.ts";
import type { TestApp } from "./app.ts";
import type { Sample } from "./stone-samples.ts";

export const newContent = {
  title: "Autumn fair",
  description: "Hall **3**, stand 41.",
  page: "dashboard",
  start_date: "2026-11-03",
  end_date: "2026-11-30",
} as const;
export const newBanner = { ...newContent, title: "Prices of this week", type: 2 } as const;

async function aContent({ pool }: TestApp, table: ContentTable): Promise<number> {
  const { title, description, page, start_date, end_date } = newContent;
  const [column, value] = table === "banner" ? [", type", ", 2"] : ["", ""];
  const { rows } = await pool.query(
    `INSERT INTO ${table} (title, description, page, start_date, end_date, created_at, updated_at${column})
     VALUES ($1, $2, $3, $4, $5, now(), now()${value}) RETURNING id`,
    [title, description, page, start_date, end_date],
  );
  return rows[0].id as number;
}
/** Three rows of each kind, which differ in every column that they are sorted by. */
export async function someContent({ pool }: TestApp): Promise<void> {
  for (const [table, column, value] of [
    ["popup", "", ""],
    ["house_event", "", ""],
    ["banner", ", type", ", 2"],
  ]) {
    await pool.query(
      `INSERT INTO ${table} (title, description, page, start_date, end_date, is_active, created_at, updated_at${column})
       SELECT 'Fair ' || n, '', 'dashboard', date '2026-11-01' + n, date '2026-12-01' + n, n <> 2, now(), now() + n * interval '1 s'${value}
       FROM generate_series(1, 3) AS n`,
    );
  }
  await pool.query(
    `INSERT INTO app_version (platform, app_version, is_required, released_on, created_at, updated_at)
     SELECT 'android', '1.' || n, n = 2, date '2026-11-01' + n, now(), now() + n * interval '1 s' FROM generate_series(1, 3) AS n`,
  );
}

const changed = (table: ContentTable): Sample => ({
  ask: async (portal) => ({ path: { id: await aContent(portal, table) }, body: { title: "Spring fair", version: 1 } }),
});
const deleted = (table: ContentTable): Sample => ({
  ask: async (portal) => ({ path: { id: await aContent(portal, table) } }),
});
const bare: Sample = { ask: () => ({}) };

/** A good request for each operation of the home settings. */
export const homeSamples = {
  listPopups: bare,
  createPopup: { ask: () => ({ body: newContent }) },
  updatePopup: changed("popup"),
  deletePopup: deleted("popup"),
  listEvents: bare,
  createEvent: { ask: () => ({ body: newContent }) },
  updateEvent: changed("house_event"),
  deleteEvent: deleted("house_event"),
  listBanners: bare,
  createBanner: { ask: () => ({ body: newBanner }) },
  updateBanner: changed("banner"),
  deleteBanner: deleted("banner"),
  listShownContent: { ask: () => ({ query: { page: "dashboard" } }) },
  listAppVersions: bare,
  saveAppVersion: {
    ask: () => ({ body: { platform: "android", app_version: "1.4.0", released_on: "2026-11-02" } }),
  },
} satisfies Record<string, Sample>;
