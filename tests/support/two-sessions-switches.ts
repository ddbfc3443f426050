import type { DemoName } from "./actors.ts";
import type { TestApp } from "./app.ts";
import { type Toggle, toggles } from "./door-walk/toggles.ts";
import type { Meeting, SessionAct } from "./two-sessions.ts";

/** Both sessions are administrators', or its owner's where a row is one's own; a report may be switched by either. */
function actsOf({ machine, owner, switch: operation }: Toggle, is_active: boolean): readonly SessionAct[] {
  const act: SessionAct = { operation, more: { is_active } };
  if (!owner) return [act];
  const own = { ...act, by: owner as DemoName };
  return machine === "scheduledReport" ? [own, { ...act, by: "admin2" }] : [own];
}

/** One row of a kind, made once: it is switched back before every meeting. */
function meetingsAt(toggle: Toggle): Meeting[] {
  const { machine, owner = "admin", switch: operation, table, make } = toggle;
  let made: Promise<number> | undefined;
  return [true, false].map((isActive) => ({
    machine,
    state: isActive ? "active" : "inactive",
    async make(portal: TestApp) {
      made ??= make(portal);
      const id = await made;
      const { rows } = await portal.pool.query(`SELECT is_active FROM ${table} WHERE id = $1`, [id]);
      if (rows[0].is_active !== isActive) {
        await portal.as(owner as DemoName).send(operation, { path: { id }, body: { is_active: isActive } });
      }
      return { id, version: 0, input: ({ more = {} }) => ({ path: { id }, body: more }) };
    },
    acts: actsOf(toggle, !isActive),
  }));
}

/** Every switch of the house, on and off. */
export const switchMeetings: readonly Meeting[] = toggles.flatMap(meetingsAt);
