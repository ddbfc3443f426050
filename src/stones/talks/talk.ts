import type { Data } from "#api/operation-types.ts";
import type { Meanwhile } from "#domain/problems.ts";
import { words } from "./words.ts";

export type Talk = Data<"getEnquiry">;
export type Message = Talk["messages"][number];

/** The author of a message, as far as this reader may know. */
export function authorOf({ author: { name, is_own, is_client } }: Message): string {
  if (is_own) return words.you;
  return name ?? (is_client ? words.unknown : words.house);
}

/** The other side's end of an enquiry; null while it goes on, or if one ended it oneself. */
export function endOf(messages: readonly Message[]): Meanwhile | null {
  const last = messages.at(-1);
  if (!last || last.author.is_own) return null;
  if (last.kind !== "closed" && last.kind !== "accepted") return null;
  const event = last.kind === "closed" ? "enquiry.close" : "enquiry.accept";
  return { event, by: last.author.name, at: last.at, ...(last.text && { note: last.text }) };
}
