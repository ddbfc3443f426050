import { type Contract, follow, type Schema } from "#server/plugins/contract/openapi.ts";
import type { Chance } from "./chance.ts";

/** The share of values that break their schema. */
const ODD = 0.04;
const DEEPEST = 6;

const odd: readonly unknown[] = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "'; DROP TABLE stone; --",
  "=1+1",
  "../../etc/passwd",
  "%00",
  "x".repeat(5_000),
  ...[-1, 0, 1.005, 1e308, Number.MAX_SAFE_INTEGER, 2 ** 31, null, true, [], {}, [[[[]]]]],
  { __proto__: null },
  { constructor: 1 },
  "2026-02-30",
  "9999-12-31T23:59:60Z",
  "NaN",
  "-0",
];

/** Values by a schema, and now and then wrong ones. `known` are values that the house has. */
export class Values {
  readonly #contract: Contract;
  readonly #chance: Chance;
  readonly #known: { stocks: readonly string[]; texts: readonly string[] };

  constructor(contract: Contract, chance: Chance, known: { stocks: readonly string[]; texts: readonly string[] }) {
    this.#contract = contract;
    this.#chance = chance;
    this.#known = known;
  }

  of(asked: Schema | undefined, name = "", depth = 0): unknown {
    const chance = this.#chance;
    if (chance.in(ODD)) return chance.pick(odd);
    const schema = follow<Schema>(this.#contract, asked) as Record<string, unknown> | undefined;
    if (!schema) return chance.pick(odd);
    if ("const" in schema) return schema.const;
    if (Array.isArray(schema.enum)) return chance.pick(schema.enum);
    const choices = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
    if (choices) return this.of(chance.pick(choices), name, depth);
    if (Array.isArray(schema.allOf)) {
      const parts = (schema.allOf as Schema[]).map((part) => this.of(part, name, depth));
      return Object.assign({}, ...parts.filter((part) => typeof part === "object"));
    }
    const type = Array.isArray(schema.type) ? chance.pick(schema.type as string[]) : schema.type;
    if (type === "object" || schema.properties) return this.#object(schema, depth);
    if (type === "array") return this.#array(schema, name, depth);
    if (type === "integer" || type === "number") return this.#number(schema, type);
    if (type === "boolean") return chance.in(0.5);
    return type === "null" ? null : this.#text(schema, name);
  }

  #object(schema: Record<string, unknown>, depth: number): unknown {
    const required = (schema.required ?? []) as string[];
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
    const share = depth > DEEPEST ? 0 : 0.35;
    const wanted = properties.filter(([name]) => required.includes(name) || this.#chance.in(share));
    return Object.fromEntries(wanted.map(([name, one]) => [name, this.of(one, name, depth + 1)]));
  }

  #array(schema: Record<string, unknown>, name: string, depth: number): unknown[] {
    const least = Number(schema.minItems ?? 0);
    const count = depth > DEEPEST ? least : least + this.#chance.below(3);
    return Array.from({ length: count }, () => this.of(schema.items as Schema, name, depth + 1));
  }

  #number(schema: Record<string, unknown>, type: string): number {
    const least = Number(schema.minimum ?? 1);
    const most = Math.min(Number(schema.maximum ?? 60), least + 60);
    const whole = least + this.#chance.below(Math.max(1, most - least + 1));
    return type === "integer" || this.#chance.in(0.5) ? whole : Math.round((whole + this.#chance.next()) * 100) / 100;
  }

  #text(schema: Record<string, unknown>, name: string): string {
    const chance = this.#chance;
    if (/stock_?n|search/i.test(name) && chance.in(0.8)) return chance.pick(this.#known.stocks);
    if (schema.format === "date") return `2026-1${chance.below(3)}-1${chance.below(10)}`;
    if (schema.format === "date-time") return "2026-11-22T10:00:00Z";
    if (schema.format === "email") return `fuzz${chance.below(1_000)}@demo.test`;
    if (schema.format === "uuid") return "00000000-0000-4000-8000-000000000000";
    const least = Number(schema.minLength ?? 0);
    return chance
      .pick(this.#known.texts)
      .padEnd(least, "x")
      .slice(0, Number(schema.maxLength ?? 200));
  }
}
