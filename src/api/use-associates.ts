import { useCall } from "./query.ts";

const minute = 60_000;
const none: readonly { value: string; label: string }[] = [];

/** The associates that a field offers for a client (spec §3). */
export function useAssociates(isAsked: boolean): readonly { value: string; label: string }[] {
  const { data } = useCall("listAssociateOptions", { query: { size: 1000 } }, { freshForMs: minute, isReady: isAsked });
  return data?.data.map(({ value, label }) => ({ value: String(value), label })) ?? none;
}
