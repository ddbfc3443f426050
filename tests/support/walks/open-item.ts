import type { AnyMachineSnapshot } from "xstate";
import { workflows } from "#machines/index.ts";
import type { OpenItemEvent } from "#machines/open-item.ts";
import type { WalkSpec } from "../walk.ts";

const done = (event: string) => ({ event, by: "Lena Peeters", at: "2026-11-20T09:00:00.000Z" });
const opened = ["7", "8"].flatMap((item) => ["1", "2"].map((mark) => ({ item, mark })));

const openItemSamples = (): OpenItemEvent[] => [
  ...opened.map((one) => ({ type: "OPEN" as const, ...one })),
  ...opened.flatMap((one) => [
    { type: "NEWS" as const, ...one, change: done("confirm.approve") },
    { type: "NEWS" as const, ...one, change: done("confirm.reject") },
  ]),
  { type: "ACT" },
  { type: "WRITTEN", mark: "1" },
  { type: "WRITTEN", mark: "2" },
  { type: "FAILED" },
  { type: "REFUSED", change: done("confirm.approve") },
  { type: "GO_ON" },
  { type: "CLOSE" },
];

export const openItemWalk: WalkSpec = {
  workflow: workflows.openItem,
  samples: openItemSamples,
  project: ({ value, context }: AnyMachineSnapshot): unknown => [value, context],
};
