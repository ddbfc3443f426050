/** The most numbers of one parameter: a server takes 128 KiB for each, unless it is told otherwise. */
const MOST_NUMBERS = 8000;

/** The parameters of a statement. Whatever a person wrote reaches ClickHouse as one of them, never as SQL. */
export class Parameters {
  readonly values: Record<string, unknown> = {};

  /** Adds a parameter. Answers its place in the statement. */
  add(type: "Int64" | "String" | "Array(Int64)" | "Array(String)", value: unknown): string {
    const name = `p${Object.keys(this.values).length}`;
    this.values[name] = value;
    return `{${name}:${type}}`;
  }

  /** Adds a list of numbers, in as many parameters as it needs. */
  addNumbers(numbers: readonly number[]): string {
    const parts = Array.from({ length: Math.max(1, Math.ceil(numbers.length / MOST_NUMBERS)) }, (_, part) =>
      this.add("Array(Int64)", numbers.slice(part * MOST_NUMBERS, (part + 1) * MOST_NUMBERS)),
    );
    return `arrayConcat(${parts.join(", ")})`;
  }
}
