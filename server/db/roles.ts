import type pg from "pg";

/** The rights of the portal's role on a table. On tables not named here it has all four. */
const RIGHTS: Record<string, readonly string[]> = {
  audit_event: ["SELECT", "INSERT"], // the log is only ever added to (workflows: the audit log)
  audit_checkpoint: ["SELECT", "INSERT"], // signed checkpoints stay as they were
  audit_head: ["SELECT"], // touched by the log's trigger alone, with its owner's rights
  audit_finding: ["SELECT", "INSERT"], // findings stay
  machine_version: ["SELECT", "INSERT"], // the machine that decided stays as it was
  line_as_made: ["SELECT"], // written by a trigger, and never changed: figures are counted by it
  standing_line: ["SELECT"], // written by triggers alone: it says what the lines say
  line_standing: ["SELECT"],
  holder_place: ["SELECT"], // written by triggers alone: it says what account and business say
  account_place: ["SELECT"],
  last_heard: ["SELECT"], // written by triggers alone: it says what account, visits and lines say
  account_heard: ["SELECT"],
  migration: ["SELECT"],
};
const ALL = ["SELECT", "INSERT", "UPDATE", "DELETE"];

/** The columns that a machine decides. Only functions of the migrations write them; the portal's role may not. */
export const statusColumns: Readonly<Record<string, readonly string[]>> = {
  stone: ["status", "is_listed"],
  stone_line: ["state", "status"],
  task: ["state", "status"],
  load: ["state", "status"],
  feed: ["state", "status"],
  mailing: ["state", "status"],
  kyc_document: ["state", "status"],
  business: ["status", "is_active"],
  ...Object.fromEntries(
    [
      "account",
      "master",
      "sub_master",
      "carat_range",
      "collection",
      "featured_stone",
      "popup",
      "house_event",
      "banner",
      "demand",
      "provider",
      "stock_list",
      "scheduled_report",
    ].map((table) => [table, ["is_active"]]),
  ),
};
/** The tables whose rows begin with a transition: a function inserts them too. */
const begunByArrows: ReadonlySet<string> = new Set(["stone_line", "kyc_document", "load"]);
const writersOfStatuses = [
  "move_lines",
  "begin_lines",
  "move_stones",
  "move_business",
  "move_task",
  "move_document",
  "begin_document",
  "begin_load",
  "move_load",
  "switch_active",
  "switch_stock_list",
  "switch_scheduled_report",
  "move_feed",
  "move_mailing",
];

/**
 * Gives the portal's role its rights on the owner's tables, and takes all others away. `owner` is connected as the
 * owner of the tables. Answers warnings for the person who runs the portal.
 */
export async function grantRights(owner: pg.ClientBase, runtimeRole: string): Promise<string[]> {
  const { rows } = await owner.query<{ me: string }>("SELECT current_user AS me");
  if (rows[0]?.me !== runtimeRole) await grant(owner, runtimeRole);
  return await weaknesses(owner, runtimeRole);
}

async function grant(owner: pg.ClientBase, runtimeRole: string) {
  const role = owner.escapeIdentifier(runtimeRole);
  const { rows } = await owner.query<Relation>(
    `SELECT relname AS name, format('%I.%I', nspname, relname) AS table, relkind AS kind,
       ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
     WHERE nspname = 'public' AND relkind IN ('r', 'p', 'v', 'm', 'S') AND pg_has_role(current_user, relowner, 'USAGE')`,
  );
  const statements = rows.flatMap(({ name, table, kind, columns }) =>
    kind === "S"
      ? [`GRANT USAGE, SELECT ON SEQUENCE ${table} TO ${role}`]
      : [`REVOKE ALL ON ${table} FROM ${role}`, `GRANT ${rightsOn(name, columns)} ON ${table} TO ${role}`],
  );
  const { rows: writers } = await owner.query<{ writer: string }>(
    "SELECT oid::regprocedure::text AS writer FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proname = ANY ($1)",
    [writersOfStatuses],
  );
  const database = (await owner.query("SELECT quote_ident(current_database()) AS name")).rows[0].name;
  await owner.query("BEGIN"); // a portal that runs meanwhile never misses a right
  for (const statement of [
    ...statements,
    ...writers.map(({ writer }) => `GRANT EXECUTE ON FUNCTION ${writer} TO ${role}`),
    `GRANT USAGE ON SCHEMA public TO ${role}`,
    `GRANT CREATE ON DATABASE ${database} TO ${role}`, // the jobs live in a schema that they make themselves
  ]) {
    await owner.query(statement);
  }
  await owner.query("COMMIT");
}

type Relation = { name: string; table: string; kind: string; columns: string[] };

/**
 * The rights on a table. On a table with a status, the columns that may be changed are named one by one, without the
 * status.
 */
function rightsOn(table: string, columns: readonly string[]): string {
  const decided = statusColumns[table];
  if (!decided) return (RIGHTS[table] ?? ALL).join(", ");
  const free = columns.filter((column) => !decided.includes(column)).map((column) => `"${column}"`);
  const insert = begunByArrows.has(table) ? [] : ["INSERT"];
  return ["SELECT", ...insert, `UPDATE (${free.join(", ")})`, "DELETE"].join(", ");
}

/**
 * The weaknesses of the rights as the server sees them, not as they were granted: a superuser, or a member of the
 * owner's role, may do everything.
 */
async function weaknesses(owner: pg.ClientBase, runtimeRole: string): Promise<string[]> {
  const { rows } = await owner.query<{ may_change: boolean; may_create: boolean }>(
    `SELECT coalesce(bool_or(has_table_privilege($1, c.oid, 'UPDATE, DELETE, TRUNCATE')), false) AS may_change,
       has_database_privilege($1, current_database(), 'CREATE') OR to_regnamespace('pgboss') IS NOT NULL AS may_create
     FROM pg_class c WHERE c.oid IN (to_regclass('public.audit_event'), to_regclass('public.audit_head'))`,
    [runtimeRole],
  );
  const found = rows[0];
  return [
    ...(found?.may_change
      ? [
          `the role "${runtimeRole}" could change the audit log, which only its triggers forbid: set DATABASE_OWNER_URL to another role that owns the tables`,
        ]
      : []),
    ...(found?.may_create
      ? []
      : [`the role "${runtimeRole}" cannot create the schema of the jobs: GRANT CREATE ON DATABASE to it`]),
  ];
}
