import { expect } from "@playwright/test";
import { wrongOnALine } from "#support/answers-on-a-line.ts";
import { demoPassword } from "#support/built-portal.ts";

type Answer = { status: string; message: string; data: never };

const deliverer = {
  source: 7,
  company_name: "Quay Deliveries",
  first_name: "Dana",
  last_name: "Quay",
  email: "deliverer@demo.test",
  user_name: "quay.deliverer",
  password: demoPassword,
};

/** Calls of the house outside the browser, as the administrator of the demo house. */
export class HouseClient {
  readonly address: string;
  readonly #tokens = new Map<string, Promise<string>>();

  constructor(address: string) {
    this.address = address;
  }

  async call(method: string, path: string, data?: unknown): Promise<Answer> {
    return this.callAs("admin", method, path, data);
  }

  /** A call by one of the demo house's people, like from their own screen. */
  async callAs(name: string, method: string, path: string, data?: unknown): Promise<Answer> {
    const token = this.#tokens.get(name) ?? this.signIn(name);
    this.#tokens.set(name, token);
    return this.send(method, path, data, await token);
  }

  /** The numbers of white stones that are free for this person, in this count. */
  async freeStones(name: string, count: number): Promise<string[]> {
    const { data } = await this.callAs(name, "POST", "/inventory/search?size=500", { diamond_type: "white" });
    const { stockList } = data as { stockList: { stock_no: string; status: number }[] };
    return stockList.flatMap(({ stock_no, status }) => (status === 1 ? [stock_no] : [])).slice(0, count);
  }

  /** Lets the next journey hold a stone at once after another one released it. */
  async withoutRest(): Promise<void> {
    const { data } = await this.call("GET", "/home-setting/trade-rules");
    await this.call("PUT", "/home-setting/trade-rules", { ...(data as object), hold_rest_hours: 0 });
  }

  /**
   * Links `deliverer`, an external client of the journeys' own, to the provider whose stock they deliver; null takes the
   * link away. Other journeys change the external clients of the demo house.
   */
  async deliversFor(provider_id: number | null): Promise<void> {
    const { data } = await this.call("GET", "/external-clients?search=deliverer");
    const [known] = (data as { data: { id: number }[] }).data;
    const { id } = known ?? ((await this.call("POST", "/external-clients", deliverer)).data as { id: number });
    const { version } = (await this.call("GET", `/external-clients/${id}`)).data as { version: number };
    await this.call("PUT", `/external-clients/${id}`, { provider_id, version });
  }

  async signIn(name: string): Promise<string> {
    return (await this.openSession(name)).token;
  }

  /** A new session in the form that the portal stores in a browser. */
  async openSession(name: string): Promise<{ token: string; user: object; shownPopups: number[] }> {
    const email = `${name}@demo.test`;
    const answer = await this.send("POST", "/user/login", { email, password: demoPassword });
    if (answer.status !== "success") throw new Error(`${email} cannot sign in: ${answer.message}`);
    const { token, ...user } = answer.data as { token: string };
    return { token, user, shownPopups: [] };
  }

  /** Signs up a customer without a business, with the shared password. */
  async signUp(email: string): Promise<void> {
    await this.call("POST", "/user/send-otp", { email });
    const proof = await this.call("POST", "/user/otp-verify", { email, otp: await this.codeFor(email) });
    const { verification } = proof.data as { verification: string };
    const person = { user_name: email.split("@")[0], first_name: "Nora", last_name: "Quist" };
    const telephone = { mobile: "70 123 45 67", mobile_country_id: 213 };
    await this.call("POST", "/user/signup", { verification, email, password: demoPassword, ...person, ...telephone });
  }

  /** The six digits of the latest mail to an address. A job posts it, so it may take a moment. */
  async codeFor(address: string): Promise<string> {
    let code = "";
    await expect
      .poll(async () => {
        const { data } = await this.call("GET", `/admin/outbox?search=${encodeURIComponent(address)}`);
        const [latest] = (data as { data: { id: number }[] }).data;
        if (!latest) return "";
        const mail = await this.call("GET", `/admin/outbox/${latest.id}`);
        code = (mail.data as { text: string }).text.match(/\b\d{6}\b/)?.[0] ?? "";
        return code;
      })
      .toMatch(/^\d{6}$/);
    return code;
  }

  /** Ends the other sessions of this token's owner, like in the profile. */
  async endOtherSessions(token: string): Promise<void> {
    const { data } = await this.send("GET", "/user/sessions", undefined, token);
    for (const session of (data as { data: { id: string; is_current: boolean }[] }).data) {
      if (!session.is_current) await this.send("DELETE", `/user/sessions/${session.id}`, undefined, token);
    }
  }

  private async send(method: string, path: string, data: unknown, token?: string): Promise<Answer> {
    const url = `${this.address}/api/v1${path}`;
    const response = await fetch(url, {
      method,
      headers: {
        ...(data !== undefined && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(data !== undefined && { body: JSON.stringify({ data }) }),
    });
    const body = (await response.json()) as Answer;
    const wrong = wrongOnALine({ method, url, status: response.status, body });
    if (wrong !== null) throw new Error(wrong);
    return body;
  }
}
