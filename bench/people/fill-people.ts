import type pg from "pg";

/**
 * Adds customers with their businesses under twenty associates; every fiftieth waits for a decision on a document. They
 * are written beside the portal: only the list is measured.
 */
export async function fillPeople(pool: pg.Pool, count: number): Promise<{ associate: number }> {
  const { rows } = await pool.query<{ id: number }>(associates);
  await pool.query(customers, [count, rows.map(({ id }) => id)]);
  await pool.query(documents);
  for (const table of ["account", "business", "client_entry", "kyc", "kyc_document"]) {
    const { rows: kept } = await pool.query(`SELECT count(*) AS count FROM ${table}`);
    if (!kept[0].count) throw new Error(`${table} is empty`);
  }
  return { associate: rows[0]?.id ?? 0 };
}

const associates = `INSERT INTO account (role_id, email, user_name, password_hash, first_name, last_name)
  SELECT 5, 'associate' || n || '@bench.test', 'bench.associate' || n, 'x', 'Associate', 'No ' || n
  FROM generate_series(1, 20) n RETURNING id`;

const customers = `WITH b AS (
    INSERT INTO business (company_name, status, country_id, address, postal_code, phone, website, tax_identification_number)
    SELECT (ARRAY['Aster', 'Birch', 'Cedar', 'Delta', 'Ember', 'Fjord', 'Grove', 'Harbour', 'Iris', 'Juniper'])[1 + n % 10]
        || ' ' || (ARRAY['Jewels', 'Diamonds', 'Gems', '& Sons', 'Trading', 'House', 'Stones'])[1 + n % 7] || ' ' || n,
      (ARRAY[9, 10, 11, 11])[1 + n % 4], 101, n || ' Orchard Lane', '400051', '22 2657 0000', 'www.b' || n || '.test',
      '27AAACO' || n
    FROM generate_series(1, $1::integer) n RETURNING id)
  INSERT INTO account (role_id, email, user_name, password_hash, first_name, last_name, mobile, mobile_country_id,
    business_id, associate_id, created_at, is_active)
  SELECT 2, 'c' || id || '@bench.test', 'bench' || id, repeat('x', 120),
    (ARRAY['Nora', 'Mara', 'Tom', 'Lars', 'Ines', 'Priya', 'Jonas'])[1 + id % 7],
    (ARRAY['Quist', 'Lind', 'Alder', 'Novak', 'Raman', 'Okafor'])[1 + id % 6], '70 123 45 67', 213, id,
    ($2::bigint[])[1 + id % 20], timestamptz '2025-01-01' + (id * 7 || ' minutes')::interval, id % 50 <> 0
  FROM b`;

const documents = `WITH k AS (
    INSERT INTO kyc (business_id, user_id, created_at)
    SELECT business_id, id, created_at FROM account WHERE email LIKE '%@bench.test' AND role_id = 2 AND id % 50 = 3
    RETURNING *)
  INSERT INTO kyc_document (kyc_id, category, state, status, document_type_id, stored_name, original_name, media_type,
    bytes, sha256, sealed_with, submitted_by, submitted_at, created_at, updated_at)
  SELECT id, 'owner', 'pending', 1, (SELECT min(id) FROM sub_master), 'bench' || id, 'x', 'image/png', 1, 'x', 'x', user_id,
    created_at, created_at, created_at FROM k`;
