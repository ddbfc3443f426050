import { expect } from "vitest";
import { useApp } from "./app.ts";

export const near = (ms: number | null | undefined, wanted: number) => {
  expect(ms).toBeGreaterThan(wanted * 0.95);
  expect(ms).toBeLessThan(wanted * 1.05);
};

export function useWorkflowFigureWorld() {
  const portal = useApp();
  const auditor = () => portal.as("auditor");
  const figures = async (name: string, query = {}) =>
    (await auditor().call("getWorkflow", { path: { name }, query })).data;
  const counted = async (transition: string, query = {}) =>
    (await figures(transition.split(".")[0] ?? "", query)).taken.find((row) => row.transition === transition);
  const state = async (name: string, path: string, query = {}) =>
    (await figures(name, query)).states.find((one) => one.state === path);
  return { portal, auditor, figures, counted, state };
}
