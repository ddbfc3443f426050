import { useState } from "react";
import { loadLayout } from "#ui/workflow-picture/load-layout.ts";
import type { Overlay } from "#ui/workflow-picture/overlay.ts";
import { WorkflowView } from "#ui/workflow-picture/workflow-view.tsx";

const layout = await loadLayout("confirm");

const hours = (count: number) => count * 3_600_000;

/** The figures of the design's picture, on the present machine. */
const overlay: Overlay = {
  taken: {
    "confirm.request": 1318,
    "confirm.requestHeld": 264,
    "confirm.update": 212,
    "confirm.approve": 1323,
    "confirm.reject": 184,
    "confirm.cancel": 61,
    "confirm.fulfil": 1311,
  },
  states: {
    pending: { now: 14, medianMs: hours(5.2) },
    "approved.awaitingMemo": { now: 12, medianMs: hours(34) },
    "approved.fulfilled": { now: 1311, medianMs: null },
    rejected: { now: 184, medianMs: null },
    cancelled: { now: 61, medianMs: null },
  },
  path: [
    { transition: "confirm.requestHeld", step: 1 },
    { transition: "confirm.update", step: 2 },
    { transition: "confirm.approve", step: 3 },
    { transition: "confirm.fulfil", step: 4 },
  ],
  at: "approved.fulfilled",
  changes: { "confirm.cancelApproved": "added", "confirm.update": "changed" },
};

export function Picture() {
  const [selected, setSelected] = useState("confirm.approve");
  return (
    <main>
      <WorkflowView
        layout={layout}
        overlay={overlay}
        selected={selected}
        onSelect={setSelected}
        title="Confirm stone"
        caption={`Confirm stone, version ${layout.version}, model ${layout.model.slice(0, 8)}`}
      />
    </main>
  );
}
