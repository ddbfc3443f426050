import { expect, test } from "vitest";
import { followLog } from "#server/evidence/follow.ts";
import { foldLog } from "#server/insight/fold.ts";
import { useOwnApp } from "#support/app.ts";
import { asOwner } from "#support/planted-faults.ts";

const portal = useOwnApp();

/** Lets the log grow by one entry each time that a reader notes how far it came. */
const growWith = (table: string) =>
  asOwner(portal, (owner) =>
    owner.query(`CREATE FUNCTION grow() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
        INSERT INTO audit_event (at, body)
          VALUES (now(), '{"item":"1","operation":"test","request_id":"test","transition":"note","workflow":"note"}');
        RETURN NULL;
      END $$;
      CREATE TRIGGER grow AFTER UPDATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION grow()`),
  );
const stopGrowing = () => asOwner(portal, (owner) => owner.query("DROP FUNCTION grow CASCADE"));
const sizeOfLog = async () => {
  const { rows } = await portal.pool.query<{ size: number }>("SELECT size FROM audit_head");
  return rows[0]?.size ?? 0;
};

test.each([
  ["counts the figures", "roll_up", foldLog],
  ["follows the log", "evidence_cursor", followLog],
] as const)(
  "whoever %s comes to an end while the log grows, and reads the rest at the next turn",
  async (_, table, read) => {
    await growWith(table);
    await read(portal.house);
    const grown = await sizeOfLog();
    await read(portal.house);
    expect(await sizeOfLog()).toBeGreaterThan(grown);
    await stopGrowing();
    await read(portal.house);
    const { rows } = await portal.pool.query(
      `SELECT DISTINCT seq = (SELECT size FROM audit_head) AS "isAtEnd" FROM ${table}`,
    );
    expect(rows).toEqual([{ isAtEnd: true }]);
  },
);
