import type { DemoName } from "./actors.ts";
import { useApp } from "./app.ts";

export const events = (steps: readonly { event: string }[]) => steps.map(({ event }) => event);

export const wholeLife = [
  "arrived",
  "watchlist.add",
  "cart.add",
  "notes.add",
  "hold.hold",
  "confirm.requestHeld",
  "hold.convert",
  "confirm.approve",
  "memo.issueConfirmed",
  "confirm.fulfil",
  "memo.sell",
  "memo.reverseSold",
  "memo.receive",
];

export function useTrackReportWorld() {
  const portal = useApp();
  const report = async (name: DemoName, search: string, role_id?: number) =>
    (await portal.as(name).call("getTrackReport", { query: { search, ...(role_id && { role_id }) } })).data;
  const later = (hours = 1) => portal.clock.advance(hours * 3_600_000);
  return { portal, report, later };
}
