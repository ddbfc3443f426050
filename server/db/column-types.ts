import type { ColumnType } from "kysely";

export type Timestamp = Date;
/** An exact decimal: read as text (parsers.ts), written as text or number. */
export type Decimal = ColumnType<string, string | number, string | number>;
export type MaybeDecimal = ColumnType<string | null, string | number | null | undefined, string | number | null>;
