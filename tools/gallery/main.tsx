import { type ComponentType, lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { UiProvider } from "#ui/frame/ui-provider.tsx";

/** The shows by name, for `?show=list&scheme=dark`: list, panels, charts, hard-charts, picture, states, door. */
const shows: Record<string, ComponentType> = {
  list: lazy(() => import("./list.tsx").then((m) => ({ default: m.List }))),
  panels: lazy(() => import("./panels.tsx").then((m) => ({ default: m.Panels }))),
  charts: lazy(() => import("./charts.tsx").then((m) => ({ default: m.Charts }))),
  "hard-charts": lazy(() => import("./hard-charts.tsx").then((m) => ({ default: m.HardCharts }))),
  picture: lazy(() => import("./picture.tsx").then((m) => ({ default: m.Picture }))),
  states: lazy(() => import("./states.tsx").then((m) => ({ default: m.States }))),
  door: lazy(() => import("./door.tsx").then((m) => ({ default: m.DoorShow }))),
};

const query = new URLSearchParams(location.search);
const Show = shows[query.get("show") ?? "list"];
const scheme = query.get("scheme");
const root = document.getElementById("root");
if (query.get("dir") === "rtl") document.documentElement.dir = "rtl";
if (root) {
  createRoot(root).render(
    <UiProvider scheme={scheme === "dark" || scheme === "light" ? scheme : undefined}>
      <Suspense>{Show ? <Show /> : <p>Nothing of that name</p>}</Suspense>
    </UiProvider>,
  );
}
