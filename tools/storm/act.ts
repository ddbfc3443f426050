import { randomUUID } from "node:crypto";
import type { Fighter, People } from "#support/fighters.ts";
import { pick, some } from "./chance.ts";

export type Line = { id: number; list: string; version: number };
/** What is there to be fought for, and the lines that somebody was told of. */
export type Field = { stones: string[]; lines: Line[] };
/** An id that no line has: who knows of none asks for it all the same. */
const NOBODYS = 9_000_000_000;
type Call = { sender: Fighter; method: "POST" | "PUT"; path: string; data: object };

/** Something that somebody does now, by chance: most of it about stones that others want as well. */
export function anAct(people: People, field: Field): Call {
  const buyer = pick(people.buyers);
  const stock_numbers = some(field.stones, 1 + Math.floor(Math.random() * 3));
  const { id: user_id } = buyer;
  const of = (list: string) => {
    const lines = field.lines.filter((line) => line.list === list);
    return [lines.length > 0 ? pick(lines).id : NOBODYS];
  };
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
    () => ({ sender: admin, method: "PUT", path: "receive-memo", data: { ids: of("memo") } }),
    () => ({ sender: admin, method: "PUT", path: "receive-memo", data: { ids: of("memo") } }),
  ])();
}

export type Outcome = { key: string; status: number; lines: Line[] };

/** Sends it, under a key of its own; status 0 is no answer at all. */
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
    const answer = (await response.json()) as { data?: { data: Line[] } };
    return { key, status: response.status, lines: response.ok ? (answer.data?.data ?? []) : [] };
  } catch {
    return { key, status: 0, lines: [] };
  }
}
