import "./base.css";
import "@fontsource-variable/inter/index.css";
import "@fontsource-variable/jetbrains-mono/index.css";
import "@mantine/core/styles.layer.css";
import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { NotificationHost } from "../notice/notification-host.tsx";
import { type LinkComponent, LinkProvider } from "./link.tsx";
import { colours } from "./scheme-colours.ts";
import { cssVariables, theme } from "./theme.ts";

const schemeOnThisDevice = localStorageColorSchemeManager({ key: "loupe-color-scheme" });

/** Paper is white: what is printed out of the dark has the light colours. base.css still makes the ground and the text the printer's own. */
const onPaper = `@media print{html:root[data-mantine-color-scheme]{${colours("light")}}}`;

/** Theme, fonts, links and notifications around the whole portal; `scheme` forces one for pictures and tests. */
export function UiProvider({
  link,
  scheme,
  children,
}: {
  link?: LinkComponent;
  scheme?: "light" | "dark";
  children: ReactNode;
}) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemeOnThisDevice}
      defaultColorScheme="auto"
      forceColorScheme={scheme}
    >
      <style href="colours-on-paper" precedence="low">
        {onPaper}
      </style>
      <LinkProvider link={link}>
        <NotificationHost />
        {children}
      </LinkProvider>
    </MantineProvider>
  );
}
