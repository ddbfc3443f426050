import { count } from "#domain/format.ts";

/** "1 step", "2 steps". */
export const counted = (n: number, one: string, many: string): string => `${count(n)} ${n === 1 ? one : many}`;
