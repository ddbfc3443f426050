import type { Data } from "#api/operation-types.ts";
import { whatHappened } from "#domain/audit/what-happened.ts";
import type { LogRow } from "../db/queries/audit-log.ts";
import { namesOf, subjectsOf } from "../db/queries/audit-subjects.ts";
import type { Reading } from "../house/context.ts";

export type LogLine = Data<"listAuditLogs">["data"][number];

/** Entries as sentences, with the present names of people and items. */
export async function logLines(db: Reading["db"], rows: readonly LogRow[]): Promise<LogLine[]> {
  const ids = rows.flatMap((row) => [row.who, row.on_behalf_of, row.holder]).filter((id) => id !== null);
  const [names, subjects] = await Promise.all([namesOf(db, [...new Set(ids)]), subjectsOf(db, rows)]);
  const byItem = new Map(subjects.map((subject) => [`${subject.workflow} ${subject.item}`, subject]));
  const person = (id: number | null) => (id === null ? null : { id, name: names.get(id) ?? "" });
  return rows.map(({ said, about, holder, who, on_behalf_of, at, ...row }) => {
    const { label, stock_no } = byItem.get(`${row.workflow} ${row.item}`) ?? { label: null, stock_no: about };
    return {
      ...row,
      at: at.toISOString(),
      who: person(who),
      // The sender of `session.open` is not signed in yet: the entry names them by the session's holder.
      signed_in: who === null && row.transition === "session.open" ? person(holder) : null,
      on_behalf_of: person(on_behalf_of),
      what: whatHappened({ ...row, label: label ?? (person(holder)?.name || said), stock_no }),
    };
  });
}
