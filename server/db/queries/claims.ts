import { sql } from "kysely";
import { isInTime } from "./line-now.ts";

/** The lists and states in which a line has its stone; a sold one keeps it. */
const unsold = sql`('hold', 'held'), ('confirm', 'pending'), ('confirm', 'approved.awaitingMemo'), ('memo', 'issued')`;
const listAndState = (line: string) => sql`(${sql.ref(`${line}.list`)}, ${sql.ref(`${line}.state`)})`;

/** True for a line that claims its stone, as the index stone_line_one_claim has it (migration 0009). */
export const isClaim = (line: string) => sql`${listAndState(line)} IN (${unsold}, ('memo', 'sold'))`;

/** True for a claim on a stone that is not sold yet. */
export const isUnsoldClaim = (line: string) => sql`${listAndState(line)} IN (${unsold})`;

/** The same, without holds whose time is up. */
export const isLiveClaim = (line: string, now: Date) => sql`${isClaim(line)} AND ${isInTime(line, now)}`;
export const isLiveUnsoldClaim = (line: string, now: Date) => sql`${isUnsoldClaim(line)} AND ${isInTime(line, now)}`;
