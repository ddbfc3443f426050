import type { Body, Data } from "#api/operation-types.ts";
import type { DemoName } from "./actors.ts";
import type { TestApp } from "./app.ts";
import { aProvider } from "./supply-samples.ts";

type LoadDetail = Data<"getLoad">;
type Mode = NonNullable<Body<"saveMapping">["mode"]>;
/** A row of a supplier's file, by its headers. */
export type FileRow = Record<string, string | number>;

/** A row of a plain file: a natural round of one carat, unless the test says otherwise. */
export const aRow = (stock: string, more: FileRow = {}): FileRow => ({
  "Stock #": stock,
  Shape: "ROUND",
  Weight: "1.00",
  Color: "D",
  Clarity: "VVS1",
  Lab: "GIA",
  "Report #": `77${stock.replace(/\D/g, "")}`,
  Origin: "Natural",
  "Price per carat": "5000.00",
  ...more,
});

export function csvOf(rows: readonly FileRow[], name = "stock.csv"): File {
  const head = Object.keys(rows[0] ?? {});
  const lines = [head, ...rows.map((row) => head.map((column) => String(row[column] ?? "")))];
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return new File([lines.map((cells) => cells.map(cell).join(",")).join("\r\n")], name, { type: "text/csv" });
}

/** A supplier and the house's people who take its files. */
export class Supplier {
  readonly portal: TestApp;
  readonly id: number;
  readonly by: DemoName;

  private constructor(portal: TestApp, id: number, by: DemoName) {
    this.portal = portal;
    this.id = id;
    this.by = by;
  }

  static async of(portal: TestApp, name = "Harbour Gems", prefix = "HARB", by: DemoName = "admin"): Promise<Supplier> {
    return new Supplier(portal, await aProvider(portal, name, prefix), by);
  }

  /** Sends a file. Answers the number of its load. */
  async send(rows: readonly FileRow[] | File, mode: Mode = "whole"): Promise<number> {
    const file = rows instanceof File ? rows : csvOf(rows);
    const { data } = await this.portal
      .as(this.by)
      .call("saveMapping", { body: { provider_id: this.id, mode }, files: { uploadExcel: [file] } } as never);
    return data.load_id ?? 0;
  }

  async load(id: number): Promise<LoadDetail> {
    return (await this.portal.as(this.by).call("getLoad", { path: { id } })).data;
  }

  /** Sends a file and has it read: the load as it waits. */
  async dryRun(rows: readonly FileRow[] | File, mode: Mode = "whole"): Promise<LoadDetail> {
    const id = await this.send(rows, mode);
    await this.portal.runJobs();
    return this.load(id);
  }

  /** Commits a load that waits, with every reason accepted. */
  async commit(load: LoadDetail): Promise<LoadDetail> {
    await this.askCommit(load);
    await this.portal.runJobs();
    return this.load(load.id);
  }

  askCommit({ id, version, waits_for }: LoadDetail, accepted = waits_for.map(({ reason }) => reason)) {
    return this.portal.as(this.by).send("commitLoad", { path: { id }, body: { version, accepted } });
  }

  async rollBack({ id, version }: LoadDetail): Promise<LoadDetail> {
    await this.portal.as(this.by).send("rollBackLoad", { path: { id }, body: { version } });
    await this.portal.runJobs();
    return this.load(id);
  }

  async take(rows: readonly FileRow[], mode: Mode = "whole"): Promise<LoadDetail> {
    return this.commit(await this.dryRun(rows, mode));
  }

  /** The supplier's stones, by their own numbers. */
  async stones(): Promise<
    Record<string, { stock_no: string; status: number; price_per_ct: string; is_listed: boolean }>
  > {
    const { rows } = await this.portal.pool.query(
      "SELECT org_stock_no, stock_no, status, is_listed, price_per_ct FROM stone WHERE provider_id = $1 ORDER BY id",
      [this.id],
    );
    return Object.fromEntries(rows.map(({ org_stock_no, ...stone }) => [org_stock_no, stone]));
  }

  async rows(id: number, kind?: LoadDetail["state"] | string) {
    const query = kind === undefined ? {} : { kind };
    return (await this.portal.as(this.by).call("listLoadRows", { path: { id }, query: query as never })).data.data;
  }
}
