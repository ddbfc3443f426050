import type { Layout } from "./layout.ts";

const layouts = import.meta.glob<Layout>("./layouts/*.json", { import: "default" });

/** The committed layout of a machine, fetched when its picture is looked at; `npm run diagrams` writes them. */
export async function loadLayout(name: string): Promise<Layout> {
  const load = layouts[`./layouts/${name}.json`];
  if (!load) throw new Error(`there is no layout of ${name}`);
  return load();
}
