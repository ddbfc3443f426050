-- About which type of stone an entry of the log is. The type stands at the stone, and not in the log: whoever asked for a
-- rare one read the whole log back. It is kept by whoever follows the log (server/evidence/follow.ts).
CREATE TABLE audit_type (
  diamond_type text NOT NULL,
  seq          bigint NOT NULL,
  PRIMARY KEY (diamond_type, seq)
);

-- What was followed before; from here on it is done with each batch (server/db/queries/audit-types.ts).
INSERT INTO audit_type (diamond_type, seq)
SELECT s.diamond_type, e.seq FROM (
    SELECT seq, data ->> 'workflow' AS workflow,
      CASE WHEN data ->> 'item' ~ '^[0-9]{1,18}$' THEN (data ->> 'item')::bigint END AS id
    FROM audit_event WHERE seq <= (SELECT seq FROM evidence_cursor)
      AND data ->> 'workflow' IN ('stone', 'hold', 'memo', 'confirm', 'enquiry', 'external', 'cart', 'watchlist', 'notes')) e
  LEFT JOIN stone_line l ON e.workflow <> 'stone' AND l.id = e.id
  JOIN stone s ON s.id = CASE e.workflow WHEN 'stone' THEN e.id ELSE l.stone_id END;
