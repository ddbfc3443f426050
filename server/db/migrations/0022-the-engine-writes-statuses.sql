-- A status is written by these functions and not otherwise: the portal's role has no right to change it in the tables
-- (server/db/roles.ts). Only server/workflows calls them, after a machine decided.

-- Lines that move, whole; each counts its version up.
CREATE FUNCTION move_lines(moved jsonb, moved_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  UPDATE stone_line AS l SET state = c.state, status = c.status, agreed_ppc = c.agreed_ppc, remark = c.remark,
    text = c.text, reason = c.reason, expires_at = c.expires_at, extensions = c.extensions, ended_by = c.ended_by,
    reversible_until = c.reversible_until, waits_since = c.waits_since, sold_ppc = c.sold_ppc, memo_id = c.memo_id,
    invoice_id = c.invoice_id, version = l.version + 1, updated_at = moved_at
  FROM jsonb_populate_recordset(NULL::stone_line, moved) AS c WHERE l.id = c.id;
END $$;

-- New lines, in the order in which they come.
CREATE FUNCTION begin_lines(begun jsonb) RETURNS SETOF stone_line
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO stone_line (list, state, status, stone_id, holder_id, business_id, made_by, rap, disc,
      price_per_ct, total_amt, markup_disc, markup_ppc, sell_amt, agreed_ppc, remark, text, reason, expires_at,
      extensions, ended_by, reversible_until, sold_ppc, waits_since, enquiry_id, order_id, memo_id, invoice_id,
      created_at, updated_at)
    SELECT list, state, status, stone_id, holder_id, business_id, made_by, rap, disc,
      price_per_ct, total_amt, markup_disc, markup_ppc, sell_amt, agreed_ppc, remark, text, reason, expires_at,
      extensions, ended_by, reversible_until, sold_ppc, waits_since, enquiry_id, order_id, memo_id, invoice_id,
      created_at, updated_at
    FROM jsonb_populate_recordset(NULL::stone_line, begun) RETURNING *;
END $$;

CREATE FUNCTION move_stones(ids bigint[], statuses integer[], listed boolean[], moved_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  UPDATE stone AS s SET status = c.status, is_listed = c.is_listed, version = s.version + 1, updated_at = moved_at
  FROM unnest(ids, statuses, listed) AS c (id, status, is_listed) WHERE s.id = c.id;
END $$;

CREATE FUNCTION move_business(business_id bigint, to_status integer, moved_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE business SET status = to_status, version = version + 1, updated_at = moved_at WHERE id = business_id;
END $$;

CREATE FUNCTION move_task(task_id bigint, moved jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  UPDATE task AS t SET state = c.state, status = c.status, done_by = c.done_by, done_at = c.done_at,
    version = t.version + 1, updated_at = c.updated_at
  FROM jsonb_populate_record(NULL::task, moved) AS c WHERE t.id = task_id;
END $$;

-- Of a paper that moves, what is named; the rest stays.
CREATE FUNCTION move_document(document_id bigint, moved jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  d kyc_document;
BEGIN
  SELECT * INTO d FROM kyc_document WHERE id = document_id FOR UPDATE;
  d := jsonb_populate_record(d, moved - 'id' - 'kyc_id' - 'category' - 'created_at');
  UPDATE kyc_document SET state = d.state, status = d.status, document_type_id = d.document_type_id, info = d.info,
    remark = d.remark, stored_name = d.stored_name, original_name = d.original_name, media_type = d.media_type,
    bytes = d.bytes, pages = d.pages, sha256 = d.sha256, sealed_with = d.sealed_with, submitted_by = d.submitted_by,
    submitted_at = d.submitted_at, decided_by = d.decided_by, decided_at = d.decided_at, version = version + 1,
    updated_at = d.updated_at
  WHERE id = document_id;
END $$;

CREATE FUNCTION begin_document(begun jsonb) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  made bigint;
BEGIN
  INSERT INTO kyc_document (kyc_id, category, state, status, document_type_id, info, remark, stored_name, original_name,
      media_type, bytes, pages, sha256, sealed_with, submitted_by, submitted_at, decided_by, decided_at, created_at,
      updated_at)
    SELECT kyc_id, category, state, status, document_type_id, info, remark, stored_name, original_name,
      media_type, bytes, pages, sha256, sealed_with, submitted_by, submitted_at, decided_by, decided_at, created_at,
      updated_at
    FROM jsonb_populate_record(NULL::kyc_document, begun)
    RETURNING id INTO made;
  RETURN made;
END $$;

CREATE FUNCTION switch_active(of_table text, row_id bigint, to_active boolean, moved_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF of_table <> ALL (ARRAY['master', 'sub_master', 'carat_range', 'collection', 'featured_stone', 'demand', 'business',
    'account']) THEN
    RAISE EXCEPTION '% has no active flag that a machine moves', of_table;
  END IF;
  EXECUTE format('UPDATE %I SET is_active = $1, version = version + 1, updated_at = $2 WHERE id = $3', of_table)
    USING to_active, moved_at, row_id;
END $$;

REVOKE ALL ON FUNCTION move_lines, begin_lines, move_stones, move_business, move_task, move_document, begin_document,
  switch_active FROM PUBLIC;
