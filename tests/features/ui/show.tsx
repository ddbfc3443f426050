import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { UiProvider } from "#ui/frame/ui-provider.tsx";

/** Shows something as the portal would: with theme, fonts and notifications, in one scheme. */
export const show = (children: ReactNode, scheme: "light" | "dark" = "light") =>
  render(children, { wrapper: (inner) => <UiProvider scheme={scheme} {...inner} /> });

/** Lets a list fill the screen, as it does beside its toolbar and dock. */
export const Screen = ({ children }: { children: ReactNode }) => (
  <div style={{ display: "flex", flexDirection: "column", height: 600 }}>{children}</div>
);
