import { externalRoles } from "./roles.ts";
import type { ShownList } from "./stone-lists.ts";

/** The rows of a page of external clients, and of each list of one of them (spec §9). */
export const externalPageSize = 200;

const shortLists: ReadonlySet<ShownList> = new Set(["cart", "confirm", "enquiry"]);

/** The rows of a page of a list if nobody names a size (spec §9). */
export const linesPageSize = (list: ShownList): 50 | 500 => (shortLists.has(list) ? 50 : 500);

/** The same for the lines of one client alone. */
export const clientPageSize = (list: ShownList, role: number): number =>
  externalRoles.includes(role) ? externalPageSize : linesPageSize(list);
