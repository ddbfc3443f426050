import { sql } from "kysely";

/** The stones that share a report with one of a slice, also with one that has another report by now. */
const near = sql`near AS (SELECT id FROM slice UNION SELECT b.id FROM slice c JOIN stone b ON b.stands_back_for = c.id),
  reports AS MATERIALIZED (SELECT DISTINCT s.lab, s.report_no FROM near n JOIN stone s ON s.id = n.id
    WHERE s.lab IS NOT NULL AND s.report_no IS NOT NULL)`;

/** The stones near a `slice`, each with the other provider's stone that is offered in its place, if there is one. */
export const judgedReports = sql`${near},
  listed AS (SELECT s.id, s.provider_id, s.lab, s.report_no, s.status, s.price_per_ct,
      s.is_listed AND s.status <> 8 AND p.is_active AS is_offered
    FROM reports r JOIN stone s ON s.lab = r.lab AND s.report_no = r.report_no JOIN provider p ON p.id = s.provider_id),
  judged AS (
    SELECT id, CASE WHEN is_offered AND first_value(provider_id) OVER best <> provider_id THEN first_value(id) OVER best END
      AS for_id
    FROM listed
    -- What a client has is not promised to another, however much less it costs elsewhere.
    WINDOW best AS (PARTITION BY lab, report_no ORDER BY NOT is_offered, status = 1, price_per_ct, id)
    UNION ALL SELECT s.id, NULL FROM near n JOIN stone s ON s.id = n.id WHERE s.lab IS NULL OR s.report_no IS NULL)`;
