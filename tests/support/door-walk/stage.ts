import type { OperationId } from "#api/operation-types.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { defaultRules, type TradeRules } from "#domain/trade-rules.ts";
import type { Api } from "../api.ts";
import type { TestApp } from "../app.ts";
import { type Owner, ownerId } from "../rows.ts";
import { aStockNumber } from "../stone-samples.ts";

/** One stone of the demo house and one client, moved by the portal's own calls alone. */
export class Stage {
  readonly portal: TestApp;
  readonly stockNo: string;
  readonly client: Owner;

  private constructor(portal: TestApp, stockNo: string, client: Owner) {
    this.portal = portal;
    this.stockNo = stockNo;
    this.client = client;
  }

  static of = async (portal: TestApp, client: Owner) => new Stage(portal, await aStockNumber(portal), client);

  api(by: Owner): Api {
    return by === "guest" ? this.portal.asGuest() : this.portal.as(by);
  }

  async call(by: Owner, operation: OperationId, body: object, path = {}): Promise<void> {
    const answer = await this.api(by).send(operation, { body, path });
    if (answer.status >= 300) throw new Error(`${operation} by ${by} was answered ${answer.status}: ${answer.text}`);
  }

  /** Begins a line of this stone: a buyer's for themselves, the house's for a client. */
  async begin(by: Owner, operation: OperationId, more: object = {}): Promise<void> {
    await this.call(by, operation, { stock_numbers: [this.stockNo], ...more });
  }
  async beginFor(client: Owner, operation: OperationId, more: object = {}): Promise<void> {
    await this.begin("admin", operation, { user_id: await ownerId(this.portal, client), ...more });
  }

  async line(list: StoneList): Promise<{ id: number; version: number }> {
    const { rows } = await this.portal.pool.query(
      `SELECT l.id, l.version FROM stone_line l JOIN stone s ON s.id = l.stone_id
        WHERE s.stock_no = $1 AND l.list = $2 ORDER BY l.id DESC LIMIT 1`,
      [this.stockNo, list],
    );
    return rows[0];
  }
  async move(by: Owner, list: StoneList, operation: OperationId, more: object = {}): Promise<void> {
    await this.call(by, operation, { ids: [(await this.line(list)).id], ...more });
  }

  async list(is_listed: boolean): Promise<void> {
    await this.call("admin", "setStoneListing", { is_listed }, { stock_no: this.stockNo });
  }

  async rule(rules: Partial<TradeRules>): Promise<void> {
    const { data } = await this.portal.as("admin").call("getTradeRules");
    await this.call("admin", "setTradeRules", { ...defaultRules, ...rules, version: data.version });
  }
}
