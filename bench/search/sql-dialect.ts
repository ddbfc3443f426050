/** The differences between the databases' languages. */
export interface Dialect {
  /** a ÷ b of whole numbers, rounded towards zero. */
  divide(a: string, b: string): string;
  /** The viewer's factor of a row. */
  factor(factors: ArrayLike<number>): string;
  isOneOf(column: string, texts: readonly string[]): string;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const inList = (column: string, texts: readonly string[]) => `${column} IN (${texts.map(quoted).join(",")})`;

export const postgresDialect: Dialect = {
  divide: (a, b) => `((${a})/(${b}))`,
  // The factors are one constant array.
  factor: (factors) => `('{${Array.from(factors).join(",")}}'::int[])[bucket+1]`,
  isOneOf: (column, texts) => `${column} = ANY(ARRAY[${texts.map(quoted).join(",")}])`,
};

export const duckdbDialect: Dialect = {
  divide: (a, b) => `((${a})//(${b}))`,
  factor: (factors) => `([${Array.from(factors).join(",")}]::int[])[bucket+1]`,
  isOneOf: inList,
};

export const clickhouseDialect: Dialect = {
  divide: (a, b) => `intDiv(${a},${b})`,
  factor: (factors) => `([${Array.from(factors).join(",")}])[bucket+1]`,
  isOneOf: inList,
};

/** SQLite has no arrays, so the factors of all people are in a table. */
export const sqliteDialect = (person: number): Dialect => ({
  divide: (a, b) => `((${a})/(${b}))`,
  factor: () => `(SELECT f FROM factor WHERE factor.id=${person * 100_000}+bucket)`,
  isOneOf: inList,
});
