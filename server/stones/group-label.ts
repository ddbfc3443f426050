import { clientLabel } from "#domain/client-label.ts";
import type { LineGroup } from "../db/queries/line-groups.ts";

/** The name of a group: its day, its client, both, or the number of its paper; null for lines without one. */
export function groupLabel(group: Omit<LineGroup, "sums" | "key">): string | null {
  const { day, paper_no, first_name, last_name = "", role_id = 0, company_name = null } = group;
  if (paper_no !== undefined) return paper_no;
  const client = first_name && clientLabel({ role_id, first_name, last_name, business: { company_name } });
  return [day, client].filter(Boolean).join(" · ");
}
