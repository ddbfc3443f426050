import { variables } from "./tokens.ts";

/** The colours of one scheme, as a style sheet declares them. */
export const colours = (scheme: "light" | "dark") =>
  Object.entries(variables(scheme))
    .filter(([name]) => name.startsWith("--lp-"))
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
