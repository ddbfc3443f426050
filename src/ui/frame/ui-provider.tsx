import "./base.css";
import "@fontsource-variable/inter/index.css";
import "@fontsource-variable/jetbrains-mono/index.css";
import "@mantine/core/styles.layer.css";
import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { NotificationHost } from "../notice/notification-host.tsx";
import { type LinkComponent, LinkProvider } from "./link.tsx";
import { cssVariables, theme } from "./theme.ts";

const schemeOnThisDevice = localStorageColorSchemeManager({ key: "loupe-color-scheme" });

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
      <LinkProvider link={link}>
        <NotificationHost />
        {children}
      </LinkProvider>
    </MantineProvider>
  );
}
