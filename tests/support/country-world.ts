import { useOwnApp } from "./app.ts";

export function useCountryWorld() {
  const portal = useOwnApp();
  const admin = () => portal.as("admin");
  const rows = async (sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows;
  const countries = async (who = admin()) => {
    const { data } = await who.call("getEnquiryCountry");
    return Object.fromEntries(data.map(({ country_id, clients, lines }) => [country_id ?? "none", { clients, lines }]));
  };
  /** Clients and live lines by country, counted from account, business and lines (spec §3). */
  async function counted(associateId: number | null = null) {
    const found = await rows(
      `SELECT coalesce(b.country_id, a.country_id) AS country, count(DISTINCT a.id)::int AS clients, count(l.id)::int AS lines
     FROM account a LEFT JOIN business b ON b.id = a.business_id
     LEFT JOIN stone_line l ON l.holder_id = a.id AND ((l.list = 'cart' AND l.state = 'in') OR (l.list = 'confirm' AND l.state = 'pending')
       OR (l.list = 'memo' AND l.state = 'issued') OR (l.list = 'hold' AND l.state = 'held' AND l.expires_at > $2)
       OR (l.list = 'enquiry' AND l.state NOT IN ('accepted', 'closed')))
     WHERE a.role_id = 2 AND a.is_active AND b.is_active IS NOT FALSE
       AND ($1::bigint IS NULL OR a.associate_id = $1) GROUP BY 1`,
      [associateId, portal.clock.now()],
    );
    return Object.fromEntries(found.map(({ country, clients, lines }) => [country ?? "none", { clients, lines }]));
  }
  const anotherCountry = async (of: number) =>
    (await rows("SELECT country_id AS id FROM business WHERE country_id <> $1 ORDER BY id LIMIT 1", [of]))[0].id;
  return { portal, rows, countries, counted, anotherCountry };
}
