import { randomUUID } from "node:crypto";
import type { Fighter, People } from "#support/fighters.ts";
import { pick, some } from "./chance.ts";
import type { Field } from "./field.ts";

/** An id that no line has, for a person who sees no line but asks for one all the same. */
const NOBODYS = { id: 9_000_000_000, version: 1 };
type Call = { sender: Fighter; method: "POST" | "PUT"; path: string; data: object };

/** A random act, mostly on stones that others want as well. */
export function anAct(people: People, field: Field): Call {
  const buyer = pick(people.buyers);
  const stock_numbers = some(field.stones, 1 + Math.floor(Math.random() * 3));
  const { id: user_id } = buyer;
  const one = (list: string) => {
    const lines = field.lines.filter((line) => line.list === list);
    return lines.length > 0 ? pick(lines) : NOBODYS;
  };
  const of = (list: string) => [one(list).id];
  const { admin } = people;
  return pick<() => Call>([
    () => ({ sender: buyer, method: "POST", path: "hold", data: { stock_numbers } }),
    () => ({ sender: buyer, method: "POST", path: "hold", data: { stock_numbers } }),
    () => ({ sender: buyer, method: "POST", path: "confirm-stone", data: { stock_numbers } }),
    () => ({ sender: admin, method: "POST", path: "memo", data: { stock_numbers, user_id } }),
    () => ({ sender: admin, method: "PUT", path: "release-hold", data: { ids: of("hold") } }),
    () => ({ sender: admin, method: "PUT", path: "release-hold", data: { ids: of("hold") } }),
    () => ({ sender: admin, method: "PUT", path: "approve-stone", data: { ids: of("confirm") } }),
    () => ({
      sender: admin,
      method: "PUT",
      path: "reject-stone",
      data: { ids: of("confirm"), reason: "Sold elsewhere" },
    }),
    () => {
      const { id, version } = one("confirm");
      return {
        sender: admin,
        method: "PUT",
        path: "update-confirm-stone",
        data: { lines: [{ id, version, status: 4 }] },
      };
    },
    () => ({ sender: admin, method: "PUT", path: "receive-memo", data: { ids: of("memo") } }),
    () => ({ sender: admin, method: "PUT", path: "receive-memo", data: { ids: of("memo") } }),
  ])();
}

export type Outcome = { key: string; status: number };

/** Sends an act under a key of its own; status 0 means no answer at all. */
export async function send(address: string, { sender, method, path, data }: Call): Promise<Outcome> {
  const key = randomUUID();
  try {
    const response = await fetch(`${address}/api/v1/inventory/new-arrival/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${sender.token}`,
        "content-type": "application/json",
        "idempotency-key": key,
      },
      body: JSON.stringify({ data }),
    });
    await response.arrayBuffer(); // An answer that arrived in half acknowledges nothing.
    return { key, status: response.status };
  } catch {
    return { key, status: 0 };
  }
}
